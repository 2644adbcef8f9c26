import { act, screen } from '@testing-library/react';
import { focusCardOf } from '../features/posts/card/cardFocus';
import { renderApp } from '../testing/renderApp';

const POST = 'dust-in-the-beam';

const openExplore = async () => {
  const app = await renderApp('/explore');
  const [card] = await screen.findAllByRole('article');
  if (!card) throw new Error('Explore is empty.');
  act(() => focusCardOf(POST));
  return { ...app, card };
};

it.each(['o', '{Enter}'])('%s opens the post in focus', async (key) => {
  const { user } = await openExplore();
  await user.keyboard(key);
  expect(await screen.findByRole('heading', { level: 1, name: 'Post' })).toBeInTheDocument();
});

it('leaves Enter to a button that has the focus', async () => {
  const { user, card } = await openExplore();
  const like = card.querySelector<HTMLElement>('button[aria-label="Like"]');
  const before = like?.getAttribute('aria-pressed');
  act(() => like?.focus());
  await user.keyboard('{Enter}');
  expect(like?.getAttribute('aria-pressed')).not.toBe(before);
  expect(screen.getByRole('heading', { level: 1, name: 'Explore' })).toBeInTheDocument();
});
