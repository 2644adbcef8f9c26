import { openHome } from '../../testing/openHome';
import { postDiscarded, postRetried } from '../drafts/draftsSlice';
import { bookmarkToggled } from './changes/bookmark';
import { postDeleted } from './changes/deletion';
import { likeToggled } from './changes/like';
import { postEdited } from './changes/edit';

const CREATE = 'POST /api/posts';

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
