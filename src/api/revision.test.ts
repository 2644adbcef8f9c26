import { postsApi } from '../features/posts/postsApi';
import { makeTestStore } from '../testing/makeTestStore';
import { changeReceived, dataReplaced } from './actions';
import { revisionReducer } from './revision';

const received = (revision: number) =>
  changeReceived({ revision, actorId: null, kind: 'edited', postIds: [], userIds: [] });

it('holds the newest revision, in whatever order they arrive', () => {
  expect([received(4), received(7), received(5)].reduce(revisionReducer, null)).toBe(7);
});

it('is 0 again when the data is replaced', () => {
  expect([received(7), dataReplaced(), received(1)].reduce(revisionReducer, null)).toBe(1);
});

describe('of answers', () => {
  const { getPost } = postsApi.endpoints;

  it('is read from successes and refusals', async () => {
    const { store, server } = await makeTestStore();
    const { token } = await server.signIn('reelruth');
    const known = () => store.getState().revision;
    const { data } = await store.dispatch(getPost.initiate('first-showing'));
    expect(known()).toBe(data?.revision);
    const body = { userData: { bio: 'Row F' } };
    await server.call('POST', '/api/users/edit', { token, body });
    const { error } = await store.dispatch(getPost.initiate('gone'));
    expect(error).toMatchObject({ status: 404, revision: known() });
    expect(known()).toBe((data?.revision ?? 0) + 1);
  });

  it('stays unknown if they have none', async () => {
    const { store, transport } = await makeTestStore();
    transport.losesConnection('GET /api/posts/first-showing');
    await store.dispatch(getPost.initiate('first-showing'));
    expect(store.getState().revision).toBeNull();
  });
});
