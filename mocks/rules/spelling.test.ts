import { isSameFilm, spellingKey } from './spelling';

test.each([
  ['Kill Bill: Vol. 1', 'Kill Bill: Volume 1'],
  ['The Godfather, Part II', 'The Godfather Pt. 2'],
  ['Three Colours: Blue', 'Three Colors: Blue'],
  ['Withnail & I', 'Withnail and I'],
  ['W.R.: Mysteries of the Organism', 'WR: Mysteries of the Organism'],
  ['M*A*S*H', 'MASH'],
  ['Rocky: Part I', 'Rocky: Part 1'],
  ['Sunset Blvd.', 'Sunset Boulevard'],
])('“%s” and “%s” are one title', (one, other) => {
  expect(spellingKey(one)).toBe(spellingKey(other));
});

test.each([
  ['Malcolm X', 'Malcolm'],
  ['Rocky II', 'Rocky III'],
  ['!!!', '!'],
  ['And', ''],
])('“%s” and “%s” are two', (one, other) => {
  expect(spellingKey(one)).not.toBe(spellingKey(other));
});

const film = (title: string, year: number, director = 'Ada Abara') => ({
  title,
  year,
  directors: [director],
});

test('films with the same title, year and directors are the same, whatever the case, accents and original title', () => {
  const known = {
    ...film('Cléo from 5 to 7', 1962, 'Agnès Varda'),
    originalTitle: 'Cléo de 5 à 7',
  };
  expect(isSameFilm(known, film('cleo DE 5 a 7', 1962, 'agnes varda'))).toBe(true);
  expect(isSameFilm(known, film('Cléo from 5 to 7', 1961, 'Agnès Varda'))).toBe(false);
  expect(isSameFilm(known, film('Cléo from 5 to 7', 1962, 'Jacques Demy'))).toBe(false);
});

test('a film is the same under another of its titles, however that is spelt', () => {
  const known = { ...film('Nostalghia', 1983), otherTitles: ['Nostalgia & I'] };
  expect(isSameFilm(known, film('Nostalgia and I', 1983))).toBe(true);
});

test('the order of a film’s directors does not matter', () => {
  const ofBoth = (...directors: string[]) => ({ title: 'Faces Places', year: 2017, directors });
  expect(isSameFilm(ofBoth('Agnès Varda', 'JR'), ofBoth('JR', 'Agnès Varda'))).toBe(true);
  expect(isSameFilm(ofBoth('Agnès Varda', 'JR'), ofBoth('JR'))).toBe(false);
});
