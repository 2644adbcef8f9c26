import { contrast } from '../../testing/contrast';
import { palettesOf } from './palettes';

const DECADES = [1895, 1930, 1940, 1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020];

describe.each(DECADES)('the palettes of %i', (year) => {
  it('keep a title readable on its ground (4.5 to 1)', () => {
    const least = Math.min(...palettesOf(year).map(({ ground, ink }) => contrast(ground, ink)));
    expect(least).toBeGreaterThanOrEqual(4.5);
  });

  it('are four colours each, all written in full', () => {
    for (const palette of palettesOf(year)) {
      const colours = Object.values(palette);
      expect(new Set(colours).size).toBe(4);
      for (const colour of colours) expect(colour).toMatch(/^#[\da-f]{6}$/);
    }
  });

  it('are many, and those of no other decade', () => {
    const next = DECADES[DECADES.indexOf(year) + 1] ?? 1895;
    const names = (of: number) => new Set(palettesOf(of).map((one) => Object.values(one).join()));
    expect(names(year).size).toBeGreaterThan(200);
    expect([...names(year)].filter((name) => names(next).has(name))).toEqual([]);
  });
});
