import { LIMITS } from '../../src/domain/limits';
import { nameKey, wordsOf } from '../../src/domain/nameKey';
import { filmIdOf, containsWords, titleKey } from './titles';

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
  ['The!', 'the'],
  ['Æon Flux', 'aeon flux'],
  ['Alien³', 'alien 3'],
  ['八月', '八月'],
  ['!!!', '!!!'],
  [' !!! ', '!!!'],
  [' … ', '…'],
  ['❤️', '❤'],
  ['Ver\u00adti\u200bgo', 'vertigo'],
  ['L‘Avventura', 'lavventura'],
])('the title %s is compared as “%s”', (title, key) => {
  expect(titleKey(title)).toBe(key);
});

test('words are equal whether their accents are composed, decomposed or missing', () => {
  expect(wordsOf('Cle\u0301o de 5 à 7')).toEqual(wordsOf('cléo DE 5 a 7'));
});

test.each([
  ['八月', ['八月']],
  ['काला', ['काला']],
  ['Éé', ['ee']],
  ['…', []],
])('%s has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['❤️', '☠️'],
  ['パパ', 'ハハ'],
  ['काला', 'कील'],
])('the titles %s and %s differ', (one, other) => {
  expect(titleKey(one)).not.toBe(titleKey(other));
});

test.each([
  ['Agnès Varda', 'agnes varda'],
  ['JR', 'jr'],
  [' … ', '…'],
])('the name %s is compared as “%s”', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test.each([
  ['Agnès Varda', 'varda', true],
  ['Agnès Varda', 'VARDA agnes', true],
  ['Agnès Varda', 'var', false],
  ['Agnès Varda', 'Rosalie Varda', false],
  ['Agnès Varda', '…', false],
  ['…', '…', true],
  ['…', '!', false],
])('the name %s contains the words “%s”: %s', (name, wanted, expected) => {
  expect(containsWords(name, wanted)).toBe(expected);
});

test.each([
  ['In the Mood for Love', 2000, 'in-the-mood-for-love-2000'],
  ['8½', 1963, '8-1-2-1963'],
  ['It’s a Wonderful Life', 1946, 'its-a-wonderful-life-1946'],
  ['千と千尋の神隠し', 2001, 'film-2001'],
  ['八月 Diary 八月', 2001, 'diary-2001'],
])('%s (%i) has the id %s', (title, year, id) => {
  expect(filmIdOf(film(title, year), free)).toBe(id);
});

const takeId = (taken: Set<string>, named: ReturnType<typeof film>): string => {
  const id = filmIdOf(named, (known) => taken.has(known));
  taken.add(id);
  return id;
};

test('a taken id gets the director appended; only films that are alike in everything are numbered', () => {
  const taken = new Set<string>();
  const ids = Array.from({ length: 4 }, () => takeId(taken, film('Love')));
  expect(ids.slice(0, 2)).toEqual(['love-2000', 'love-2000-ada-abara']);
  expect(ids[2]).toMatch(/^love-2000-ada-abara-[0-9a-z]+$/);
  expect(ids[3]).toBe(`${ids[2]}-2`);
});

test.each<[string, (at: number) => string, string]>([
  ['Cyrillic', (at) => `Дом ${'абвгд'.charAt(at % 5)}${'еёжз'.repeat(at)}`, 'Андрей Тарковский'],
  ['Arabic', (at) => 'بيت'.repeat(at + 1), 'يوسف شاهين'],
  ['Chinese', (at) => `${at} ${'家'.repeat(at + 1)}`, '王家卫'],
  ['signs', (at) => '!'.repeat(at + 1), '…'],
])('five hundred titles of %s take few tries each', (_script, titleOf, director) => {
  const taken = new Set<string>();
  let tries = 0;
  for (let at = 0; at < 500; at += 1) {
    const id = filmIdOf(film(titleOf(at), 2000, director), (known) => {
      tries += 1;
      return taken.has(known);
    });
    expect(id).toMatch(/^[a-z0-9-]{1,64}$/);
    taken.add(id);
  }
  expect(taken.size).toBe(500);
  expect(tries).toBeLessThan(500 * 4);
});

test('the id of a long title is shortened to fit, but keeps the year', () => {
  const id = filmIdOf(film('Word '.repeat(40), 1999), free);
  expect(id.length).toBeLessThanOrEqual(64);
  expect(id).toMatch(/^word-.*-word-1999$/);
  const unbroken = filmIdOf(film('a'.repeat(200), 1999), free);
  expect(unbroken).toHaveLength(64);
});

test.each([
  ['word', 12, 12],
  ['word', 13, 12],
  ['letter', 12, 8],
])('the id of “%s” repeated %i times keeps %i whole words', (word, times, kept) => {
  const id = filmIdOf(film(`${word} `.repeat(times), 1999), free);
  expect(id).toBe(`${`${word}-`.repeat(kept)}1999`);
});

test('a director’s long name is shortened to leave room for the title', () => {
  const id = filmIdOf(film('Love', 2000, 'a'.repeat(100)), (known) => known === 'love-2000');
  expect(id).toBe(`love-2000-${'a'.repeat(LIMITS.filmId / 2)}`);
});
