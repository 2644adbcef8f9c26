import { countGraphemes, fitsGraphemes, leftOf } from './graphemes';
import { LIMITS } from './limits';

const FAMILY = '👩🏽‍👩🏽‍👧🏽‍👦🏽';

test.each([
  ['', 0],
  ['film', 4],
  ['e\u0301te\u0301', 3],
  ['🇬🇧🇫🇷', 2],
  [FAMILY, 1],
  ['\r\n', 1],
])('counts %j as a reader would', (text, count) => {
  expect(countGraphemes(text)).toBe(count);
});

test.each(['a', '🎬', 'e\u0301', '🇬🇧', '👍🏽', FAMILY])(
  'counts a long run of “%s” the same wherever it is taken apart',
  (character) => {
    for (const lead of ['', 'x', 'xy', 'xyz']) {
      expect(countGraphemes(lead + character.repeat(2_500))).toBe(lead.length + 2_500);
    }
  },
);

test('a limit counts characters, not their parts', () => {
  expect(fitsGraphemes(FAMILY.repeat(10), 10)).toBe(true);
  expect(fitsGraphemes(FAMILY.repeat(11), 10)).toBe(false);
});

test('a pile of combining marks is not a short text', () => {
  expect(fitsGraphemes(`a${'\u0301'.repeat(1_000)}`, 10)).toBe(false);
});

test('a long text has at most 40,000 code units, and says how many of them are left', () => {
  const limit = LIMITS.postText;
  const full = '👨‍👩‍👧‍👦'.repeat(3_636);
  expect(fitsGraphemes(full, limit)).toBe(true);
  expect(leftOf(full, limit, 500)).toBe(4);
  const over = `${full} word`;
  expect(fitsGraphemes(over, limit)).toBe(false);
  expect(leftOf(over, limit, 500)).toBe(-1);
});
