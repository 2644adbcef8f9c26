import { filmIdOf, isSameFilm, titleKey, wordsOf } from './titles';

const film = (title: string, year = 2000, director = 'Ada Abara') => ({
  title,
  year,
  directors: [director],
});
const free = () => false;

test.each([
  ['Amélie', 'amelie'],
  ['The Third Man', 'third man'],
  ['L’Avventura', 'lavventura'],
  ['Das Boot', 'boot'],
  ['The', 'the'],
  ['Æon Flux', 'aeon flux'],
  ['八月', '八月'],
  ['!!!', '!!!'],
])('the title %s is compared as “%s”', (title, key) => {
  expect(titleKey(title)).toBe(key);
});

test('words are the same whichever way their accents are written', () => {
  expect(wordsOf('Cle\u0301o de 5 à 7')).toEqual(wordsOf('cléo DE 5 a 7'));
});

test.each([
  ['In the Mood for Love', 2000, 'in-the-mood-for-love-2000'],
  ['8½', 1963, '8-1-2-1963'],
  ['It’s a Wonderful Life', 1946, 'its-a-wonderful-life-1946'],
  ['千と千尋の神隠し', 2001, 'film-2001'],
])('%s (%i) has the id %s', (title, year, id) => {
  expect(filmIdOf(film(title, year), free)).toBe(id);
});

test('an id that is taken takes the director along, and then a number', () => {
  const taken = new Set<string>();
  const ids = [0, 1, 2].map(() => {
    const id = filmIdOf(film('Love'), (known) => taken.has(known));
    taken.add(id);
    return id;
  });
  expect(ids).toEqual(['love-2000', 'love-2000-ada-abara', 'love-2000-ada-abara-2']);
});

test('an id of a long title fits, its year included', () => {
  const id = filmIdOf(film('Word '.repeat(40), 1999), free);
  expect(id.length).toBeLessThanOrEqual(64);
  expect(id).toMatch(/^word-.*-word-1999$/);
  const unbroken = filmIdOf(film('a'.repeat(200), 1999), free);
  expect(unbroken).toHaveLength(64);
});

test('it is the same film where title, year and directors are alike, whatever their form', () => {
  const known = {
    ...film('Cléo from 5 to 7', 1962, 'Agnès Varda'),
    originalTitle: 'Cléo de 5 à 7',
  };
  expect(isSameFilm(known, film('cleo DE 5 a 7', 1962, 'agnes varda'))).toBe(true);
  expect(isSameFilm(known, film('Cléo from 5 to 7', 1961, 'Agnès Varda'))).toBe(false);
  expect(isSameFilm(known, film('Cléo from 5 to 7', 1962, 'Jacques Demy'))).toBe(false);
});
