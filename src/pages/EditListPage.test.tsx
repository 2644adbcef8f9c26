import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { ListEdit } from '../domain/listRequests';
import { makeList } from '../testing/filmLists';
import { actInOtherTab } from '../testing/otherTab';
import { renderPart, type PartOptions } from '../testing/renderPart';
import { EditListPage } from './EditListPage';
import { ListPage } from './ListPage';
import { NewListPage } from './NewListPage';

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

const open = (path = '/list/rain/edit', options: PartOptions = {}) =>
  renderPart(
    <Routes>
      <Route element={<ListPage />} path="/list/:listId" />
      <Route element={<EditListPage />} path="/list/:listId/edit" />
      <Route element={<NewListPage />} path="/new-list" />
    </Routes>,
    { path, arrange: (parts) => makeList(parts), ...options },
  );

type App = Awaited<ReturnType<typeof open>>;

const rows = async () => within(await screen.findByRole('list', { name: 'Films' }));
const order = async () =>
  (await rows())
    .getAllByRole('button', { name: /^Move/ })
    .map((button) => button.ariaLabel?.slice(5));
const mover = async (title: string) =>
  (await rows()).getByRole('button', { name: `Move ${title}` });

/** The list on the server: its films in order, with their notes. */
const kept = async ({ server }: App) => {
  const { body } = await server.call('GET', '/api/lists/rain');
  return JSON.stringify(body);
};

it('moves a film by keys and by its place, and keeps the focus on it', async () => {
  const app = await open();
  expect(await order()).toEqual(['Vertigo', 'Stalker', 'Playtime', 'Alien']);
  const handle = await mover('Alien');
  act(() => handle.focus());
  await app.user.keyboard('{Home}');
  expect(await order()).toEqual(['Alien', 'Vertigo', 'Stalker', 'Playtime']);
  expect(await mover('Alien')).toHaveFocus();
  await app.user.keyboard('{ArrowDown}');
  expect(await order()).toEqual(['Vertigo', 'Alien', 'Stalker', 'Playtime']);
  expect(screen.getByText('Alien is now 2 of 4')).toBeInTheDocument();
  const place = screen.getByRole('textbox', { name: 'Place of Vertigo' });
  await app.user.clear(place);
  await app.user.type(place, '9{Enter}');
  expect(await order()).toEqual(['Alien', 'Stalker', 'Playtime', 'Vertigo']);
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { level: 1, name: 'Rain on windows' });
  await act(() => app.transport.quiet());
  expect(await kept(app)).toMatch(/alien.*stalker.*playtime.*vertigo/);
});

it('never says of one film where another one moved', async () => {
  const { user } = await open();
  const handle = await mover('Stalker');
  act(() => handle.focus());
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('Stalker is now 3 of 4')).toBeInTheDocument();
  await user.click((await rows()).getByRole('button', { name: 'Remove Vertigo' }));
  expect(screen.queryByText(/is now/)).not.toBeInTheDocument();
});

it('takes a film off and puts it back where it was', async () => {
  const { user } = await open();
  await user.click((await rows()).getByRole('button', { name: 'Remove Stalker' }));
  expect(await order()).toEqual(['Vertigo', 'Playtime', 'Alien']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await order()).toEqual(['Vertigo', 'Stalker', 'Playtime', 'Alien']);
  expect(await mover('Stalker')).toHaveFocus();
  expect(screen.getByText('Stalker is on the list again')).toBeInTheDocument();
});

