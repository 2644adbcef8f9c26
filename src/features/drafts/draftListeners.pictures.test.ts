import { holdPicture, sentAddress } from '../../lib/pictureFiles';
import { composerDraft, draftTyped } from '../../testing/drafts';
import { createMemoryPageStorage } from '../../testing/memoryPageStorage';
import { makeTestStore } from '../../testing/makeTestStore';
import { places } from './draftRecord';
import {
  postDraftChanged,
  postSubmitted,
  profileDraftChanged,
  selectPostDraft,
  selectProfileDraft,
} from './draftsSlice';
import { isSameDraft } from './postDraft';
import { leavePage, reopen, storedIn, TEXT } from '../../testing/storedDrafts';

const OWN = 'first-showing';

describe('a photo', () => {
  const DATA_URL = 'data:image/webp;base64,AAAA';
  /** As picked: state refers to it by its object URL. */
  const photo = () => [{ src: holdPicture(DATA_URL) }];
  const photosIn = (writes: jest.SpyInstance) =>
    writes.mock.calls
      .flatMap(([changes]: [Map<string, unknown>]) => [...changes.values()])
      .filter((value) => value instanceof Blob);

  it('is written once, not again with every word or when it is sent', async () => {
    const { store, pageStorage, transport } = await makeTestStore();
    const writes = jest.spyOn(pageStorage, 'writeAll');
    const held = transport.holdsRequest('POST /api/posts');
    const pictures = photo();
    for (const change of [{ pictures }, { content: 'A' }, { content: 'A still' }]) {
      store.dispatch(draftTyped(change));
      leavePage();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(writes).toHaveBeenCalledTimes(3);
    store.dispatch(postSubmitted({ content: 'A still', pictures }));
    await held.waits;
    expect(photosIn(writes)).toHaveLength(1);
    const stored = [...(await storedIn(pageStorage)).values()];
    expect(stored.filter((value) => value instanceof Blob)).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain('data:image');
    held.release();
    await transport.quiet();
  });

  it('is restored with its text', async () => {
    const { store, pageStorage } = await makeTestStore();
    store.dispatch(draftTyped({ content: TEXT, pictures: photo() }));
    store.dispatch(profileDraftChanged({ avatar: holdPicture(DATA_URL) }));
    leavePage();
    await reopen(pageStorage);
    const state = await reopen(pageStorage);
    const { content, pictures } = composerDraft(state);
    expect(content).toBe(TEXT);
    const addresses = [...pictures.map(({ src }) => src), selectProfileDraft(state)?.avatar ?? ''];
    expect(addresses.map(sentAddress)).toEqual([DATA_URL, DATA_URL]);
    expect(JSON.stringify(state.drafts)).not.toContain('data:image');
  });

  it('that the server has is stored too, and is the same after a reload', async () => {
    const { store, pageStorage } = await makeTestStore();
    const base = { content: 'As it was', pictures: [{ src: DATA_URL }] };
    const change = { content: TEXT };
    store.dispatch(postDraftChanged({ place: places.edit(OWN), base, change }));
    leavePage();
    const draft = selectPostDraft(await reopen(pageStorage), places.edit(OWN));
    expect(draft && isSameDraft(draft, { ...base, ...change })).toBe(true);
  });

  it('that does not fit does not prevent its text from being stored', async () => {
    const pageStorage = createMemoryPageStorage();
    const { writeAll } = pageStorage;
    const { store } = await makeTestStore({ pageStorage });
    pageStorage.writeAll = (changes) =>
      [...changes.values()].some((value) => value instanceof Blob)
        ? Promise.resolve(false)
        : writeAll(changes);
    store.dispatch(draftTyped({ content: TEXT, pictures: photo() }));
    leavePage();
    expect(composerDraft(await reopen(pageStorage))).toEqual({ content: TEXT, pictures: [] });
  });

  it('is deleted once nothing needs it', async () => {
    const { store, pageStorage, transport } = await makeTestStore();
    store.dispatch(postSubmitted({ content: TEXT, pictures: photo() }));
    await transport.quiet();
    expect(await storedIn(pageStorage)).toEqual(new Map());
  });
});
