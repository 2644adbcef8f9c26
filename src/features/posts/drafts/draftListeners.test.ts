import { changeReceived } from '../../../api/actions';
import { LIMITS } from '../../../domain/limits';
import { aFilm } from '../../../testing/builders';
import { createMemoryPageStorage } from '../../../testing/memoryPageStorage';
import { makeTestStore } from '../../../testing/makeTestStore';
import { loggedIn, loggedOut, sessionRefused, sessionRestored } from '../../auth/authSlice';
import { postsApi } from '../postsApi';
import {
  draftChanged,
  editDraftChanged,
  postSubmitted,
  selectDraft,
  selectEarlierDrafts,
} from '../postsSlice';
import { draftOf } from './draft';

const TEXT = 'Half a sentence about';

/** A user's drafts as another page with the same browser storage finds them. */
const reopen = async (pageStorage: ReturnType<typeof createMemoryPageStorage>, as?: string) => {
  const { store, server, transport } = await makeTestStore({ as: null, pageStorage });
  store.dispatch(sessionRestored(await server.signIn(as ?? 'matinee')));
  await transport.quiet();
  return store.getState().posts;
};

type Store = Awaited<ReturnType<typeof makeTestStore>>['store'];

/** Runs an action, and lets a second pass after it. */
const andPause = async (act: () => void) => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  act();
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
};

const typeInto = (store: Store, text: string) => {
  for (let end = 1; end <= text.length; end += 1)
    store.dispatch(draftChanged({ content: text.slice(0, end) }));
};

const typeAndPause = async (text: string) => {
  const app = await makeTestStore();
  await andPause(() => typeInto(app.store, text));
  return app;
};

const leavePage = () => window.dispatchEvent(new Event('pagehide'));

it('stores what is typed within a second of the last key, in one write', async () => {
  const { store, pageStorage } = await makeTestStore();
  const write = jest.spyOn(pageStorage, 'writeAll');
  await andPause(() => typeInto(store, TEXT));
  expect(write).toHaveBeenCalledTimes(1);
  expect((await reopen(pageStorage)).draft).toEqual({ content: TEXT, pictures: [] });
});

it('stores all but the last second of what is typed without a pause', async () => {
  const { store, pageStorage } = await makeTestStore();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  for (let end = 1; end <= TEXT.length; end += 1) {
    store.dispatch(draftChanged({ content: TEXT.slice(0, end) }));
    await jest.advanceTimersByTimeAsync(100);
  }
  jest.useRealTimers();
  expect((await reopen(pageStorage)).draft.content).toContain(TEXT.slice(0, -10));
});

it('stores a draft’s film fields', async () => {
  const { store, pageStorage } = await makeTestStore();
  const about = {
    film: aFilm(),
    rating: 3.5,
    watchedOn: '2026-11-03',
    again: true,
    spoilers: true,
  };
  store.dispatch(draftChanged(about));
  leavePage();
  expect((await reopen(pageStorage)).draft).toEqual({ content: '', pictures: [], ...about });
});

it('stores an unsaved edit', async () => {
  const { store, pageStorage } = await makeTestStore();
  const post = { content: 'As it stood', pictures: [] };
  const change = { content: TEXT };
  await andPause(() => {
    store.dispatch(editDraftChanged({ postId: 'first-showing', post, change }));
  });
  expect((await reopen(pageStorage)).editDrafts).toEqual({
    'first-showing': { content: TEXT, pictures: [] },
  });
});

it.each([
  ['a logout', loggedOut],
  ['a refused token', sessionRefused],
])(
  'stores the very last words at %s, and gives them back to their writer',
  async (_name, event) => {
    const { store, pageStorage, session, transport } = await makeTestStore();
    store.dispatch(draftChanged({ content: TEXT }));
    store.dispatch(event());
    await transport.quiet();
    expect(selectDraft(store.getState()).content).toBe('');
    if (!session) throw new Error('Nobody was signed in.');
    store.dispatch(loggedIn({ ...session, how: 'form' }));
    await transport.quiet();
    expect(selectDraft(store.getState()).content).toBe(TEXT);
    expect((await reopen(pageStorage)).draft.content).toBe(TEXT);
  },
);

it('never shows another user’s draft', async () => {
  const { pageStorage } = await typeAndPause(TEXT);
  expect((await reopen(pageStorage, 'kinokai')).draft.content).toBe('');
  expect((await reopen(pageStorage, 'matinee')).draft.content).toBe(TEXT);
});

it('stores both users’ texts if another user signs in while one is typing', async () => {
  const { pageStorage } = await typeAndPause(TEXT);
  const { store, server, transport } = await makeTestStore({ as: 'kinokai', pageStorage });
  store.dispatch(draftChanged({ content: 'Kai’s words' }));
  const session = await server.signIn('matinee');
  await andPause(() => store.dispatch(loggedIn({ ...session, how: 'form' })));
  await transport.quiet();
  expect((await reopen(pageStorage, 'kinokai')).draft.content).toBe('Kai’s words');
  expect((await reopen(pageStorage, 'matinee')).draft.content).toBe(TEXT);
});

