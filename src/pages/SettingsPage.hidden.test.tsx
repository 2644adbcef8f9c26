import { act, screen, within } from '@testing-library/react';
import '../features/users/hidden/HiddenSettings';
import { renderPart, type PartOptions } from '../testing/renderPart';
import { SettingsPage } from './SettingsPage';

const HIDDEN = 'GET /api/users/hidden';
const SAVE = 'POST /api/users/hidden-words';

const section = () => within(screen.getByRole('region', { name: 'Hidden' }));
const field = () => section().findByRole('textbox', { name: 'Word or phrase' });
const words = () => within(section().getByRole('list', { name: 'Hidden words' }));
const shown = () =>
  words()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const open = (arrange?: PartOptions['arrange']) =>
  renderPart(<SettingsPage />, arrange && { arrange });

/** The guest has muted, blocked and hidden this. */
const hides =
  (...calls: [path: string, body?: object][]): NonNullable<PartOptions['arrange']> =>
  async ({ server, session }) => {
    for (const [path, body = {}] of calls)
      await server.call('POST', `/api/users/${path}`, { token: session?.token, body });
  };

it('says what is there to hide while nothing is', async () => {
  await open();
  expect(await section().findByText(/^You haven’t muted anyone/)).toBeInTheDocument();
  expect(section().getByText(/^You haven’t blocked anyone/)).toBeInTheDocument();
  expect(section().queryByRole('list')).toBeNull();
});

it('lists the people, each with a way back, and leaves them out at once', async () => {
  const { user, transport, toasts } = await open(
    hides(['block/user-kinokai'], ['mute/user-reelruth'], ['mute/user-noirnoel']),
  );
  const muted = within(await section().findByRole('list', { name: 'Muted people' }));
  expect(muted.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/profile/noirnoel',
    '/profile/reelruth',
  ]);
  const blocked = within(section().getByRole('list', { name: 'Blocked people' }));
  expect(blocked.getByText('@kinokai')).toBeInTheDocument();
  // Their profile is not there for who blocks them.
  expect(blocked.queryByRole('link')).toBeNull();
  const unblock = transport.holdsRequest('POST /api/users/unblock/');
  await user.click(section().getByRole('button', { name: 'Unblock Kai Lindqvist' }));
  expect(section().queryByRole('list', { name: 'Blocked people' })).toBeNull();
  unblock.release();
  await user.click(muted.getByRole('button', { name: 'Unmute Noël Brandt' }));
  expect(muted.getByRole('button', { name: 'Unmute Ruth Almeida' })).toHaveFocus();
  await act(() => transport.quiet());
  expect(muted.getAllByRole('link')).toHaveLength(1);
  expect(section().queryByRole('list', { name: 'Blocked people' })).toBeNull();
  expect(toasts()).toEqual([
    'Kai Lindqvist is no longer blocked.',
    'You see Noël Brandt in your feeds again.',
  ]);
});

it('shows an error with Retry', async () => {
  const { user } = await open(({ transport }) =>
    transport.failsWith(HIDDEN, 503, 'The storage is busy.'),
  );
  expect(await section().findByRole('alert')).toHaveTextContent('The storage is busy.');
  await user.click(section().getByRole('button', { name: 'Retry' }));
  expect(await field()).toBeInTheDocument();
});

it('adds a word with Enter, and saves it', async () => {
  const { user, transport } = await open(hides(['hidden-words', { words: ['remake'] }]));
  await user.type(await field(), 'director’s cut{Enter}');
  expect(await words().findByText('director’s cut')).toBeInTheDocument();
  expect(await field()).toHaveValue('');
  await act(() => transport.quiet());
  expect(shown()).toEqual(['remake', 'director’s cut']);
});

it('keeps what was typed if it cannot be saved, and says why', async () => {
  const { user, transport } = await open();
  const typed = await field();
  transport.failsWith(SAVE, 400, 'At most 100 words.');
  await user.type(typed, 'remake');
  await user.click(section().getByRole('button', { name: 'Add' }));
  expect(await section().findByText('At most 100 words.')).toBeInTheDocument();
  expect(typed).toHaveValue('remake');
  expect(typed).toHaveAttribute('aria-invalid', 'true');
  expect(section().queryByRole('list')).toBeNull();
});

