import { spellingKey } from './spelling';

test.each([
  ['Kill Bill: Vol. 1', 'Kill Bill: Volume 1'],
  ['The Godfather, Part II', 'The Godfather Pt. 2'],
  ['Three Colours: Blue', 'Three Colors: Blue'],
  ['Withnail & I', 'Withnail and I'],
  ['W.R.: Mysteries of the Organism', 'WR: Mysteries of the Organism'],
  ['M*A*S*H', 'MASH'],
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
