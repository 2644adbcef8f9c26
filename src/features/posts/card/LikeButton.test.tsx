import { act, screen } from '@testing-library/react';
import { renderPart } from '../../../testing/renderPart';
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

it('shows a press at once, and counts it once', async () => {
  const { user, transport, button, likes } = await renderButton();
  const before = likes();
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(likes()).toBe(before + 1);
  await act(() => transport.quiet());
  expect(transport.sent).toContain(`POST /api/posts/like/${POST_ID}`);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(likes()).toBe(before + 1);
});

it('takes each of two presses for the opposite of the one before', async () => {
  const { user, store, transport, button, likes } = await renderButton();
  const before = likes();
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await act(() => transport.quiet());
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(likes()).toBe(before);
  expect(findPost(store.getState(), POST_ID)?.likes.likeCount).toBe(before);
});

it('takes a press back that the server refused', async () => {
  const { user, transport, button, likes, toasts } = await renderButton();
  const before = likes();
  transport.failsWith('POST /api/posts/like/', 500, 'The usher is out.');
  await user.click(button);
  await act(() => transport.quiet());
  expect(toasts()).toEqual(['The usher is out.']);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(likes()).toBe(before);
});
