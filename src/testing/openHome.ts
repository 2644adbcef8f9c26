import type { FeedArg } from '../api/feedAddress';
import { postSubmitted, selectOutbox } from '../features/drafts/draftsSlice';
import { selectPost } from '../features/posts/changes/selectPost';
import { getShownFeed } from '../features/posts/feed/shownFeed';
import { postsApi } from '../features/posts/postsApi';
import { makeTestStore } from './makeTestStore';

const HOME: FeedArg = { feed: 'home', sort: 'latest' };
/** A post by the guest. */
export const OWN = 'first-showing';

/** The guest with Home on screen, and what these tests look at. */
export const openHome = async () => {
  const app = await makeTestStore();
  const { store, server } = app;
  await store.dispatch(postsApi.endpoints.getFeed.initiate(HOME));
  const read = () =>
    store.dispatch(postsApi.endpoints.getFeed.initiate(HOME, { forceRefetch: true }));

  /** The ids that Home shows, in order. */
  const shown = () => getShownFeed(store.getState(), HOME)?.map(({ _id }) => _id) ?? [];
  const submit = (content: string) =>
    store.dispatch(postSubmitted({ content, pictures: [] })).payload._id;
  const post = (postId: string) => selectPost(store.getState(), postId);
  const outbox = () => selectOutbox(store.getState());
  const truth = (postId: string) => server.post(postId);
  return { ...app, read, shown, submit, post, outbox, truth };
};
