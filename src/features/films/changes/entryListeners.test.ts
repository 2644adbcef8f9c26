import { GUEST } from '../../../domain/demoAccounts';
import type { DiaryEntry } from '../../../domain/films';
import { makeTestStore } from '../../../testing/makeTestStore';
import { diaryApi } from '../diaryApi';
import {
  entryDeleted,
  entryDeletionUndone,
  entryDraftChanged,
  entryEdited,
  entryLogged,
  selectEntryChanges,
  selectEntryDraft,
} from '../filmsSlice';
import { draftKey } from './entryDrafts';
import { shownDiary } from './shownDiary';

const FILM = { _id: 'm-1931', title: 'M', year: 1931, directors: ['Fritz Lang'], genres: [] };
const EVENING = {
  film: FILM,
  watchedOn: '2026-11-20',
  rating: 4.5,
  again: true,
  text: 'Whistled.',
};
const ARG = { username: GUEST.username, sort: 'latest' } as const;

const openDiary = async () => {
  const app = await makeTestStore();
  const { store } = app;
  const read = (forceRefetch: boolean) =>
    store.dispatch(diaryApi.endpoints.getDiary.initiate(ARG, { forceRefetch }));
  await read(false);
  const shown = () => {
    const { data } = diaryApi.endpoints.getDiary.select(ARG)(store.getState());
    return shownDiary(data?.pages ?? [], selectEntryChanges(store.getState()));
  };
  const find = () => shown().find(({ text }) => text?.startsWith('Whistled'));
  const log = (): DiaryEntry => {
    store.dispatch(entryLogged(EVENING));
    const entry = find();
    if (!entry) throw new Error('It was not logged.');
    return entry;
  };
  const truth = async () => {
    await read(true);
    return shown().find(({ text }) => text?.startsWith('Whistled'));
  };
  return { ...app, find, log, truth };
};

it('shows an evening at once, and the server keeps it', async () => {
  const { transport, find, log, truth, toasts } = await openDiary();
  const held = transport.holdsRequest('POST /api/diary');
  log();
  expect(find()).toMatchObject({ watchedOn: '2026-11-20', rating: 4.5, again: true });
  expect(toasts()).toEqual(['Diary entry added']);
  held.release();
  await transport.quiet();
  expect(await truth()).toMatchObject({ film: { _id: 'm-1931' }, rating: 4.5, again: true });
});

it('takes back alone what was refused, says why, and gives the words to the form', async () => {
  const { store, transport, find, log, toasts } = await openDiary();
  transport.failsWith('POST /api/diary', 500, 'The lamp went out.');
  log();
  await transport.quiet();
  expect(find()).toBeUndefined();
  expect(toasts()).toEqual(['The lamp went out. Your entry is kept as a draft.']);
  expect(selectEntryDraft(store.getState(), draftKey(null))).toMatchObject({ text: 'Whistled.' });
});

it('shows an edit at once, after the entry that is still on its way', async () => {
  const { store, transport, find, log, truth } = await openDiary();
  const { _id } = log();
  store.dispatch(entryEdited({ entryId: _id, filmId: FILM._id, fields: { rating: 2 } }));
  expect(find()).toMatchObject({ rating: 2 });
  await transport.quiet();
  expect(await truth()).toMatchObject({ rating: 2, text: 'Whistled.' });
});

it('deletes at once, and gives back what is undone', async () => {
  const { store, transport, find, log, truth, toasts } = await openDiary();
  const entry = log();
  await transport.quiet();
  store.dispatch(entryDeleted(entry));
  expect(find()).toBeUndefined();
  expect(toasts()).toContain('Diary entry deleted');
  await transport.quiet();
  store.dispatch(entryDeletionUndone(entry));
  expect(find()).toBeDefined();
  await transport.quiet();
  expect(await truth()).toMatchObject({ text: 'Whistled.' });
});

it('keeps what was filled in for the next visit', async () => {
  const { store, pageStorage, transport, session } = await openDiary();
  const key = draftKey(null);
  store.dispatch(entryDraftChanged({ key, fields: { text: 'Half a sent' } }));
  transport.failsWith('POST /api/diary', 500, 'No.');
  store.dispatch(entryLogged(EVENING));
  await transport.quiet();
  const stored = await pageStorage.read(`entryDrafts:${session?.user._id ?? ''}`);
  expect(stored).toMatchObject({ [key]: { text: 'Whistled.' } });
});
