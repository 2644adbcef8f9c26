import type { FeedArg } from '../../api/feedAddress';
import { aFilm } from '../../testing/builders';
import { makeTestStore } from '../../testing/makeTestStore';
import { modalOpened } from '../ui/uiSlice';
import { selectPost } from './changes/selectPost';
import { getShownFeed } from './feed/shownFeed';
import { postsApi } from './postsApi';
import { postDiscarded, postRetried, postSubmitted, selectOutbox } from '../drafts/draftsSlice';
import { bookmarkToggled } from './changes/bookmark';
import { deletionUndone, postDeleted } from './changes/deletion';
import { likeToggled } from './changes/like';
import { postEdited } from './changes/edit';

const HOME: FeedArg = { feed: 'home', sort: 'latest' };
const CREATE = 'POST /api/posts';
/** A post by the guest. */
const OWN = 'first-showing';

const openHome = async () => {
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

describe('a new post', () => {
  it('comes first at once, and is confirmed by a toast once the server has it', async () => {
    const { transport, toasts, shown, submit, post, outbox, truth } = await openHome();
    const held = transport.holdsRequest(CREATE);
    const postId = submit('Nobody left.');
    expect(shown()[0]).toBe(postId);
    expect(toasts()).toEqual([]);
    held.release();
    await transport.quiet();
    expect(toasts()).toEqual(['Post Created']);
    expect(outbox()).toEqual([]);
    expect(post(postId)?.createdAt).toBe((await truth(postId))?.createdAt);
  });

  it('leaves the feed on a refusal, with its text and the reason in the outbox', async () => {
    const { transport, toasts, shown, submit, outbox } = await openHome();
    transport.failsWith(CREATE, 507, 'There is no space left.');
    const postId = submit('Nobody left.');
    await transport.quiet();
    expect(shown()).not.toContain(postId);
    expect(toasts()).toEqual(['There is no space left.']);
    expect(outbox()).toMatchObject([
      { content: 'Nobody left.', status: 'failed', problem: 'There is no space left.' },
    ]);
  });

  it('is one post when it is sent again because the answer was lost', async () => {
    const { store, transport, shown, submit, outbox, truth, read } = await openHome();
    transport.losesAnswer(CREATE);
    const postId = submit('Nobody left.');
    await transport.quiet();
    store.dispatch(postRetried(postId));
    await transport.quiet();
    expect(outbox()).toEqual([]);
    expect((await truth(postId))?.content).toBe('Nobody left.');
    await read();
    expect(shown().filter((id) => id === postId)).toHaveLength(1);
  });

  it('that failed is removed when its author discards it', async () => {
    const { store, transport, submit, outbox } = await openHome();
    transport.losesConnection(CREATE);
    const postId = submit('Nobody left.');
    await transport.quiet();
    store.dispatch(postDiscarded(postId));
    expect(outbox()).toEqual([]);
  });

  it.each(['before', 'after'])(
    'stays when a feed that was read without it comes %s its answer',
    async (when) => {
      const { transport, shown, submit, read } = await openHome();
      const feed = transport.holdsAnswer('GET /api/posts?feed=home');
      const reading = read();
      await feed.waits;
      const create = transport.holdsAnswer(CREATE);
      const postId = submit('Nobody left.');
      await create.waits;
      const [first, last] = when === 'before' ? [feed, create] : [create, feed];
      first.release();
      await transport.quietBut(1);
      last.release();
      await reading;
      await transport.quiet();
      expect(shown().filter((id) => id === postId)).toHaveLength(1);
    },
  );

  it('can be liked, edited, bookmarked and deleted while it is being sent: the calls keep their order', async () => {
    const { store, transport, shown, submit, truth } = await openHome();
    const held = transport.holdsRequest(CREATE);
    const postId = submit('Nobody left.');
    store.dispatch(likeToggled(postId, true));
    store.dispatch(postEdited({ postId, content: 'Everybody left.', pictures: [] }));
    store.dispatch(bookmarkToggled(postId, true));
    await held.waits;
    held.release();
    await transport.quiet();
    expect(transport.sentTo('POST')).toEqual([
      'POST /api/posts',
      `POST /api/posts/like/${postId}`,
      `POST /api/posts/edit/${postId}`,
      `POST /api/users/bookmark/${postId}`,
    ]);
    expect(await truth(postId)).toMatchObject({
      content: 'Everybody left.',
      likes: { likeCount: 1 },
    });
    store.dispatch(postDeleted(postId));
    await transport.quiet();
    expect(shown()).not.toContain(postId);
    expect(await truth(postId)).toBeNull();
  });

  it('keeps a like and an edit made before its own answer', async () => {
    const { store, transport, submit, post } = await openHome();
    const held = transport.holdsAnswer(CREATE);
    const postId = submit('Nobody left.');
    await held.waits;
    store.dispatch(likeToggled(postId, true));
    store.dispatch(postEdited({ postId, content: 'Everybody left.', pictures: [] }));
    held.release();
    await transport.quiet();
    expect(post(postId)).toMatchObject({ content: 'Everybody left.', likes: { likeCount: 1 } });
  });
});

describe('an edit', () => {
  const edit = (content: string) => postEdited({ postId: OWN, content, pictures: [] });

  it('shows at once and closes its dialog, before the server has received it', async () => {
    const { store, transport, toasts, post, truth } = await openHome();
    store.dispatch(modalOpened({ kind: 'editPost', postId: OWN }));
    const held = transport.holdsRequest('POST /api/posts/edit/');
    store.dispatch(edit('Second thoughts.'));
    expect(post(OWN)?.content).toBe('Second thoughts.');
    expect(store.getState().ui.modal).toBeNull();
    expect(toasts()).toEqual(['Post Updated']);
    held.release();
    await transport.quiet();
    expect((await truth(OWN))?.content).toBe('Second thoughts.');
  });

  it('that is refused is logged and undone, its toast is withdrawn and its draft restored', async () => {
    const { store, transport, toasts, post, truth } = await openHome();
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    transport.failsWith('POST /api/posts/edit/', 400, 'No.');
    store.dispatch({ ...edit('Second thoughts.') });
    await transport.quiet();
    expect(post(OWN)?.content).toBe((await truth(OWN))?.content);
    expect(toasts()).toEqual([expect.stringMatching(/^No\. .*kept as a draft/)]);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('ends with the last of three made in a row, whichever is refused', async () => {
    const { store, transport, post, truth } = await openHome();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    transport.failsWith('POST /api/posts/edit/', 400, 'No.');
    for (const content of ['One.', 'Two.', 'Three.']) store.dispatch(edit(content));
    await transport.quiet();
    expect(post(OWN)?.content).toBe('Three.');
    expect((await truth(OWN))?.content).toBe('Three.');
  });

  it('sends its photo again while an earlier edit with it may still fail', async () => {
    const { store, transport, post, truth } = await openHome();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const src = '/photos/drive-in.webp';
    const pictures = [{ src }];
    transport.failsWith('POST /api/posts/edit/', 507, 'There is no space left.');
    store.dispatch(postEdited({ postId: OWN, content: 'With a photo.', pictures }));
    store.dispatch(postEdited({ postId: OWN, content: 'With a photo, and words.', pictures }));
    await transport.quiet();
    expect((await truth(OWN))?.photos).toBe(src);
    expect(post(OWN)?.pictures).toEqual(pictures);
  });

  it('is not undone by a feed that was read before it and arrives after it', async () => {
    const { store, transport, post, read } = await openHome();
    const held = transport.holdsAnswer('GET /api/posts?feed=home');
    const reading = read();
    await held.waits;
    store.dispatch(edit('Second thoughts.'));
    await transport.quietBut(1);
    held.release();
    await reading;
    expect(post(OWN)?.content).toBe('Second thoughts.');
  });
});

describe('a deletion', () => {
  it('removes the post at once and offers to undo it', async () => {
    const { store, transport, shown, truth } = await openHome();
    const held = transport.holdsRequest('DELETE /api/posts/');
    store.dispatch(postDeleted(OWN));
    expect(shown()).not.toContain(OWN);
    expect(store.getState().ui.toasts).toMatchObject([{ undo: deletionUndone(OWN) }]);
    held.release();
    await transport.quiet();
    expect(await truth(OWN)).toBeNull();
  });

  it('that is refused brings the post back to its place', async () => {
    const { store, transport, toasts, shown } = await openHome();
    const before = shown();
    transport.failsWith('DELETE /api/posts/', 500, 'The shredder jammed.');
    store.dispatch(postDeleted(OWN));
    await transport.quiet();
    expect(shown()).toEqual(before);
    expect(toasts()).toEqual(['The shredder jammed.']);
  });

  it('undone while it is being sent ends with the post, its likes and its place', async () => {
    const { store, transport, shown, truth } = await openHome();
    const before = shown();
    const likes = (await truth(OWN))?.likes;
    const held = transport.holdsRequest('DELETE /api/posts/');
    store.dispatch(postDeleted(OWN));
    store.dispatch(deletionUndone(OWN));
    expect(shown()).toEqual(before);
    held.release();
    await transport.quiet();
    expect(shown()).toEqual(before);
    expect((await truth(OWN))?.likes).toEqual(likes);
  });

  it('undone before its answer is lost brings the post back', async () => {
    const { store, transport, toasts, shown, truth } = await openHome();
    const before = shown();
    const held = transport.holdsRequest('DELETE /api/posts/');
    transport.losesAnswer('DELETE /api/posts/');
    store.dispatch(postDeleted(OWN));
    await held.waits;
    store.dispatch(deletionUndone(OWN));
    held.release();
    await transport.quiet();
    expect(shown()).toEqual(before);
    expect(await truth(OWN)).not.toBeNull();
    expect(toasts()).not.toContain('Post not found.');
  });

  it('undone before it is refused leaves the post, and shows no error', async () => {
    const { store, transport, toasts, shown } = await openHome();
    const before = shown();
    const held = transport.holdsRequest('DELETE /api/posts/');
    transport.failsWith('DELETE /api/posts/', 500, 'The projector jammed.');
    store.dispatch(postDeleted(OWN));
    await held.waits;
    store.dispatch(deletionUndone(OWN));
    held.release();
    await transport.quiet();
    expect(shown()).toEqual(before);
    expect(toasts()).not.toContain('The projector jammed.');
  });

  it('that can no longer be undone stays', async () => {
    const { store, transport, toasts, shown } = await openHome();
    store.dispatch(postDeleted(OWN));
    await transport.quiet();
    transport.failsWith('POST /api/posts/restore/', 404, 'Post not found.');
    store.dispatch(deletionUndone(OWN));
    await transport.quiet();
    expect(shown()).not.toContain(OWN);
    expect(toasts()).toEqual(['Post not found.']);
  });
});

describe('a post about a film', () => {
  const about = {
    content: 'The tower.',
    pictures: [],
    film: aFilm(),
    rating: 4.5,
    watchedOn: '2026-11-03',
    spoilers: true,
  };
  const said = { film: { _id: 'vertigo-1958' }, rating: 4.5, watchedOn: '2026-11-03' };

  const openWith = async () => {
    const app = await openHome();
    const postId = app.store.dispatch(postSubmitted(about)).payload._id;
    return { ...app, postId };
  };

  it('shows its film at once, and permanently', async () => {
    const { transport, post, truth, postId } = await openWith();
    expect(post(postId)).toMatchObject(said);
    await transport.quiet();
    expect(await truth(postId)).toMatchObject({ ...said, spoilers: true });
  });

  it('keeps all of it in the outbox when it is refused', async () => {
    const { transport, store, outbox } = await openHome();
    transport.failsWith(CREATE, 507, 'There is no space left.');
    store.dispatch(postSubmitted(about));
    await transport.quiet();
    expect(outbox()).toMatchObject([about]);
  });

  it('shows an edit of it at once, and permanently', async () => {
    const { transport, store, post, truth, postId } = await openWith();
    await transport.quiet();
    store.dispatch(postEdited({ postId, ...about, rating: 3, spoilers: false }));
    expect(post(postId)).toMatchObject({ ...said, rating: 3 });
    await transport.quiet();
    const saved = await truth(postId);
    expect(saved).toMatchObject({ ...said, rating: 3 });
    expect(saved).not.toHaveProperty('spoilers');
  });

  it('shows it without its film as soon as that is removed', async () => {
    const { transport, store, post, truth, postId } = await openWith();
    await transport.quiet();
    store.dispatch(postEdited({ postId, content: 'The tower.', pictures: [] }));
    for (const field of ['film', 'rating', 'watchedOn', 'spoilers'])
      expect(post(postId)).not.toHaveProperty(field);
    await transport.quiet();
    expect(await truth(postId)).not.toHaveProperty('film');
  });
});
