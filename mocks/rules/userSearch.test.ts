import { aUser } from '../testing/records';
import { matchesSearch, matchesWords } from './userSearch';

test.each([
  ['sum', true],
  [' MEL ', true],
  ['zoë', true],
  ['zoe\u0308', true],
  ['zoe', true],
  ['mélbá', true],
  ['\u0308', false],
  ['melba zoë', false],
  ['nobody', false],
])('searching for %j finds Melba Zoë (summer): %s', (term, expected) => {
  const user = aUser({ username: 'summer', firstName: 'Melba', lastName: 'Zoë' });
  expect(matchesSearch(user, term)).toBe(expected);
});

test.each([
  ['Ruth Almeida', true],
  ['almeida ruth', true],
  ['@reelruth', true],
  ['@reel ALMEIDA', true],
  ['Almeida, Ruth', true],
  ['Ruth Almeida (@reelruth)', true],
  ['ruth , almeida!', true],
  ['ruth okafor', false],
  ['@', false],
  ['', false],
])('by words, %j finds Ruth Almeida, @reelruth: %s', (term, expected) => {
  const ruth = aUser({ username: 'reelruth', firstName: 'Ruth', lastName: 'Almeida' });
  expect(matchesWords(ruth, term)).toBe(expected);
});