it('keeps what is typed while a word is being saved', async () => {
  const { user, transport } = await open();
  const held = transport.holdsAnswer(SAVE);
  await user.type(await field(), 'remake{Enter}');
  await held.waits;
  await user.type(await field(), 's');
  held.release();
  await act(() => transport.quiet());
  expect(words().getByText('remake')).toBeInTheDocument();
  expect(await field()).toHaveValue('remakes');
});

it('removes a word, and the focus stays in the list', async () => {
  const { user, transport } = await open(hides(['hidden-words', { words: ['remake', 'reboot'] }]));
  await user.click(await section().findByRole('button', { name: 'Remove word remake' }));
  expect(words().getByRole('button', { name: 'Remove word reboot' })).toHaveFocus();
  await act(() => transport.quiet());
  expect(words().getAllByRole('listitem')).toHaveLength(1);
  await user.click(words().getByRole('button', { name: 'Remove word reboot' }));
  await act(() => transport.quiet());
  expect(section().queryByRole('list', { name: 'Hidden words' })).toBeNull();
  expect(await field()).toHaveFocus();
});

it.each([
  ['the cross', 'cross'],
  ['Delete', '{Delete}'],
  ['Backspace', '{Backspace}'],
])('removes a word with %s, and the focus stays in the list', async (_with, press) => {
  const { user, transport } = await open(hides(['hidden-words', { words: ['remake', 'reboot'] }]));
  const word = await section().findByRole('button', { name: 'Remove word remake' });
  act(() => word.focus());
  if (press === 'cross') await user.click(within(word).getByTestId('CancelIcon'));
  else await user.keyboard(press);
  expect(words().getByRole('button', { name: 'Remove word reboot' })).toHaveFocus();
  await act(() => transport.quiet());
  expect(section().queryByRole('button', { name: 'Remove word remake' })).toBeNull();
});

it('saves everything that was asked for, one change after another', async () => {
  const { user, transport } = await open(
    hides(['hidden-words', { words: ['remake', 'reboot', 'sequel'] }]),
  );
  const typed = await field();
  const held = transport.holdsRequest(SAVE);
  await user.click(section().getByRole('button', { name: 'Remove word remake' }));
  await user.click(section().getByRole('button', { name: 'Remove word reboot' }));
  await user.type(typed, 'prequel{Enter}');
  held.release();
  await act(() => transport.quiet());
  expect(shown()).toEqual(['sequel', 'prequel']);
  expect(typed).toHaveValue('');
});

it('tells screen readers what was added and removed', async () => {
  const { user, transport } = await open();
  await user.type(await field(), 'remake{Enter}');
  await act(() => transport.quiet());
  expect(section().getByRole('status')).toHaveTextContent('remake was added');
  await user.click(words().getByRole('button', { name: 'Remove word remake' }));
  await act(() => transport.quiet());
  expect(section().getByRole('status')).toHaveTextContent('remake was removed');
});

it('brings a word back that could not be removed, and says why, but not at the field', async () => {
  const { user, transport, toasts } = await open(hides(['hidden-words', { words: ['remake'] }]));
  const typed = await field();
  transport.failsWith(SAVE, 500, 'The projector broke.');
  await user.click(section().getByRole('button', { name: 'Remove word remake' }));
  await act(() => transport.quiet());
  expect(shown()).toEqual(['remake']);
  expect(toasts()).toEqual(['The projector broke.']);
  expect(typed).toBeValid();
  expect(section().getByRole('status')).toBeEmptyDOMElement();
});

it('asks for nothing with an empty field', async () => {
  const { user, transport } = await open();
  await user.type(await field(), '  ');
  await user.click(section().getByRole('button', { name: 'Add' }));
  expect(transport.sentTo(SAVE)).toEqual([]);
  expect(await field()).toHaveFocus();
});
