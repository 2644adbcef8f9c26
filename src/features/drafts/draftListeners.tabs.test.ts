import { changeReceived } from '../../api/actions';
import { holdPicture } from '../../lib/pictureFiles';
import { composerDraft, draftTyped } from '../../testing/drafts';
import { createFakeLocks } from '../../testing/fakeLocks';
import { createMemoryPageStorage } from '../../testing/memoryPageStorage';
import { makeTestStore } from '../../testing/makeTestStore';
import { loggedOut, sessionFollowed, sessionRestored } from '../auth/authSlice';
import { postsApi } from '../posts/postsApi';
import { places } from './draftRecord';
import {
  draftDropped,
  entryDraftChanged,
  listDraftChanged,
  postSubmitted,
  profileDraftChanged,
  selectListDraft,
  selectProfileDraft,
} from './draftsSlice';
import { draftOf } from './postDraft';
import {
  leavePage,
  reopen,
  storedIn,
  textsIn,
  TEXT,
  typeAndPause,
  typeInto,
  type Store,
} from '../../testing/storedDrafts';

it('leaves another tab’s records alone at a logout', async () => {
  const { pageStorage } = await typeAndPause(TEXT);
  const other = await makeTestStore({ pageStorage });
  other.store.dispatch(loggedOut());
  await other.transport.quiet();
  expect(composerDraft(await reopen(pageStorage)).content).toBe(TEXT);
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
    store.dispatch(draftTyped({ content }));
    leavePage();
  };

  it('with different drafts lose neither', async () => {
    const { pageStorage, tabs } = await openTwo();
    for (const [place, tab] of tabs.entries()) type(tab.store, `Words of tab ${place}`);
    expect(textsIn(await reopen(pageStorage)).sort()).toEqual(['Words of tab 0', 'Words of tab 1']);
  });

  it('keep their own drafts when one of them publishes', async () => {
    const { pageStorage, tabs } = await openTwo();
    const [one, other] = tabs;
    if (!one || !other) throw new Error('There are no two tabs.');
    type(one.store, 'To be published');
    type(other.store, 'To be continued');
    one.store.dispatch(postSubmitted({ content: 'To be published', pictures: [] }));
    await one.transport.quiet();
    expect(textsIn(await reopen(pageStorage))).toEqual(['To be continued']);
  });

  it('show the same draft until one of them publishes it', async () => {
    const { store, transport, server, session } = await makeTestStore();
    store.dispatch(draftTyped({ content: TEXT }));
    const postData = { _id: 'elsewhere', content: TEXT, pictures: [] };
    await server.call('POST', '/api/posts', { token: session?.token ?? '', body: { postData } });
    store.dispatch(changeReceived(server.lastChange()));
    await transport.quiet();
    expect(composerDraft(store.getState()).content).toBe('');
  });

  it('keep a draft if the post edited in the other tab cannot be fetched', async () => {
    const { store, transport, session } = await makeTestStore();
    const postId = 'dust-in-the-beam';
    const { data } = await store.dispatch(postsApi.endpoints.getPost.initiate(postId));
    if (!session || !data) throw new Error('There is no post of one’s own.');
    store.dispatch(draftTyped(draftOf(data.post)));
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
    expect(composerDraft(store.getState()).content).toBe(data.post.content);
  });
});

describe('a second tab', () => {
  /** A tab in which something is written, and one that opens after that. */
  const openSecond = async (write: (store: Store) => void) => {
    const [pageStorage, locks] = [createMemoryPageStorage(), createFakeLocks()];
    const first = await makeTestStore({ pageStorage, locks });
    first.store.dispatch(sessionRestored(first.session));
    await first.transport.quiet();
    write(first.store);
    leavePage();
    await first.transport.quiet();
    const second = await makeTestStore({ as: null, pageStorage, locks });
    second.store.dispatch(sessionRestored(first.session));
    await second.transport.quiet();
    return { first, second, pageStorage };
  };

  it('takes nothing of what is being written in the first, nor sends it', async () => {
    const { first, second, pageStorage } = await openSecond((store) => {
      typeInto(store, TEXT);
      store.dispatch(entryDraftChanged({ entryId: null, change: { text: TEXT } }));
      store.dispatch(
        profileDraftChanged({ bio: TEXT, avatar: holdPicture('data:image/webp;base64,AAAA') }),
      );
    });
    expect(second.store.getState().drafts).toMatchObject({ records: [], outbox: [] });
    expect(composerDraft(first.store.getState()).content).toBe(TEXT);
    // The picture is not deleted as one that nobody needs.
    expect([...(await storedIn(pageStorage)).values()]).toContainEqual(expect.any(Blob));
  });

  it('takes it once the first is closed, as any later page does', async () => {
    const { first, second, pageStorage } = await openSecond((store) => typeInto(store, TEXT));
    second.store.dispatch(draftTyped({ content: 'Of the second' }));
    leavePage();
    first.store.dispatch(draftDropped(places.post));
    await first.transport.quiet();
    expect(textsIn(await reopen(pageStorage))).toEqual(['Of the second']);
  });
});

it('offers two tabs’ edits of one list one after the other: lists are whole', async () => {
  const [pageStorage, locks] = [createMemoryPageStorage(), createFakeLocks()];
  const base = { title: 'Rain', description: '', ranked: false, public: true, films: [] };
  const pages = [];
  for (const title of ['Rain, earlier', 'Rain, later']) {
    const page = await makeTestStore({ pageStorage, locks });
    page.store.dispatch(sessionRestored(page.session));
    await page.transport.quiet();
    page.store.dispatch(listDraftChanged({ listId: 'rain', change: { title }, base }));
    pages.push(page);
  }
  leavePage();
  for (const { transport } of pages) await transport.quiet();
  const later = await makeTestStore({ as: null, pageStorage });
  later.store.dispatch(sessionRestored(await later.server.signIn('matinee')));
  await later.transport.quiet();
  const title = () => selectListDraft(later.store.getState(), 'rain')?.draft.title;
  expect(title()).toBe('Rain, later');
  later.store.dispatch(draftDropped(places.list('rain')));
  expect(title()).toBe('Rain, earlier');
});

it('is restored in one tab after a login in another, and belongs to its writer only', async () => {
  const { store, session, transport } = await makeTestStore();
  store.dispatch(draftTyped({ content: TEXT }));
  store.dispatch(profileDraftChanged({ bio: 'Row F' }));
  store.dispatch(sessionFollowed(session));
  await transport.quiet();
  expect(composerDraft(store.getState()).content).toBe(TEXT);
  expect(selectProfileDraft(store.getState())).toEqual({ bio: 'Row F' });
});
