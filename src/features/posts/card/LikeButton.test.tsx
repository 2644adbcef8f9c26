import { act, fireEvent, screen } from '@testing-library/react';
import { useAppSelector } from '../../../app/hooks';
import { renderPart } from '../../../testing/renderPart';
import { loggedIn } from '../../auth/authSlice';
import { selectPost } from '../changes/selectPost';
import { useGetPostQuery } from '../postsApi';
import { LikeButton } from './LikeButton';

const POST_ID = 'first-showing';

function LikedPost() {
  useGetPostQuery(POST_ID);
  const post = useAppSelector((state) => selectPost(state, POST_ID));
  return post ? <LikeButton post={post} /> : null;
}

const renderButton = async () => {
  const parts = await renderPart(<LikedPost />);
  const button = await screen.findByRole('button', { name: 'Like' });
  const likes = () => Number(screen.getByTestId('like-count').textContent);
  return { ...parts, button, likes };
};

it('shows a click at once, before the server has received it, and counts it once', async () => {
  const { transport, button, likes } = await renderButton();
  const before = likes();
  const held = transport.holdsRequest('POST /api/posts/like/');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(likes()).toBe(before + 1);
  held.release();
  await act(() => transport.quiet());
  expect(transport.sent).toContain(`POST /api/posts/like/${POST_ID}`);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(likes()).toBe(before + 1);
});

it('treats each of two clicks within one frame as the opposite of the previous one', async () => {
  const { transport, button, likes } = await renderButton();
  const before = likes();
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await act(() => transport.quiet());
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(likes()).toBe(before);
});

it('undoes a click that the server refused', async () => {
  const { transport, button, likes, toasts } = await renderButton();
  const before = likes();
  transport.failsWith('POST /api/posts/like/', 500, 'The usher is out.');
  fireEvent.click(button);
  await act(() => transport.quiet());
  expect(toasts()).toEqual(['The usher is out.']);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(likes()).toBe(before);
});

it('does not like for a user who signed in right after the click', async () => {
  const { store, server, transport, button } = await renderButton();
  const session = await server.signIn('kinokai');
  const namesOfOthers = async () =>
    (await server.post(POST_ID))?.likes.likedBy
      .map(({ username }) => username)
      .filter((username) => username !== 'matinee');
  const before = await namesOfOthers();
  fireEvent.click(button);
  act(() => void store.dispatch(loggedIn({ ...session, how: 'form' })));
  await act(() => transport.quiet());
  expect(await namesOfOthers()).toEqual(before);
});
