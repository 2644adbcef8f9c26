import { textsOf } from '../../../domain/entryTexts';
import type { DiaryEntry } from '../../../domain/films';
import type { EntryChange } from './entryChanges';
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
const logged: EntryChange = { id: 'log', kind: 'logged', entry: june, settledAt: null };
const gone: EntryChange = {
  id: 'gone',
  kind: 'deletion',
  entry: may,
  desired: true,
  settledAt: null,
  earlier: null,
};
const idsOf = (pages: Parameters<typeof shownDiary>[0], ...changes: EntryChange[]) =>
  shownDiary(pages, changes).map(({ _id }) => _id);

it('shows a pending entry at its day', () => {
  const april = anEntry('april', '2026-04-01');
  const change: EntryChange = { ...logged, entry: anEntry('mid', '2026-04-15') };
  expect(idsOf([{ entries: [may, april], revision: 3 }], change)).toEqual(['may', 'mid', 'april']);
});

it('shows an entry once, whether or not a page already contains it', () => {
  const settled: EntryChange = { ...logged, settledAt: 5 };
  expect(idsOf([{ entries: [may], revision: 4 }], settled)).toEqual(['june', 'may']);
  expect(idsOf([{ entries: [june, may], revision: 5 }], settled)).toEqual(['june', 'may']);
  expect(idsOf([{ entries: [may], revision: 6 }], settled)).toEqual(['may']);
});

it('applies an edit only to older answers, and moves the entry to its new day', () => {
  const edit: EntryChange = {
    id: 'edit',
    kind: 'edited',
    entryId: 'may',
    fields: { watchedOn: '2026-07-01', rating: 4.5 },
    settledAt: 5,
  };
  const [first] = shownDiary([{ entries: [june, may], revision: 4 }], [edit]);
  expect(first).toMatchObject({ _id: 'may', rating: 4.5 });
  expect(idsOf([{ entries: [june, may], revision: 5 }], edit)).toEqual(['june', 'may']);
});

it('hides deleted entries, and adds restored ones that pages lack', () => {
  expect(idsOf([{ entries: [may], revision: 4 }], gone)).toEqual([]);
  const back: EntryChange = { ...gone, desired: false, settledAt: 7 };
  expect(idsOf([{ entries: [], revision: 6 }], back)).toEqual(['may']);
});
