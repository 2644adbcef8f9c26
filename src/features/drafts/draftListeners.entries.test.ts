import { GUEST } from '../../domain/demoAccounts';
import { textsOf } from '../../domain/entryTexts';
import { aFilm } from '../../testing/builders';
import { createMemoryPageStorage } from '../../testing/memoryPageStorage';
import { makeTestStore } from '../../testing/makeTestStore';
import { sessionRestored } from '../auth/authSlice';
import { entryLogged } from '../films/changes/entry';
import { places } from './draftRecord';
import { draftDropped, entryDraftChanged, selectEntryDraft } from './draftsSlice';
import { leavePage, reopen } from '../../testing/storedDrafts';

describe('a diary entry', () => {
  const EVENING = {
    film: aFilm(),
    watchedOn: '2026-11-20',
    rating: 4.5,
    again: true,
    ...textsOf({ text: 'Whistled.' }),
  };

  const inForm = { film: EVENING.film, rating: 4.5, again: true, text: 'Whistled.' };

  it('that failed is in the form of the next page, under its id', async () => {
    const { store, transport, pageStorage } = await makeTestStore();
    transport.failsWith('POST /api/diary', 500, 'No.');
    const { target: _id } = store.dispatch(entryLogged(EVENING)).payload;
    await transport.quiet();
    const draft = selectEntryDraft(await reopen(pageStorage), null);
    expect(draft).toMatchObject({ _id, draft: inForm });
  });

  it('whose page was closed while it was being sent is there too', async () => {
    const { store, transport, pageStorage } = await makeTestStore();
    const held = transport.holdsRequest('POST /api/diary');
    const { target: _id } = store.dispatch(entryLogged(EVENING)).payload;
    await held.waits;
    const draft = selectEntryDraft(await reopen(pageStorage), null);
    expect(draft).toMatchObject({ _id, draft: inForm });
    held.release();
    await transport.quiet();
  });

  it('of each closed tab comes into the form one after another', async () => {
    const pageStorage = createMemoryPageStorage();
    for (const text of ['One', 'Two']) {
      const { store } = await makeTestStore({ pageStorage });
      store.dispatch(entryDraftChanged({ entryId: null, change: { text } }));
      leavePage();
    }
    const app = await makeTestStore({ pageStorage, as: null });
    app.store.dispatch(sessionRestored(await app.server.signIn(GUEST.username)));
    await app.transport.quiet();
    const text = () => selectEntryDraft(app.store.getState(), null)?.draft.text;
    expect(text()).toBe('Two');
    app.store.dispatch(draftDropped(places.entry(null)));
    expect(text()).toBe('One');
  });
});