/** Opens the search for a film, and chooses the first one found. */
const choose = async ({ user }: App, title: string) => {
  await user.click(await screen.findByRole('button', { name: 'Add a film' }));
  await user.type(screen.getByRole('combobox', { name: 'Find a film' }), title);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${title} [(]`) }));
};

it('offers no Undo for a film that is back as changes were discarded', async () => {
  const { user } = await open();
  await user.click((await rows()).getByRole('button', { name: 'Remove Stalker' }));
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await order()).toContain('Stalker');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('keeps the focus as a film is searched for, and says whether it is on the list', async () => {
  const app = await open();
  const { user } = app;
  await user.click(await screen.findByRole('button', { name: 'Add a film' }));
  await user.click(screen.getByRole('button', { name: 'Close search' }));
  expect(screen.getByRole('button', { name: 'Add a film' })).toHaveFocus();
  await choose(app, 'Alien');
  expect(await order()).toHaveLength(4);
  expect(screen.getByText('Alien').closest('[role=status]')).toHaveTextContent(
    'Alien is on the list already.',
  );
  expect(screen.getByRole('button', { name: 'Add a film' })).toHaveFocus();
  await choose(app, 'Ran');
  expect((await order()).at(-1)).toBe('Ran');
  expect(screen.queryByText(/already/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a film' })).toHaveFocus();
});

it('moves the focus to the heading as changes are discarded', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Ranked' }));
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByRole('checkbox', { name: 'Ranked' })).not.toBeChecked();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit list' })).toHaveFocus();
});

it('keeps the texts and notes', async () => {
  const app = await open();
  const { user } = app;
  fireEvent.change(await screen.findByRole('textbox', { name: 'Title' }), {
    target: { value: 'Rain' },
  });
  await user.type(screen.getByRole('textbox', { name: 'Note on Alien' }), 'In space.');
  await user.click(screen.getByRole('checkbox', { name: 'Ranked' }));
  await user.click(screen.getByRole('checkbox', { name: 'Public' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rain' })).toBeVisible();
  await act(() => app.transport.quiet());
  const { body } = await app.server.call('GET', '/api/lists/rain', {
    token: app.session?.token ?? '',
  });
  expect(body).toMatchObject({ list: { title: 'Rain', ranked: true, public: false } });
  expect(JSON.stringify(body)).toContain('In space.');
});

it('keeps the lines of a note, and takes Enter for a new one', async () => {
  const films = [{ filmId: 'alien-1979', note: 'Rain.' }];
  const app = await open('/list/rain/edit', { arrange: (parts) => makeList(parts, { films }) });
  const note = await screen.findByRole('textbox', { name: 'Note on Alien' });
  await app.user.type(note, '{Enter}Then more rain.');
  expect(screen.getByRole('heading', { level: 1, name: 'Edit list' })).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { level: 1, name: 'Rain on windows' });
  await act(() => app.transport.quiet());
  expect(await kept(app)).toContain(String.raw`Rain.\nThen more rain.`);
});

it('makes a list, which opens', async () => {
  const { user, transport } = await open('/new-list');
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Trains');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Trains' })).toBeVisible();
  await act(() => transport.quiet());
  expect(screen.getByRole('heading', { level: 1, name: 'Trains' })).toBeVisible();
  expect(screen.getByText('No films on it yet')).toBeVisible();
  expect(transport.sentTo('POST /api/lists')).toHaveLength(1);
});

it('shows both versions of a list that was changed meanwhile, and goes on with the chosen one', async () => {
  const app = await open();
  const { user, server, session } = app;
  await user.click((await rows()).getByRole('button', { name: 'Remove Stalker' }));
  await server.call('POST', '/api/lists/move/rain', {
    token: session?.token ?? '',
    body: { filmId: 'alien-1979', to: 0 },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('link', { name: 'Continue editing' }));
  const mine = within(await screen.findByRole('list', { name: 'Films, your version' }));
  const titles = (list: typeof mine) =>
    list.getAllByRole('listitem').map((item) => item.textContent);
  expect(titles(mine)).toEqual(['Vertigo (1958)', 'Playtime (1967)', 'Alien (1979)']);
  const theirs = within(screen.getByRole('list', { name: 'Films, the other version' }));
  expect(titles(theirs)[0]).toBe('Alien (1979)');
  expect(titles(theirs)).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Keep my version' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Edit list' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await act(() => app.transport.quiet());
  await waitFor(async () => expect(await kept(app)).toMatch(/vertigo.*playtime.*alien/));
  expect(await kept(app)).not.toContain('stalker');
});

/** Edits the list in another tab while its form is open. */
const editElsewhere = (app: App, listData: ListEdit) =>
  actInOtherTab(app, 'matinee', ['POST', '/api/lists/edit/rain', { listData }]);

it('shows in both versions all that can differ', async () => {
  const app = await open();
  const { user } = app;
  await user.type(await screen.findByRole('textbox', { name: 'Note on Alien' }), 'In space.');
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Wet.');
  await user.click(screen.getByRole('checkbox', { name: 'Ranked' }));
  await editElsewhere(app, { public: false });
  const mine = await screen.findByRole('region', { name: 'Your version' });
  const theirs = screen.getByRole('region', { name: 'The other version' });
  for (const shown of ['In space.', 'Wet.', 'Ranked · Public'])
    expect(within(mine).getByText(shown)).toBeVisible();
  expect(within(theirs).getByText('Not ranked · Private')).toBeVisible();
  expect(theirs).not.toHaveTextContent(/In space|Wet/);
  await user.click(screen.getByRole('button', { name: 'Take the other version' }));
  expect(screen.getByRole('checkbox', { name: 'Public' })).not.toBeChecked();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit list' })).toHaveFocus();
});

it('asks nothing where both versions are the same, and goes on with the list as it is', async () => {
  const app = await open();
  await app.user.click(await screen.findByRole('checkbox', { name: 'Ranked' }));
  await editElsewhere(app, { ranked: true });
  expect(await screen.findByRole('checkbox', { name: 'Ranked' })).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Keep my version' })).not.toBeInTheDocument();
});
