import type { FilmSummary } from '../../domain/filmSummary';
import type { Drawing } from './layout';
import { COMPOSITIONS, type CompositionName } from './compositions';
import { decadeStyleOf, moodOf, suitableCompositions } from './posterStyles';
import { createDice, pick, type Roll } from './dice';
import { palettesOf, type Palette } from './palettes';

export interface PosterChoice {
  composition: CompositionName;
  palette: Palette;
}

export interface PosterDesign extends PosterChoice {
  drawing: Drawing;
}

/** With this seed no two neighbours in the catalogue look alike; art/posterSeed.mjs finds a new one after changes. */
const SEED = '348';

/** Precise enough to compare two colours. */
const brightness = (hex: string) =>
  parseInt(hex.slice(1, 3), 16) * 3 +
  parseInt(hex.slice(3, 5), 16) * 6 +
  parseInt(hex.slice(5), 16);

const isDark = ({ ground, ink }: Palette) => brightness(ground) < brightness(ink);

/** Chooses a poster's composition and palette. */
export function choosePoster(roll: Roll, { genres, year }: FilmSummary): PosterChoice {
  const composition = pick(roll, suitableCompositions(genres, year));
  const palette = pick(roll, palettesOf(year));
  const mood = moodOf(genres);
  const isOff = mood !== undefined && isDark(palette) !== (mood === 'dark');
  // One in four keeps a palette that contradicts its mood.
  if (!isOff || roll(4) === 0) return { composition, palette };
  return { composition, palette: { ...palette, ground: palette.ink, ink: palette.ground } };
}

const credit = ([first = '', ...others]: string[]) =>
  others.length > 2 ? `${first} & others` : [first, ...others].join(' & ');

/** Designs a film's poster, which depends only on the film's facts. */
export function designPoster(film: FilmSummary): PosterDesign {
  const { _id, title, year, directors } = film;
  const roll = createDice(SEED + _id);
  const choice = choosePoster(roll, film);
  const { aligns, isCapital } = decadeStyleOf(year);
  const drawing = COMPOSITIONS[choice.composition]({
    title: isCapital ? title.toUpperCase() : title,
    year,
    directors: credit(directors),
    align: pick(roll, aligns),
    roll,
  });
  return { ...choice, drawing };
}
