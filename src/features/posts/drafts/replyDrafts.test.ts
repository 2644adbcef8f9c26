import { LIMITS } from '../../../domain/limits';
import { createMemoryPageStorage } from '../../../testing/memoryPageStorage';
import { makeTestStore } from '../../../testing/makeTestStore';
import { sessionRestored } from '../../auth/authSlice';
import {
  draftChanged,
  draftDiscarded,
  draftsRestored,
  editDraftChanged,
  postSubmitted,
  replyDraftChanged,
  selectEarlierDrafts,
  selectReplyDraft,
} from '../postsSlice';

const PERSON = { _id: 'kai', firstName: 'Kai', lastName: 'Lindqvist', username: 'kinokai' };
const OWN = 'first-showing';
const OTHER = 'playtime-on-seventy';

const replyTo = (_id: string) => ({ _id, author: PERSON });
const typed = (postId: string, content: string) =>
  replyDraftChanged({ replyTo: replyTo(postId), change: { content } });
const found = (postId: string, content: string) => ({
  replyTo: replyTo(postId),
  content,
  pictures: [],
});
const nothing = { earlierDrafts: [], replyDrafts: {}, editDrafts: {}, outbox: [] };

type PageStorage = ReturnType<typeof createMemoryPageStorage>;
type App = Awaited<ReturnType<typeof makeTestStore>>;

const leavePage = () => window.dispatchEvent(new Event('pagehide'));

/** Another page with the same storage, once it has restored its drafts. */
const reopen = async (pageStorage: PageStorage) => {
  const app = await makeTestStore({ as: null, pageStorage });
  app.store.dispatch(sessionRestored(await app.server.signIn('matinee')));
  await app.transport.quiet();
  return app;
};

const wordsFor = ({ store }: App, postId: string) =>
  selectReplyDraft(store.getState(), postId).content;
const waiting = ({ store }: App) =>
  selectEarlierDrafts(store.getState()).map(({ content, replyTo: answered }) => [
    answered?._id,
    content,
  ]);

it('keeps a draft per post over a reload, separate from the composer’s and from an edit', async () => {
  const { store, pageStorage } = await makeTestStore();
  const post = { content: 'As it stood', pictures: [] };
  store.dispatch(draftChanged({ content: 'A post' }));
  store.dispatch(typed(OWN, 'To my own'));
  store.dispatch(typed(OTHER, 'To another’s'));
  store.dispatch(editDraftChanged({ postId: OWN, post, change: { content: 'An edit' } }));
  leavePage();
  const later = await reopen(pageStorage);
  expect(wordsFor(later, OWN)).toBe('To my own');
  expect(wordsFor(later, OTHER)).toBe('To another’s');
  expect(later.store.getState().posts).toMatchObject({
    draft: { content: 'A post' },
    editDrafts: { [OWN]: { content: 'An edit' } },
    earlierDrafts: [],
  });
});

it('deletes only a draft that was sent or emptied', async () => {
  const app = await makeTestStore();
  const { store, transport, pageStorage } = app;
  for (const id of [OWN, OTHER, 'lonely-place']) store.dispatch(typed(id, 'Words'));
  store.dispatch(postSubmitted(selectReplyDraft(store.getState(), OWN)));
  store.dispatch(typed(OTHER, ''));
  await transport.quiet();
  leavePage();
  const later = await reopen(pageStorage);
  expect(Object.keys(later.store.getState().posts.replyDrafts)).toEqual(['lonely-place']);
});

it('of two tabs that answer one post, also offers the older draft, below that post', async () => {
  const pageStorage = createMemoryPageStorage();
  for (const words of ['Of the one', 'Of the other']) {
    const { store } = await makeTestStore({ pageStorage });
    store.dispatch(typed(OWN, words));
    leavePage();
  }
  const later = await reopen(pageStorage);
  expect([wordsFor(later, OWN), ...waiting(later).flat()].sort()).toEqual(
    ['Of the one', 'Of the other', OWN].sort(),
  );
  expect(later.store.getState().posts.draft.content).toBe('');
});

it('keeps what was typed while the stored reply was read, and also offers the stored one', async () => {
  const app = await makeTestStore();
  app.store.dispatch(typed(OWN, 'New'));
  app.store.dispatch(typed(OTHER, 'Longer words'));
  const replyDrafts = { [OWN]: found(OWN, 'Old'), [OTHER]: found(OTHER, 'Longer') };
  app.store.dispatch(draftsRestored({ ...nothing, replyDrafts }));
  expect(wordsFor(app, OWN)).toBe('New');
  // The typed text already includes the other one.
  expect(waiting(app)).toEqual([[OWN, 'Old']]);
});

describe('to a post that is gone', () => {
  afterEach(() => jest.useRealTimers());

  /** A page that finds two drafts of replies to a deleted post, of which the newer one is discarded. */
  const reloadWithout = async (prepare: (app: App) => void) => {
    const app = await makeTestStore();
    prepare(app);
    leavePage();
    const after = await makeTestStore({ as: null, pageStorage: app.pageStorage });
    const session = await after.server.signIn('matinee');
    await after.server.call('DELETE', `/api/posts/${OWN}`, { token: session.token });
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] });
    after.store.dispatch(sessionRestored(session));
    await after.transport.quiet();
    const pass = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      await after.transport.quiet();
    };
    return { ...after, pass };
  };

  it('waits while the deletion can be undone, and is offered in the composer after that', async () => {
    const after = await reloadWithout(({ store }) => {
      store.dispatch(typed(OWN, 'To the lost'));
      store.dispatch(typed(OTHER, 'To what stays'));
    });
    await after.pass(LIMITS.restoreMs - 1);
    expect(wordsFor(after, OWN)).toBe('To the lost');
    await after.pass(1);
    expect(wordsFor(after, OWN)).toBe('');
    expect(waiting(after)).toEqual([[undefined, 'To the lost']]);
    expect(wordsFor(after, OTHER)).toBe('To what stays');
  });

  it('is also offered in the composer if it was an earlier draft', async () => {
    const after = await reloadWithout(({ store }) => {
      const earlierDrafts = [{ ...found(OWN, 'From another tab'), _id: 'one' }];
      store.dispatch(draftsRestored({ ...nothing, earlierDrafts }));
      store.dispatch(draftDiscarded('none'));
    });
    expect(waiting(after)).toEqual([[OWN, 'From another tab']]);
    await after.pass(LIMITS.restoreMs);
    expect(waiting(after)).toEqual([[undefined, 'From another tab']]);
  });
});
