import { FAMILIES } from './paletteFamilies';
import type { Role } from './shapes';

export type Palette = Readonly<Record<Role, string>>;

const parse = (quad: string): Palette => {
  const [ground = '', ink = '', accent = '', second = ''] = quad.split(' ').map((hex) => `#${hex}`);
  return { ground, ink, accent, second };
};

/** The distance between two colours, from 0 to about 440. */
const distance = (one: string, other: string) =>
  Math.hypot(
    ...[1, 3, 5].map(
      (at) => parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16),
    ),
  );

const DISTINCT = 90;

const families = new Map<number, [Palette, ...Palette[]]>();

/**
 * All palettes of a year's decade: each original, its variants with accent and second colour swapped or with a second
 * colour from another palette of the decade, and the negative of each.
 */
export function palettesOf(year: number): [Palette, ...Palette[]] {
  const [from, quads] = FAMILIES.findLast(([since]) => since <= year) ?? FAMILIES[0];
  const cached = families.get(from);
  if (cached) return cached;
  const family = quads.map(parse);
  const colours = family.flatMap(({ accent, second }) => [accent, second]);
  const mixed = family.flatMap((one) =>
    [one, { ...one, accent: one.second, second: one.accent }].flatMap((palette) => {
      const others = [palette.ground, palette.ink, palette.accent];
      return colours
        .filter((second) => others.every((other) => distance(second, other) >= DISTINCT))
        .map((second) => ({ ...palette, second }));
    }),
  );
  const all = [...family, ...mixed].flatMap((one) => [
    one,
    { ...one, ground: one.ink, ink: one.ground },
  ]);
  const palettes: [Palette, ...Palette[]] = [parse(quads[0]), ...all];
  families.set(from, palettes);
  return palettes;
}
