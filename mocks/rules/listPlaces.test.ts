import { LIST_STEP } from '../testing/records';
import { placeBetween, placeOf } from './listPlaces';

test('a list written anew leaves room before and between its films', () => {
  expect([0, 1, 2].map(placeOf)).toEqual([LIST_STEP, 2 * LIST_STEP, 3 * LIST_STEP]);
});

test.each([
  ['the only one', undefined, undefined, LIST_STEP],
  ['the last', 5, undefined, 5 + LIST_STEP],
  ['the first', undefined, 5, 5 - LIST_STEP],
  ['between two', 10, 20, 15],
  ['between two at an odd distance', 10, 13, 11],
  ['between two of which one is before the start', -7, -4, -6],
])('%s', (_what, before, after, place) => {
  expect(placeBetween(before, after)).toBe(place);
});

test.each([
  ['between neighbours', 10, 11],
  ['beyond the largest whole number', Number.MAX_SAFE_INTEGER, undefined],
  ['below the smallest', undefined, Number.MIN_SAFE_INTEGER],
])('there is no room %s', (_where, before, after) => {
  expect(placeBetween(before, after)).toBeNull();
});
