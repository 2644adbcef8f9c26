import type { FilmSummary } from '../../domain/films';
import type { Drawing } from './brief';
import { COMPOSITIONS, type CompositionName } from './compositions';
import { customOf, moodOf, suitingCompositions } from './customs';
import { createDice, pick, type Roll } from './dice';
import { palettesOf, type Palette } from './palettes';

export interface PosterChoice {
  composition: CompositionName;
  palette: Palette;
}

export interface PosterDesign extends PosterChoice {
  drawing: Drawing;
}

/** Under this one no two neighbours of the catalogue look alike; art/posterSeed.mjs looks for another when the catalogue changes. */
const SEED = '348';

/** Near enough to tell which of two colours is the darker. */
const brightness = (hex: string) =>
  parseInt(hex.slice(1, 3), 16) * 3 +
  parseInt(hex.slice(3, 5), 16) * 6 +
  parseInt(hex.slice(5), 16);

const isDark = ({ ground, ink }: Palette) => brightness(ground) < brightness(ink);

/** What a poster will be, before it is drawn. */
export function choosePoster(roll: Roll, { genres, year }: FilmSummary): PosterChoice {
  const composition = pick(roll, suitingCompositions(genres, year));
  const palette = pick(roll, palettesOf(year));
  const mood = moodOf(genres);
  const isOff = mood !== undefined && isDark(palette) !== (mood === 'dark');
  // One in four goes against its mood.
  if (!isOff || roll(4) === 0) return { composition, palette };
  return { composition, palette: { ...palette, ground: palette.ink, ink: palette.ground } };
}

const credit = ([first = '', ...others]: string[]) =>
  others.length > 2 ? `${first} & others` : [first, ...others].join(' & ');

/** The poster of a film: the same for the same facts, whatever stands beside it. */
export function designPoster(film: FilmSummary): PosterDesign {
  const { _id, title, year, directors } = film;
  const roll = createDice(SEED + _id);
  const choice = choosePoster(roll, film);
  const { aligns, isCapital } = customOf(year);
  const drawing = COMPOSITIONS[choice.composition]({
    title: isCapital ? title.toUpperCase() : title,
    year,
    directors: credit(directors),
    align: pick(roll, aligns),
    roll,
  });
  return { ...choice, drawing };
}
