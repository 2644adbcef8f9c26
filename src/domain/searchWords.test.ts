import { excerptAround } from './searchExcerpt';
import { markWords, quotedPhrases, searchWords } from './searchWords';

/** The highlighted parts of the text. */
const marked = (text: string, q: string) =>
  markWords(text, searchWords(q)).flatMap((part) => (part.isFound ? part.text : []));

it('splits a search text into unique words, without case and accents', () => {
  expect(searchWords('  Amélie  AMELIE\nStraße ')).toEqual(['amelie', 'strasse']);
  expect(searchWords(' \u0301 ')).toEqual([]);
  expect(searchWords('\u200b re\u00adel\u2060 \ufe0f')).toEqual(['reel']);
  expect(searchWords('L‘Atalante l’atalante')).toEqual(["l'atalante"]);
});

it('takes what stands in quotes of any kind as one phrase', () => {
  expect(searchWords('"Dust in  the" beam')).toEqual(['dust in the', 'beam']);
  expect(searchWords('“turning in the beam”')).toEqual(['turning in the beam']);
  expect(searchWords('„Im Dunkeln“ „“ "')).toEqual(['im dunkeln']);
  expect(searchWords('« la nuit » 「夜」『昼 の』')).toEqual(['la nuit', '夜', '昼 の']);
  expect(searchWords('"unfinished phrase')).toEqual(['unfinished', 'phrase']);
  expect(quotedPhrases('rain “On the” lens "Again "')).toEqual(['On the', 'Again ']);
});

it.each([
  ['as a phrase', 'on and off and on', '"and on"', ['and on']],
  ['across a line break', 'in the\ndark', '“the dark”', ['the\ndark']],
  ['in any case', 'A Zoetrope turns', 'ZOE', ['Zoe']],
  ['without accents', 'La Cinémathèque', 'cinematheque', ['Cinémathèque']],
  ['with an accent of its own', 'Ame\u0301lie', 'ame', ['Ame\u0301']],
  ['where letters become two', 'Die Straße', 'strasse', ['Straße']],
  ['where words overlap', 'overlapping', 'overlap lapping', ['overlapping']],
  ['every time', 'on and on', 'on', ['on', 'on']],
  ['behind signs of two units', '🎬🎬 cut', 'cut', ['cut']],
])('highlights a word %s', (_how, text, q, found) => {
  expect(marked(text, q)).toEqual(found);
});

it('leaves the text as it is', () => {
  const text = 'İstanbul 🎬 Ame\u0301lie’s ﬁlm';
  const parts = markWords(text, searchWords('i a f'));
  expect(parts.map((part) => part.text).join('')).toBe(text);
});

it.each([
  ['from the beginning where a word comes soon', 'Rain on the\nlens', 'lens', 'Rain on the lens'],
  [
    'from shortly before the first word, at a word’s beginning',
    'We sat in the last row of the Odeon and nobody spoke',
    'odeon',
    '…last row of the Odeon and nobody spoke',
  ],
  [
    'from the beginning where none is in it',
    'A still of a long empty street',
    'paris',
    'A still of a long empty street',
  ],
])('shows a text %s', (_how, text, q, excerpt) => {
  expect(excerptAround(text, searchWords(q))).toBe(excerpt);
});
