import { hidesWords } from './hiddenWords';

test.each([
  ['art', 'The art of it.'],
  ['art', 'ART!'],
  ['cafe', 'At the Café'],
  ['Café', 'at the cafe'],
  ['happy end', 'A happy\n  end, at last'],
  ['art', 'x', '#Art'],
  ['#art', 'x', '#art'],
  ['c++', 'Written in C++.'],
  ['映画', '日本映画です'],
  ['film', 'このfilmは'],
  ['가', '가을'],
])('%s is found in %p', (word, ...texts) => {
  expect(hidesWords(['other', word])(texts)).toBe(true);
});

test.each([
  ['art', 'A party, an artist, a cart'],
  ['art', 'art_house'],
  ['happy end', 'happy ending'],
  ['a.c', 'abc'],
  ['か', 'が'],
  ['가', '각'],
  ['\u0301', 'Any text'],
])('%s is not found in %p', (word, text) => {
  expect(hidesWords([word])([text])).toBe(false);
});

test('without words, nothing is found', () => {
  expect(hidesWords([])(['Any text'])).toBe(false);
});
