import type { ExportedList } from './ownLists';
import { planLists, type PresentLists } from './planLists';

const VERTIGO = { _id: 'v', title: 'Vertigo', year: 1958, directors: ['Alfred Hitchcock'] };

const aList = (_id: string, films: string[] = []): ExportedList => ({
  _id,
  title: `List ${_id}`,
  description: '',
  ranked: false,
  public: true,
  films: films.map((film) => ({ film, note: null })),
});

const fileOf = (lists: (ExportedList | null)[], likedLists: string[] = []) => ({
  films: [VERTIGO],
  lists,
  likedLists,
});

const NOTHING: PresentLists = { lists: [], likedLists: [], everyListId: [] };

const plan = (file: ReturnType<typeof fileOf>, present: Partial<PresentLists> = {}) =>
  planLists(file, { ...NOTHING, ...present }, (id) => `copy-${id}`);

it('makes lists that are not here, with their films, and likes lists that are', () => {
  expect(
    plan(fileOf([aList('rain', ['v'])], ['rain', 'theirs']), { everyListId: ['theirs'] }),
  ).toMatchObject({
    lists: [aList('rain', ['v'])],
    films: [VERTIGO],
    likedLists: ['rain', 'theirs'],
    skipped: [],
  });
});

it('leaves alone a list that is here, whatever it has become', () => {
  const present = {
    lists: [aList('rain')],
    likedLists: ['rain'],
    everyListId: ['rain'],
  };
  expect(plan(fileOf([aList('rain', ['v'])], ['rain']), present)).toMatchObject({
    lists: [],
    likedLists: [],
  });
});

it('gives a list another id where its own is somebody else’s list, the same one every time', () => {
  const file = fileOf([aList('rain')], ['rain']);
  const first = plan(file, { everyListId: ['rain'] });
  expect(first.lists).toEqual([{ ...aList('rain'), _id: 'copy-rain' }]);
  expect(first.idsHere.get('rain')).toBe('copy-rain');
  const again = plan(file, { lists: first.lists, everyListId: ['rain', 'copy-rain'] });
  expect(again.lists).toEqual([]);
});

it('says what cannot come in', () => {
  const { lists, skipped } = plan(fileOf([null, aList('rain', ['v', 'nothing'])], ['gone']));
  expect(lists).toEqual([aList('rain', ['v'])]);
  expect(skipped).toEqual([
    'it cannot be read',
    'its film is not in the file',
    'the list is not here',
  ]);
});
