import { fitWords, LEADING } from './fitWords';
import { clampLines, fitLine, wrapText } from './wrapText';

/** Every grapheme is one wide. */
const widthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length;
const linesOf = (text: string, width: number) =>
  wrapText(text, width, widthOf).map((line) => line.text);

describe('a text in lines', () => {
  it.each([
    ['between words', 'the last reel', 8, ['the last', 'reel']],
    ['at new lines, without empty ones', 'one\n\n\ntwo', 8, ['one', 'two']],
    ['within what is wider than a line', 'a example.com/long', 8, ['a', 'example.', 'com/long']],
    ['not within an emoji', '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2, ['👩‍👩‍👧👩‍👩‍👧', '👩‍👩‍👧']],
    ['not before a closing sign', '映画を見た。', 5, ['映画を見', 'た。']],
    ['not after an opening sign', '東京「物語」', 3, ['東京', '「物語', '」']],
  ])('breaks %s', (_where, text, width, lines) => {
    expect(linesOf(text, width)).toEqual(lines);
  });

  it.each([4, 7, 20])('is never wider than %i', (width) => {
    const text = 'Donaudampfschifffahrt in Wien, 東京物語を見た。 بين القصرين 🎬🎬🎬';
    expect(Math.max(...linesOf(text, width).map(widthOf))).toBeLessThanOrEqual(width);
  });

  it('gives each paragraph its own direction', () => {
    const lines = wrapText('(1964) بين القصرين\nA film from Cairo', 40, widthOf);
    expect(lines.map(({ direction }) => direction)).toEqual(['rtl', 'ltr']);
  });
});

describe('clamped lines', () => {
  const lines = wrapText('one two three four', 9, widthOf);

  it('end in an ellipsis within the width', () => {
    expect(clampLines(lines, 1, 7, widthOf).map(({ text }) => text)).toEqual(['one tw…']);
  });

  it('stay as they are if all of them fit', () => {
    expect(clampLines(lines, 5, 9, widthOf)).toEqual(lines);
  });
});

it('cuts a single line within a word', () => {
  expect(fitLine('Mina Okafor', 8, widthOf)).toBe('Mina Ok…');
  expect(fitLine('Mina', 8, widthOf)).toBe('Mina');
});

describe('words fitted to a box', () => {
  const box = { width: 800, height: 400 };
  const measure = (text: string, { size }: { size: number }) => widthOf(text) * size * 0.5;

  it.each(['Short.', 'A film about waiting. '.repeat(12), 'word '.repeat(2_000)])(
    'stay inside it: %#',
    (words) => {
      const { size, lines } = fitWords(words, box, measure);
      expect(lines.length * size * LEADING).toBeLessThanOrEqual(box.height);
      for (const { text } of lines) expect(measure(text, { size })).toBeLessThanOrEqual(box.width);
    },
  );

  it('are large if they are few, and cut only if they are too many', () => {
    const few = fitWords('Short.', box, measure);
    const many = fitWords('word '.repeat(2_000), box, measure);
    expect(few.size).toBeGreaterThan(many.size);
    expect(few.lines.at(-1)?.text).toBe('Short.');
    expect(many.lines.at(-1)?.text).toMatch(/…$/);
  });
});
