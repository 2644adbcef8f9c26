import { listTitles } from './filmTitles';

const film = (_id: string, title: string, originalTitle?: string, ...otherTitles: string[]) => ({
  _id,
  title,
  ...(originalTitle !== undefined && { originalTitle }),
  otherTitles,
  year: 1959,
  directors: [],
  countries: [],
  languages: [],
  genres: [],
});

test('films are indexed by all their titles, however spelt, in the catalogue’s order', async () => {
  const films = [
    film('a', 'The 400 Blows', 'Les Quatre Cents Coups'),
    film('b', '400 Blows'),
    film('c', 'Alien', 'Alien', 'W.R. & Grey'),
  ];
  const titles = await listTitles(films);
  expect(titles.get('400 blows')).toEqual(films.slice(0, 2));
  expect(titles.get('quatre cents coups')).toEqual(films.slice(0, 1));
  expect(titles.get('alien')).toEqual(films.slice(2));
  expect(titles.get('wr gray')).toEqual(films.slice(2));
});

test('indexing many films lets other tasks of the page run in between', async () => {
  // Each film takes a millisecond, whatever the machine.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  // As the work does in Jest, others wait for an immediate: the two take turns.
  let turns = 0;
  const takeTurn = () => {
    turns += 1;
    turn = setImmediate(takeTurn);
  };
  let turn = setImmediate(takeTurn);
  await listTitles(Array.from({ length: 100 }, (_, at) => film(`${at}`, `Made No. ${at}`)));
  clearImmediate(turn);
  expect(turns).toBeGreaterThan(10);
});
