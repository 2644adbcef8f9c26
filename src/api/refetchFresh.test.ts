import { postsApi } from '../features/posts/postsApi';
import { makeTestStore } from '../testing/makeTestStore';
import { refetchFresh } from './refetchFresh';

const { getPost } = postsApi.endpoints;
const READ = 'GET /api/posts/first-showing';

it('asks again after a running request, whose answer may be older', async () => {
  const { store, transport } = await makeTestStore();
  const running = transport.holdsAnswer(READ);
  void store.dispatch(getPost.initiate('first-showing'));
  await running.waits;
  const answer = refetchFresh(store.dispatch, getPost, 'first-showing');
  running.release();
  expect((await answer)?.post._id).toBe('first-showing');
  expect(transport.sentTo(READ)).toHaveLength(2);
});

it('returns null after a failure, although an earlier answer is cached', async () => {
  const { store, transport } = await makeTestStore();
  await store.dispatch(getPost.initiate('first-showing'));
  transport.losesConnection(READ);
  expect(await refetchFresh(store.dispatch, getPost, 'first-showing')).toBeNull();
});
