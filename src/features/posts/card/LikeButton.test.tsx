import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPart } from '../../../testing/renderPart';
import { loggedIn } from '../../auth/authSlice';
import { findPost } from '../postCache';
import { useGetPostQuery } from '../postsApi';
import { LikeButton } from './LikeButton';

const POST_ID = 'first-showing';

function LikedPost() {
  const { data: post } = useGetPostQuery(POST_ID);
  return post ? <LikeButton post={post} /> : null;
}

const renderButton = async () => {
  const parts = await renderPart(<LikedPost />);
  const button = await screen.findByRole('button', { name: 'Like' });
  const likes = () => Number(screen.getByTestId('like-count').textContent);
  return { ...parts, button, likes };
};

it('shows a press before the store hears of it, and counts it once', async () => {
  const { store, transport, button, likes } = await renderButton();
  const stored = () => findPost(store.getState(), POST_ID)?.likes.likeCount;
  const before = likes();
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(likes()).toBe(before + 1);
  expect(stored()).toBe(before);
  await act(() => transport.quiet());
  expect(transport.sent).toContain(`POST /api/posts/like/${POST_ID}`);
  expect(stored()).toBe(before + 1);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(likes()).toBe(before + 1);
});

it('takes each of two presses within one frame for the opposite of the one before', async () => {
  const { store, transport, button, likes } = await renderButton();
  const before = likes();
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await act(() => transport.quiet());
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(likes()).toBe(before);
  expect(findPost(store.getState(), POST_ID)?.likes.likeCount).toBe(before);
});

it('shows the last of two presses while the store hears of the first', async () => {
  const { store, transport, button } = await renderButton();
  const stored: unknown[] = [];
  store.subscribe(() => stored.push(findPost(store.getState(), POST_ID)?.likes.likeCount));
  const shown: unknown[] = [];
  const look = () => shown.push(button.getAttribute('aria-pressed'));
  const observer = new MutationObserver(look);
  observer.observe(button, { attributeFilter: ['aria-pressed'] });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(new Set(stored).size).toBe(2));
  await waitFor(() => expect(stored.at(-1)).toBe(stored[0]));
  observer.disconnect();
  expect(shown).toEqual(['false']);
  await act(() => transport.quiet());
});

it('takes a press back that the server refused', async () => {
  const { transport, button, likes, toasts } = await renderButton();
  const before = likes();
  transport.failsWith('POST /api/posts/like/', 500, 'The usher is out.');
  fireEvent.click(button);
  await act(() => transport.quiet());
  expect(toasts()).toEqual(['The usher is out.']);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(likes()).toBe(before);
});

it('likes for nobody who signed in right after the press', async () => {
  const { store, server, transport, button } = await renderButton();
  const session = await server.signIn('kinokai');
  fireEvent.click(button);
  act(() => void store.dispatch(loggedIn({ ...session, how: 'form' })));
  await act(() => transport.quiet());
  expect(transport.sentTo('POST /api/posts/like/')).toEqual([]);
});
