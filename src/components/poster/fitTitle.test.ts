import { CAPITAL, fitBlock, fitTitle } from './fitTitle';
import { measure } from './glyphWidths';
import { HARD_TITLES } from './hardTitles';

const BOX = { width: 174, height: 96 };

const widest = ({ lines }: ReturnType<typeof fitTitle>) =>
  Math.max(...lines.map(({ text, size }) => measure(text) * size));

describe.each([
  ['lines of one size', fitTitle],
  ['a block of full lines', fitBlock],
])('a title as %s', (_, fit) => {
  it.each(HARD_TITLES)('stays within its box: %s', (title) => {
    const fitted = fit(title, BOX);
    expect(widest(fitted)).toBeLessThanOrEqual(BOX.width + 0.01);
    expect(fitted.height).toBeLessThanOrEqual(BOX.height + 0.01);
    expect(fitted.lines.at(-1)?.baseline).toBeLessThanOrEqual(BOX.height + 0.01);
  });

  it.each(HARD_TITLES)('loses no letter: %s', (title) => {
    const letters = fit(title, BOX).lines.map(({ text }) => text);
    expect(letters.join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
  });
});

it('sets a short title as large as its box', () => {
  const [line] = fitTitle('M', BOX).lines;
  expect((line?.size ?? 0) * CAPITAL).toBeCloseTo(BOX.height);
});

it('breaks a long title into lines of nearly one width', () => {
  const { lines } = fitTitle(
    'DR. STRANGELOVE OR: HOW I LEARNED TO STOP WORRYING AND LOVE THE BOMB',
    BOX,
  );
  const widths = lines.map(({ text }) => measure(text));
  expect(lines.length).toBeGreaterThan(2);
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6);
});

it('leaves room above accented capitals', () => {
  const [plain, accented] = [fitTitle('AMELIE', BOX), fitTitle('AMÉLIE', BOX)].map(
    ({ lines }) => lines[0],
  );
  expect((accented?.baseline ?? 0) / (accented?.size ?? 1)).toBeGreaterThan(
    (plain?.baseline ?? 0) / (plain?.size ?? 1),
  );
});
