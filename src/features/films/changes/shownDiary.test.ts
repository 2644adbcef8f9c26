import type { Change } from '../../../api/changes/change';
import { textsOf } from '../../../domain/entryTexts';
import type { DiaryEntry } from '../../../domain/films';
import { entryDeleted, entryEdited, entryLogged } from './entry';
import { shownDiary } from './shownDiary';

const anEntry = (_id: string, watchedOn: string): DiaryEntry => ({
  _id,
  film: { _id: 'm-1931', title: 'M', year: 1931, directors: ['Fritz Lang'], genres: [] },
  watchedOn,
  rating: null,
  again: null,
  ...textsOf({}),
  postId: null,
});

const june = anEntry('june', '2026-06-01');
const may = anEntry('may', '2026-05-01');
/** The change that an event makes. */
const pending = ({ payload }: { payload: Omit<Change, 'earlier'> }): Change => ({
  ...payload,
  earlier: null,
});
const logged = pending(entryLogged(june));
const gone = pending(entryDeleted(may));
const idsOf = (pages: Parameters<typeof shownDiary>[0], ...changes: Change[]) =>
  shownDiary(pages, changes).map(({ _id }) => _id);

it('shows a pending entry at its day', () => {
  const april = anEntry('april', '2026-04-01');
  const change = pending(entryLogged(anEntry('mid', '2026-04-15')));
  expect(idsOf([{ entries: [may, april], revision: 3 }], change)).toEqual(['may', 'mid', 'april']);
});

it('shows an entry once, whether or not a page already contains it', () => {
  const settled = { ...logged, settledAt: 5 };
  expect(idsOf([{ entries: [may], revision: 4 }], settled)).toEqual(['june', 'may']);
  expect(idsOf([{ entries: [june, may], revision: 5 }], settled)).toEqual(['june', 'may']);
  expect(idsOf([{ entries: [may], revision: 6 }], settled)).toEqual(['may']);
});

it('applies an edit only to older answers, and moves the entry to its new day', () => {
  const fields = { watchedOn: '2026-07-01', rating: 4.5 };
  const edited = entryEdited({ entryId: 'may', filmId: 'm-1931', fields });
  const edit = { ...pending(edited), settledAt: 5 };
  const [first] = shownDiary([{ entries: [june, may], revision: 4 }], [edit]);
  expect(first).toMatchObject({ _id: 'may', rating: 4.5 });
  expect(idsOf([{ entries: [june, may], revision: 5 }], edit)).toEqual(['june', 'may']);
});

it('hides deleted entries, and adds restored ones that pages lack', () => {
  expect(idsOf([{ entries: [may], revision: 4 }], gone)).toEqual([]);
  const back = { ...gone, desired: false, settledAt: 7 };
  expect(idsOf([{ entries: [], revision: 6 }], back)).toEqual(['may']);
});
