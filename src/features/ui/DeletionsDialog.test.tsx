import { act, screen } from '@testing-library/react';
import { LIMITS } from '../../domain/limits';
import { renderPart } from '../../testing/renderPart';
import { postDeleted } from '../posts/changes/deletion';
import { selectPost } from '../posts/changes/selectPost';
import { postsApi } from '../posts/postsApi';
import { DeletionsDialog } from './DeletionsDialog';

const OWN = 'first-showing';

const deleteAndOpen = async () => {
  const parts = await renderPart(<DeletionsDialog />, {
    arrange: async ({ store, transport }) => {
      await store.dispatch(postsApi.endpoints.getPost.initiate(OWN));
      store.dispatch(postDeleted(OWN));
      await transport.quiet();
    },
  });
  return { ...parts, post: () => selectPost(parts.store.getState(), OWN) };
};

afterEach(() => jest.useRealTimers());

it('restores what was deleted less than a minute ago', async () => {
  const { user, post, transport } = await deleteAndOpen();
  expect(post()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: /^Restore: / }));
  await act(() => transport.quiet());
  expect(post()).toMatchObject({ _id: OWN });
  expect(screen.queryByRole('button', { name: /^Restore: / })).toBeNull();
});

it('lists nothing that the server no longer restores', async () => {
  await deleteAndOpen();
  const later = Date.now() + LIMITS.restoreMs;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('Nothing was deleted in the last minute.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Restore: / })).toBeNull();
});
