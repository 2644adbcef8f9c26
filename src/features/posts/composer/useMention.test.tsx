import { fireEvent, screen } from '@testing-library/react';
import { setupUser } from '../../../testing/setupUser';
import { renderPart } from '../../../testing/renderPart';
import { selectOutbox } from '../../drafts/draftsSlice';
import { Composer } from './Composer';

const openComposer = async () => {
  const parts = await renderPart(<Composer />);
  return { ...parts, user: setupUser(), box: await screen.findByRole('textbox') };
};

const optionNames = async () =>
  (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

it('suggests users after an @ and one letter, first those whose name starts with it', async () => {
  const { user, box } = await openComposer();
  await user.type(box, 'With @');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(box, 'r');
  expect((await optionNames()).slice(0, 2)).toEqual([
    'Ruth Almeida@reelruth',
    'Priya Raman@framebyframe',
  ]);
});

it('inserts the user chosen by keyboard, and the keys do nothing else', async () => {
  const { user, box, store } = await openComposer();
  await user.type(box, 'With @r');
  const [first, second] = await screen.findAllByRole('option');
  expect(box).toHaveAttribute('aria-activedescendant', first?.id);
  await user.keyboard('{ArrowDown}');
  expect(box).toHaveAttribute('aria-activedescendant', second?.id);
  expect(second).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(box).toHaveValue('With @reelruth ');
  expect(box).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box).not.toHaveAttribute('aria-activedescendant');
  expect(selectOutbox(store.getState())).toEqual([]);
});

it('inserts the clicked user in the middle of a text, and sends it', async () => {
  const { user, box, store, transport } = await openComposer();
  const answer = transport.holdsAnswer('POST /api/posts');
  await user.type(box, 'With  again');
  await user.type(box, '@kin', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  await user.click(await screen.findByRole('option', { name: /kinokai/ }));
  expect(box).toHaveValue('With @kinokai again');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect(selectOutbox(store.getState())).toMatchObject([{ content: 'With @kinokai again' }]);
  answer.release();
});

it.each([
  ['@reel|ruth saw it', '@reelruth |saw it'],
  ['(@reel|ruth)', '(@reelruth|)'],
  ['(@reel|)', '(@reelruth|)'],
  ['@ree|lruthさん', '@reelruth|さん'],
  ['By @reel|.', 'By @reelruth|.'],
  ['@reel|, and', '@reelruth|, and'],
  ['@reel|\nsaw it', '@reelruth |\nsaw it'],
  ['@reel|\u3000saw it', '@reelruth\u3000|saw it'],
  ['@reelruth and @reel|ru', '@reelruth and @reelruth |'],
])('replaces the whole name under the caret: %j becomes %j', async (before, after) => {
  const { user, box } = await openComposer();
  await user.type(box, before.replace('|', ''));
  const caret = before.indexOf('|');
  if (box instanceof HTMLTextAreaElement) box.setSelectionRange(caret, caret);
  fireEvent.keyUp(box);
  await screen.findByRole('option', { name: /reelruth/ });
  await user.keyboard('{Enter}');
  const text = after.replace('|', '');
  expect(box).toHaveValue(text);
  expect(box).toHaveProperty('selectionStart', after.indexOf('|'));
});

it('leaves Shift+Tab, and an Enter that ends the composition of an input method', async () => {
  const { user, box } = await openComposer();
  await user.type(box, '@kin');
  await screen.findByRole('option', { name: /kinokai/ });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect(box).toHaveValue('@kin');
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(box).toHaveValue('@kin');
  expect(box).not.toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('closes on Escape until another name is typed', async () => {
  const { user, box } = await openComposer();
  await user.type(box, '@kin');
  await screen.findByRole('option', { name: /kinokai/ });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(box, 'o');
  expect(await screen.findByRole('option', { name: /kinokai/ })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  // The same letters elsewhere are another name.
  await user.type(box, ' @kino');
  expect(await screen.findByRole('option', { name: /kinokai/ })).toBeInTheDocument();
});
