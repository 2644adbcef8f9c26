import { inOrder } from '../../../api/changes/change';
import { GUEST } from '../../../domain/demoAccounts';
import { textsOf } from '../../../domain/entryTexts';
import type { DiaryEntry } from '../../../domain/films';
import { makeTestStore } from '../../../testing/makeTestStore';
import { selectEntryDraft } from '../../drafts/draftsSlice';
import { selectDeletions } from '../../ui/deletionsSlice';
import { diaryApi } from '../diaryApi';
import { shownDiary } from './shownDiary';
import { entryDeleted, entryDeletionUndone, entryEdited, entryLogged } from './entry';

const FILM = { _id: 'm-1931', title: 'M', year: 1931, directors: ['Fritz Lang'], genres: [] };
const EVENING = {
  film: FILM,
  watchedOn: '2026-11-20',
  rating: 4.5,
  again: true,
  ...textsOf({ text: 'Whistled.' }),
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
    return shownDiary(data?.pages ?? [], inOrder(store.getState().films.changes));
  };
  const find = () => shown().find(({ text }) => text?.startsWith('Whistled'));
  const log = (): DiaryEntry => {
    store.dispatch(entryLogged(EVENING));
    const entry = find();
    if (!entry) throw new Error('It was not logged.');
    return entry;
  };
  const diary = async () => {
    await read(true);
    return shown();
  };
  const truth = async () => (await diary()).find(({ text }) => text?.startsWith('Whistled'));
  return { ...app, find, log, diary, truth };
};

it('shows a logged entry at once, and the server stores it', async () => {
  const { transport, find, log, truth, toasts } = await openDiary();
  const held = transport.holdsRequest('POST /api/diary');
  log();
  expect(find()).toMatchObject({ watchedOn: '2026-11-20', rating: 4.5, again: true });
  expect(toasts()).toEqual(['Diary entry added']);
  held.release();
  await transport.quiet();
  expect(await truth()).toMatchObject({ film: { _id: 'm-1931' }, rating: 4.5, again: true });
});

it('undoes only the refused change, shows the reason, and returns the text to the form', async () => {
  const { store, transport, find, log, toasts } = await openDiary();
  transport.failsWith('POST /api/diary', 500, 'The lamp went out.');
  log();
  await transport.quiet();
  expect(find()).toBeUndefined();
  expect(toasts()).toEqual(['The lamp went out. Your entry is kept as a draft.']);
  expect(selectEntryDraft(store.getState(), null)?.draft).toMatchObject({ text: 'Whistled.' });
});

it.each([
  ['unchanged', EVENING],
  ['changed', { ...EVENING, rating: 3, film: { ...FILM, _id: 'vertigo-1958' } }],
])('is logged once if its answer was lost and its draft is saved %s', async (_how, later) => {
  const { store, transport, log, diary } = await openDiary();
  transport.losesAnswer('POST /api/diary');
  log();
  await transport.quiet();
  const draft = selectEntryDraft(store.getState(), null);
  store.dispatch(entryLogged({ ...later, _id: draft?._id }));
  await transport.quiet();
  const logged = (await diary()).filter(({ text }) => text === 'Whistled.');
  expect(logged.map(({ rating, film }) => [rating, film._id])).toEqual([
    [later.rating, later.film._id],
  ]);
});

it('shows an edit at once, and sends it after the pending entry', async () => {
  const { store, transport, find, log, truth } = await openDiary();
  const { _id } = log();
  store.dispatch(entryEdited({ entryId: _id, filmId: FILM._id, fields: { rating: 2 } }));
  expect(find()).toMatchObject({ rating: 2 });
  await transport.quiet();
  expect(await truth()).toMatchObject({ rating: 2, text: 'Whistled.' });
});

it('deletes at once, and restores on Undo', async () => {
  const { store, transport, find, log, truth, toasts } = await openDiary();
  const entry = log();
  await transport.quiet();
  store.dispatch(entryDeleted(entry));
  expect(find()).toBeUndefined();
  expect(toasts()).toContain('Diary entry deleted');
  expect(selectDeletions(store.getState())).toMatchObject([{ deleted: 'Diary entry: M (1931)' }]);
  await transport.quiet();
  store.dispatch(entryDeletionUndone(entry));
  expect(find()).toBeDefined();
  await transport.quiet();
  expect(await truth()).toMatchObject({ text: 'Whistled.' });
});

it.each([
  ['was refused', 'failsWith'],
  ['lost its answer', 'losesAnswer'],
] as const)('keeps an entry whose deletion %s after it was undone', async (_how, fate) => {
  const { store, transport, find, log, truth, toasts } = await openDiary();
  const entry = log();
  await transport.quiet();
  const held = transport.holdsRequest('DELETE /api/diary/');
  store.dispatch(entryDeleted(entry));
  await held.waits;
  store.dispatch(entryDeletionUndone(entry));
  transport[fate]('DELETE /api/diary/', 500, 'The shredder jammed.');
  held.release();
  await transport.quiet();
  expect(find()).toBeDefined();
  expect(await truth()).toMatchObject({ text: 'Whistled.' });
  expect(toasts()).toEqual(['Diary entry added', 'Diary entry deleted']);
});
