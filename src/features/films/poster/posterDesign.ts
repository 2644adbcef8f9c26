import type { FilmSummary } from '../../../domain/films';
import type { Align, Composition, Drawing } from './brief';
import {
  bars,
  bend,
  blocks,
  confetti,
  leaves,
  overlap,
  shards,
  slash,
  stairs,
  vortex,
} from './compositions/geometry';
import { bills, facing, initial, numeral, panels, stack } from './compositions/lettering';
import {
  blinds,
  city,
  corridor,
  cutouts,
  drips,
  eclipse,
  eye,
  grid,
  horizon,
  peaks,
  planet,
  spotlight,
  waves,
} from './compositions/scenes';
import {
  countdown,
  curtain,
  filmstrip,
  iris,
  marquee,
  palace,
  rays,
  ticket,
} from './compositions/theatre';
import { createDice, pick } from './dice';
import { palettesOf, type Palette } from './palettes';

const COMPOSITIONS = {
  bars,
  bend,
  bills,
  blinds,
  blocks,
  city,
  confetti,
  corridor,
  countdown,
  curtain,
  cutouts,
  drips,
  eclipse,
  eye,
  facing,
  filmstrip,
  grid,
  horizon,
  initial,
  iris,
  leaves,
  marquee,
  numeral,
  overlap,
  palace,
  panels,
  peaks,
  planet,
  rays,
  shards,
  slash,
  spotlight,
  stack,
  stairs,
  ticket,
  vortex,
  waves,
} satisfies Record<string, Composition>;

export type CompositionName = keyof typeof COMPOSITIONS;
type Names = readonly CompositionName[];

/** What suits a genre, found by a word of its name. */
const BY_GENRE: readonly (readonly [genre: RegExp, names: Names])[] = [
  [/western|road/i, ['horizon', 'horizon', 'peaks', 'ticket', 'stack']],
  [/science|sci-fi/i, ['eclipse', 'planet', 'grid', 'vortex', 'initial', 'corridor']],
  [/noir|crime|myster/i, ['blinds', 'city', 'corridor', 'cutouts', 'stairs', 'slash', 'eye']],
  [/thriller/i, ['vortex', 'slash', 'shards', 'corridor', 'stairs', 'cutouts', 'eye']],
  [/horror/i, ['drips', 'eye', 'shards', 'corridor', 'blinds', 'vortex']],
  [
    /action|war|disaster|eastern|sport/i,
    ['slash', 'shards', 'bars', 'waves', 'stack', 'panels', 'rays'],
  ],
  [/adventure/i, ['peaks', 'waves', 'horizon', 'planet', 'rays', 'shards']],
  [
    /fantasy|animation|family/i,
    ['leaves', 'peaks', 'planet', 'confetti', 'blocks', 'waves', 'spotlight'],
  ],
  [/comed/i, ['confetti', 'ticket', 'bend', 'blocks', 'bills', 'marquee', 'spotlight', 'initial']],
  [/music/i, ['curtain', 'marquee', 'spotlight', 'confetti', 'bend', 'bars']],
  [/roman|erotic/i, ['overlap', 'facing', 'leaves', 'spotlight', 'panels']],
  [/document/i, ['filmstrip', 'filmstrip', 'countdown', 'numeral', 'bills', 'bars']],
  [/histor|biograph/i, ['palace', 'curtain', 'panels', 'numeral', 'facing', 'rays']],
  [
    /drama/i,
    [
      'overlap',
      'facing',
      'stairs',
      'cutouts',
      'panels',
      'leaves',
      'blocks',
      'bend',
      'eye',
      'curtain',
      'initial',
      'city',
    ],
  ],
];

/** What a decade's printers liked, whatever the film. */
const BY_DECADE: readonly (readonly [from: number, names: Names])[] = [
  [0, ['iris', 'iris', 'rays', 'shards', 'curtain']],
  [1930, ['rays', 'palace', 'marquee', 'curtain']],
  [1940, ['blinds', 'marquee', 'palace', 'city']],
  [1950, ['cutouts', 'leaves', 'blocks', 'bars']],
  [1960, ['bars', 'overlap', 'initial', 'numeral', 'vortex']],
  [1970, ['bend', 'bend', 'stack', 'horizon']],
  [1980, ['grid', 'slash', 'blinds', 'stack']],
  [1990, ['panels', 'eye', 'bills', 'countdown']],
  [2000, ['panels', 'stack', 'stairs', 'city']],
  [2010, ['overlap', 'numeral', 'blocks', 'planet']],
  [2020, ['leaves', 'bend', 'initial', 'eclipse']],
];

const ANY: readonly [CompositionName, ...Names] = ['stack', 'blocks', 'initial', 'numeral'];

const DARK = /noir|crime|thriller|horror|science|myster/i;
const BRIGHT = /comed|music|animation|family|roman/i;

/** How a decade set its titles. */
const MANNERS: readonly (readonly [
  from: number,
  aligns: readonly [Align, ...Align[]],
  isCapital: boolean,
])[] = [
  [0, ['middle'], true],
  [1950, ['start', 'middle'], true],
  [1960, ['start', 'start', 'end'], false],
  [1970, ['middle', 'start'], true],
  [1990, ['start', 'end'], true],
  [2000, ['start', 'middle'], true],
  [2010, ['start', 'end', 'middle'], true],
];

const latest = <T extends readonly [from: number, ...unknown[]]>(
  table: readonly T[],
  year: number,
) => table.findLast(([from]) => from <= year) ?? table[0];

const brightness = (hex: string) =>
  [1, 3, 5].reduce(
    (sum, at, index) => sum + parseInt(hex.slice(at, at + 2), 16) * ([3, 6, 1][index] ?? 0),
    0,
  );

export interface PosterDesign {
  composition: CompositionName;
  palette: Palette;
  drawing: Drawing;
}

const credit = (directors: string[]) => {
  const [first = '', ...others] = directors;
  return others.length > 2 ? `${first} & others` : directors.join(' & ');
};

/** The poster of a film: the same for the same facts, whatever stands beside it. */
export function designPoster({ _id, title, year, directors, genres }: FilmSummary): PosterDesign {
  const roll = createDice(_id);
  const genreNames = BY_GENRE.flatMap(([genre, names]) =>
    genres.some((one) => genre.test(one)) ? names : [],
  );
  const composition = pick(roll, [...ANY, ...genreNames, ...(latest(BY_DECADE, year)?.[1] ?? [])]);
  const palettes = palettesOf(year);
  const mood = genres.some((one) => DARK.test(one))
    ? -1
    : genres.some((one) => BRIGHT.test(one))
      ? 1
      : 0;
  const suiting = palettes.filter(
    ({ ground, ink }) => mood === 0 || Math.sign(brightness(ground) - brightness(ink)) === mood,
  );
  const [first, ...rest] = roll(4) === 0 ? palettes : suiting;
  const palette = first
    ? pick(roll, [first, ...rest])
    : { ground: '', ink: '', accent: '', second: '' };
  const manner = latest(MANNERS, year);
  const align = manner ? pick(roll, manner[1]) : 'start';
  const drawing = COMPOSITIONS[composition]({
    title: manner?.[2] === false ? title : title.toUpperCase(),
    year,
    directors: credit(directors),
    align,
    roll,
  });
  return { composition, palette, drawing };
}
