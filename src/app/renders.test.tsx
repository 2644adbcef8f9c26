// First, because React looks for its observer only once.
import { takeRendered } from '../testing/renderedComponents';
import { act, screen, waitFor } from '@testing-library/react';
import { composerDraft } from '../testing/drafts';
import { renderApp } from '../testing/renderApp';

const renderFeed = async (path: string) => {
  const parts = await renderApp(path);
  await screen.findAllByRole('article');
  await act(() => parts.transport.quiet());
  takeRendered();
  return parts;
};

/** Explore with its search and the films talked about, which load last. */
const renderExplore = async () => {
  const parts = await renderFeed('/explore');
  await screen.findByRole('combobox');
  const films = await screen.findByRole('list', { name: 'Films talked about' });
  await waitFor(() => expect(films.querySelectorAll('svg').length).toBeGreaterThan(0));
  await act(() => parts.transport.quiet());
  takeRendered();
  return parts;
};

const names = () => [...new Set(takeRendered())];

it('renders for a like the card and its button, when it is made and when it is answered', async () => {
  const { user, transport } = await renderExplore();
  const answer = transport.holdsAnswer('POST /api/posts/like/');
  const [like] = screen.getAllByRole('button', { name: 'Like', pressed: false });
  if (!like) throw new Error('Every post is liked.');
  await user.click(like);
  expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(takeRendered()).toEqual(['FeedCard', 'PostCard', 'LikeButton']);
  answer.release();
  await act(() => transport.quiet());
  expect(names()).toEqual(['FeedCard', 'PostCard', 'LikeButton']);
});

it('renders for a key in the composer its field, also when the draft is stored', async () => {
  const { user, store } = await renderFeed('/');
  const field = screen.getByRole('textbox', { name: 'What did you watch?' });
  await user.type(field, 'Qu');
  takeRendered();
  await user.keyboard('i');
  expect(takeRendered()).toEqual(['DraftText']);
  await waitFor(() => expect(composerDraft(store.getState()).content).toBe('Qui'));
  expect(names()).toEqual(['DraftText']);
});

it('renders for a key in the search the box and its list', async () => {
  const { user, transport } = await renderExplore();
  const box = screen.getByRole('combobox');
  await user.type(box, 'ree');
  await screen.findAllByRole('option');
  await act(() => transport.quiet());
  takeRendered();
  await user.keyboard('l');
  expect(takeRendered()).toEqual(['SearchBox', 'SearchResults', 'PersonRowSkeleton']);
});
