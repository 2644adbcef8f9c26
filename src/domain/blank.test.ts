import { isBlank } from './blank';

it.each([
  ['nothing', ''],
  ['spaces and line breaks', ' \t\n\u00a0\u2003\u3000'],
  ['zero-width spaces and joiners', '\u200b\u200c\u200d\u2060\ufeff'],
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
  ['invisible operators', '\u2061\u2062\u2063\u2064'],
  ['a braille blank', '\u2800'],
  ['a soft hyphen and a grapheme joiner', '\u00ad\u034f'],
  ['direction marks and isolates', '\u200e\u200f\u061c\u2066\u2069\u202e'],
  ['variation selectors and tags', '\ufe0f\u{e0100}\u{e0020}'],
  ['Khmer and Mongolian vowels that are not drawn', '\u17b4\u17b5\u180b\u180e'],
  ['what stands for an object that was pasted', '\ufffc'],
  ['a hieroglyph’s blank', '\u{13441}\u{13442}'],
  ['musical signs that are not drawn', '\u{1d159}\u{1d173}'],
  ['control characters', '\u0000\u0007\u0085'],
])('%s is blank', (_what, text) => {
  expect(isBlank(text)).toBe(true);
  expect(isBlank(`${text}${text}`)).toBe(true);
  expect(isBlank(`${text}.`)).toBe(false);
});

it.each(['a', '0', '.', '…', 'é', '映', 'ㅤㅎ', '⠁', '🎬', '👩‍🚀', '❤️', '\u0301e', '♥'])(
  '%j is not blank',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);