it('resends a post whose page was closed while it was being sent', async () => {
  const { store, pageStorage, transport } = await makeTestStore();
  const held = transport.holdsRequest('POST /api/posts');
  store.dispatch(postSubmitted({ content: TEXT, pictures: [] }));
  await held.waits;
  const later = await makeTestStore({ as: null, pageStorage });
  later.store.dispatch(sessionRestored(await later.server.signIn('matinee')));
  await new Promise((resolve) => setImmediate(resolve));
  await later.transport.quiet();
  held.release();
  await transport.quiet();
  expect(later.store.getState().posts).toMatchObject({ draft: { content: '' }, outbox: [] });
  const { body } = await later.server.call('GET', '/api/posts');
  expect(JSON.stringify(body)).toContain(TEXT);
});

it('leaves another tab’s records alone at a logout', async () => {
  const { pageStorage } = await typeAndPause(TEXT);
  const other = await makeTestStore({ pageStorage });
  other.store.dispatch(loggedOut());
  await other.transport.quiet();
  expect((await reopen(pageStorage)).draft.content).toBe(TEXT);
});

it('deletes a draft that became a post', async () => {
  const { store, pageStorage, transport } = await typeAndPause(TEXT);
  store.dispatch(postSubmitted({ content: TEXT, pictures: [] }));
  await transport.quiet();
  expect(await reopen(pageStorage)).toMatchObject({ draft: { content: '' }, outbox: [] });
});

it('keeps what was typed while the stored draft was read, and also offers the stored one', async () => {
  const { pageStorage } = await typeAndPause('Old');
  const { store, server } = await makeTestStore({ as: null, pageStorage });
  const session = await server.signIn('matinee');
  store.dispatch(sessionRestored(session));
  store.dispatch(draftChanged({ content: 'New' }));
  await new Promise((resolve) => setImmediate(resolve));
  expect(selectDraft(store.getState()).content).toBe('New');
  expect(selectEarlierDrafts(store.getState())).toMatchObject([{ content: 'Old' }]);
  expect(await reopen(pageStorage)).toMatchObject({
    draft: { content: 'New' },
    earlierDrafts: [{ content: 'Old' }],
  });
});

it('stores the last text when the page is closed before it was stored', async () => {
  const { store, pageStorage } = await makeTestStore();
  store.dispatch(draftChanged({ content: TEXT }));
  leavePage();
  expect((await reopen(pageStorage)).draft.content).toBe(TEXT);
});

