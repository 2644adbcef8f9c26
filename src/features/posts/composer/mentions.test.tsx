import { screen } from '@testing-library/react';
import { setupUser } from '../../../testing/setupUser';
import { renderPart } from '../../../testing/renderPart';
import { selectOutbox } from '../postsSlice';
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
  expect(box).toHaveValue('With @kinokai  again');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect(selectOutbox(store.getState())).toMatchObject([{ content: 'With @kinokai  again' }]);
  answer.release();
});

it('closes on Escape until another name is typed', async () => {
  const { user, box } = await openComposer();
  await user.type(box, '@kin');
  await screen.findByRole('option', { name: /kinokai/ });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(box, 'o');
  expect(await screen.findByRole('option', { name: /kinokai/ })).toBeInTheDocument();
});
