import { act, fireEvent, screen } from '@testing-library/react';
import { useAppSelector } from '../../../app/hooks';
import { renderPart } from '../../../testing/renderPart';
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