describe('a photo', () => {
  const PHOTO = 'data:image/webp;base64,AAAA';
  const photosIn = (writes: jest.SpyInstance) =>
    writes.mock.calls
      .flatMap(([changes]: [Map<string, unknown>]) => [...changes.values()])
      .filter((value) => value === PHOTO);

  it('is written once, not again with every word or when it is sent', async () => {
    const { store, pageStorage, transport } = await makeTestStore();
    const writes = jest.spyOn(pageStorage, 'writeAll');
    const held = transport.holdsRequest('POST /api/posts');
    for (const change of [
      { pictures: [{ src: PHOTO }] },
      { content: 'A' },
      { content: 'A still' },
    ]) {
      store.dispatch(draftChanged(change));
      leavePage();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(writes).toHaveBeenCalledTimes(3);
    store.dispatch(postSubmitted({ content: 'A still', pictures: [{ src: PHOTO }] }));
    await held.waits;
    expect(photosIn(writes)).toHaveLength(1);
    const stored = await pageStorage.update('drafts:', () => new Map());
    expect([...stored.values()]).toContain(PHOTO);
    held.release();
    await transport.quiet();
  });

  it('is restored with its text', async () => {
    const { store, pageStorage } = await makeTestStore();
    store.dispatch(draftChanged({ content: TEXT, pictures: [{ src: PHOTO }] }));
    leavePage();
    expect((await reopen(pageStorage)).draft).toEqual({
      content: TEXT,
      pictures: [{ src: PHOTO }],
    });
    expect((await reopen(pageStorage)).draft).toEqual({
      content: TEXT,
      pictures: [{ src: PHOTO }],
    });
  });

  it('that does not fit does not prevent its text from being stored', async () => {
    const pageStorage = createMemoryPageStorage();
    const { writeAll } = pageStorage;
    const { store } = await makeTestStore({ pageStorage });
    pageStorage.writeAll = (changes) =>
      [...changes.values()].includes(PHOTO) ? Promise.resolve(false) : writeAll(changes);
    store.dispatch(draftChanged({ content: TEXT, pictures: [{ src: PHOTO }] }));
    leavePage();
    expect((await reopen(pageStorage)).draft).toEqual({ content: TEXT, pictures: [] });
  });

  it('is deleted once nothing needs it', async () => {
    const { store, pageStorage, transport } = await makeTestStore();
    store.dispatch(postSubmitted({ content: TEXT, pictures: [{ src: PHOTO }] }));
    await transport.quiet();
    const left = await pageStorage.update('drafts:', () => new Map());
    expect([...left.keys()]).toEqual([]);
  });
});

describe('two tabs', () => {
  const openTwo = async () => {
    const pageStorage = createMemoryPageStorage();
    return {
      pageStorage,
      tabs: [await makeTestStore({ pageStorage }), await makeTestStore({ pageStorage })],
    };
  };
  const type = (store: Store, content: string) => {
    store.dispatch(draftChanged({ content }));
    leavePage();
  };

  it('with different drafts lose neither', async () => {
    const { pageStorage, tabs } = await openTwo();
    for (const [place, tab] of tabs.entries()) type(tab.store, `Words of tab ${place}`);
    const { draft, earlierDrafts } = await reopen(pageStorage);
    expect([draft, ...earlierDrafts].map(({ content }) => content).sort()).toEqual([
      'Words of tab 0',
      'Words of tab 1',
    ]);
  });

  it('keep their own drafts when one of them publishes', async () => {
    const { pageStorage, tabs } = await openTwo();
    const [one, other] = tabs;
    if (!one || !other) throw new Error('There are no two tabs.');
    type(one.store, 'To be published');
    type(other.store, 'To be continued');
    one.store.dispatch(postSubmitted({ content: 'To be published', pictures: [] }));
    await one.transport.quiet();
    expect(await reopen(pageStorage)).toMatchObject({
      draft: { content: 'To be continued' },
      earlierDrafts: [],
      outbox: [],
    });
  });

  it('show the same draft until one of them publishes it', async () => {
    const { store, transport, server, session } = await makeTestStore();
    store.dispatch(draftChanged({ content: TEXT }));
    const postData = { _id: 'elsewhere', content: TEXT, pictures: [] };
    await server.call('POST', '/api/posts', { token: session?.token ?? '', body: { postData } });
    const actorId = session?.user._id ?? null;
    store.dispatch(
      changeReceived({
        kind: 'created',
        actorId,
        postIds: ['elsewhere'],
        userIds: [],
        revision: 9,
      }),
    );
    await transport.quiet();
    expect(selectDraft(store.getState()).content).toBe('');
  });

  it('keep a draft if the post edited in the other tab cannot be fetched', async () => {
    const { store, transport, session } = await makeTestStore();
    const postId = 'dust-in-the-beam';
    const { data } = await store.dispatch(postsApi.endpoints.getPost.initiate(postId));
    if (!session || !data) throw new Error('There is no post of one’s own.');
    store.dispatch(draftChanged(draftOf(data.post)));
    transport.losesConnection('GET /api/posts/');
    store.dispatch(
      changeReceived({
        kind: 'edited',
        actorId: session.user._id,
        postIds: [postId],
        userIds: [],
        revision: 9,
      }),
    );
    await transport.quiet();
    expect(selectDraft(store.getState()).content).toBe(data.post.content);
  });
});

describe('the edit of a post that is gone', () => {
  const post = { content: 'As it stood', pictures: [] };

  const reloadWithout = async (postId: string) => {
    const { store, pageStorage } = await makeTestStore();
    for (const id of [postId, 'lonely-place'])
      store.dispatch(editDraftChanged({ postId: id, post, change: { content: TEXT } }));
    leavePage();
    const after = await makeTestStore({ pageStorage, as: null });
    const session = await after.server.signIn('matinee');
    const call = (method: string, path: string) =>
      after.server.call(method, path, { token: session.token });
    await call('DELETE', `/api/posts/${postId}`);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] });
    after.store.dispatch(sessionRestored(session));
    await after.transport.quiet();
    const edits = () => Object.keys(after.store.getState().posts.editDrafts);
    const pass = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      await after.transport.quiet();
    };
    return { edits, pass, call };
  };
  afterEach(() => jest.useRealTimers());

  it('waits while the deletion can be undone, and is dropped after that', async () => {
    const { edits, pass } = await reloadWithout('first-showing');
    expect(edits()).toContain('first-showing');
    await pass(LIMITS.restoreMs - 1);
    expect(edits()).toContain('first-showing');
    await pass(1);
    expect(edits()).toEqual(['lonely-place']);
  });

  it('stays if the deletion was undone', async () => {
    const { edits, pass, call } = await reloadWithout('first-showing');
    await call('POST', '/api/posts/restore/first-showing');
    await pass(LIMITS.restoreMs);
    expect(edits().sort()).toEqual(['first-showing', 'lonely-place']);
  });
});
