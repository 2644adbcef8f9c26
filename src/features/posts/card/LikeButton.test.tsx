import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPart } from '../../../testing/renderPart';
import { useGetPostQuery } from '../postsApi';
import { LikeButton } from './LikeButton';

function LikedPost({ id }: { id: string }) {
  const { data: post } = useGetPostQuery(id);
  return post ? <LikeButton post={post} /> : null;
}

const renderButton = async () => {
  const parts = await renderPart(<LikedPost id="first-showing" />);
  const button = await screen.findByRole('button', { name: 'Like' });
  const likes = () => Number(screen.getByTestId('like-count').textContent);
  return { ...parts, button, likes };
};

it('counts a like once, from the press until the server has it', async () => {
  const { user, transport, button, likes } = await renderButton();
  const before = likes();
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(likes()).toBe(before + 1);
  await waitFor(() => expect(transport.sent).toContain('POST /api/posts/like/first-showing'));
  await act(() => transport.quiet());
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(likes()).toBe(before + 1);
});

it('takes each of two presses within one frame for the opposite of the one before', async () => {
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
