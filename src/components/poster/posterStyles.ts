import type { Align } from './layout';
import type { CompositionName } from './compositions';

type Names = readonly CompositionName[];

/** The compositions that suit a genre, matched by its name; narrower genres come first. */
const BY_GENRE: readonly (readonly [genre: RegExp, names: Names])[] = [
  [/western|road/i, ['horizon', 'horizon', 'peaks', 'ticket', 'stack', 'upright']],
  [/document/i, ['filmstrip', 'filmstrip', 'countdown', 'numeral', 'bills', 'bars']],
  [/experiment/i, ['vortex', 'confetti', 'bars', 'shards', 'halves', 'countdown']],
  [/horror/i, ['drips', 'eye', 'shards', 'corridor', 'blinds', 'vortex', 'initial']],
  [/science|sci-fi/i, ['eclipse', 'eclipse', 'planet', 'grid', 'vortex', 'corridor', 'upright']],
  [/noir|myster/i, ['blinds', 'blinds', 'city', 'corridor', 'cutouts', 'stairs']],
  [/music/i, ['curtain', 'marquee', 'spotlight', 'confetti', 'bend', 'bars']],
  [/animation|family/i, ['leaves', 'peaks', 'planet', 'confetti', 'blocks', 'waves', 'rays']],
  [/fantasy/i, ['leaves', 'peaks', 'planet', 'waves', 'spotlight', 'eclipse', 'curtain']],
  [/roman|erotic/i, ['overlap', 'halves', 'leaves', 'spotlight', 'panels', 'waves']],
  [/disaster|sport|eastern|war/i, ['waves', 'bars', 'shards', 'stack', 'rays', 'slash']],
  [/crime/i, ['city', 'slash', 'blinds', 'cutouts', 'upright', 'bills', 'stairs']],
  [/thriller/i, ['vortex', 'slash', 'shards', 'corridor', 'stairs', 'cutouts', 'eye', 'city']],
  [/comed/i, ['confetti', 'ticket', 'bend', 'blocks', 'bills', 'marquee', 'spotlight', 'initial']],
  [/adventure/i, ['peaks', 'waves', 'horizon', 'planet', 'rays', 'upright']],
  [/action/i, ['slash', 'shards', 'bars', 'stack', 'panels', 'rays', 'upright', 'numeral']],
  [/histor|biograph/i, ['palace', 'curtain', 'panels', 'numeral', 'halves', 'rays']],
  [
    /drama/i,
    [
      ...(['overlap', 'halves', 'stairs', 'cutouts', 'panels', 'leaves', 'bend'] as const),
      ...(['curtain', 'initial', 'city', 'upright', 'waves', 'blocks', 'spotlight'] as const),
    ],
  ],
];

interface DecadeStyle {
  from: number;
  /** The decade's typical compositions, for any genre. */
  names: Names;
  aligns: readonly [Align, ...Align[]];
  isCapital: boolean;
}

const MIDDLE: DecadeStyle['aligns'] = ['middle', 'middle', 'start'];
const SIDES: DecadeStyle['aligns'] = ['start', 'start', 'end'];
const EITHER: DecadeStyle['aligns'] = ['start', 'middle'];

/** The poster styles of each decade, by its first year. */
const BY_DECADE: readonly [DecadeStyle, ...DecadeStyle[]] = [
  {
    from: 0,
    names: ['iris', 'iris', 'rays', 'shards', 'curtain'],
    aligns: MIDDLE,
    isCapital: true,
  },
  { from: 1930, names: ['rays', 'palace', 'marquee', 'curtain'], aligns: MIDDLE, isCapital: true },
  { from: 1940, names: ['blinds', 'marquee', 'palace', 'city'], aligns: MIDDLE, isCapital: true },
  { from: 1950, names: ['cutouts', 'leaves', 'blocks', 'bars'], aligns: EITHER, isCapital: true },
  { from: 1960, names: ['bars', 'overlap', 'initial', 'vortex'], aligns: SIDES, isCapital: false },
  { from: 1970, names: ['bend', 'bend', 'stack', 'horizon'], aligns: EITHER, isCapital: true },
  { from: 1980, names: ['grid', 'slash', 'blinds', 'stack'], aligns: MIDDLE, isCapital: true },
  { from: 1990, names: ['panels', 'halves', 'bills'], aligns: SIDES, isCapital: true },
  { from: 2000, names: ['panels', 'upright', 'stairs', 'bars'], aligns: EITHER, isCapital: true },
  { from: 2010, names: ['overlap', 'numeral', 'blocks', 'planet'], aligns: SIDES, isCapital: true },
  { from: 2020, names: ['leaves', 'bend', 'initial', 'eclipse'], aligns: EITHER, isCapital: false },
];

const DARK = /noir|crime|thriller|horror|science|myster/i;
const BRIGHT = /comed|music|animation|family|roman/i;

export const decadeStyleOf = (year: number): DecadeStyle =>
  BY_DECADE.findLast(({ from }) => from <= year) ?? BY_DECADE[0];

/** The compositions that suit a film; better matches are repeated, so that they are picked more often. */
export function suitableCompositions(genres: string[], year: number): [CompositionName, ...Names] {
  const suited = BY_GENRE.filter(([genre]) => genres.some((one) => genre.test(one)));
  const [mostly = [], also = []] = suited.map(([, names]) => names);
  return ['stack', 'numeral', ...mostly, ...mostly, ...also, ...decadeStyleOf(year).names];
}

/** The kind of background that suits a film's genres, if any. */
export function moodOf(genres: string[]): 'dark' | 'bright' | undefined {
  if (genres.some((genre) => DARK.test(genre))) return 'dark';
  return genres.some((genre) => BRIGHT.test(genre)) ? 'bright' : undefined;
}
