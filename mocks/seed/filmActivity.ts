import { GUEST } from '../../src/domain/demoAccounts';
import type { Film } from '../../src/domain/films';
import { VERDICTS } from './generate';
import { createRandom, pick } from './random';

/** What a seed user did with a film besides posting. */
export interface SeedFilmActivity {
  username: string;
  filmId: string;
  watchlist?: true;
  watched?: {
    /** Null if they do not know the day. */
    on: string | null;
    stars: number | null;
    again: boolean;
    text: string | null;
  };
}

/** The users with film activity, and their mean rating. */
const VIEWERS = [
  { username: GUEST.username, mean: 3.9 },
  { username: 'reelruth', mean: 3.6 },
  { username: 'noirnoel', mean: 3.1 },
  { username: 'kinokai', mean: 3.7 },
  { username: 'framebyframe', mean: 3.3 },
];

const FIRST_DAY = Date.parse('2025-01-04');
const DAYS = 660;
const DAY_MS = 86_400_000;

/** Probabilities: of a film being watched, an evening being dated, and so on. */
const WATCHED = 0.25;
const LISTED = 0.06;
const DATED = 0.75;
const RATED = 0.85;
const AGAIN = 0.15;
const WITH_TEXT = 0.2;
const SPREAD = 3;

/** Deterministic for the same films. */
export function filmActivity(films: readonly Film[]): SeedFilmActivity[] {
  return VIEWERS.flatMap(({ username, mean }, index) => {
    const random = createRandom(1_895 + index);
    return films.flatMap(({ _id: filmId }): SeedFilmActivity[] => {
      const chance = random();
      if (chance > WATCHED + LISTED) return [];
      if (chance > WATCHED) return [{ username, filmId, watchlist: true }];
      return [{ username, filmId, watched: aViewing(mean, random) }];
    });
  });
}

function aViewing(mean: number, random: () => number): NonNullable<SeedFilmActivity['watched']> {
  const on = new Date(FIRST_DAY + Math.floor(random() * DAYS) * DAY_MS).toISOString().slice(0, 10);
  const spread = (random() + random() - 1) * SPREAD;
  const stars = Math.min(5, Math.max(0.5, Math.round(2 * (mean + spread)) / 2));
  const isDated = random() < DATED;
  return {
    on: isDated ? on : null,
    stars: random() < RATED ? stars : null,
    again: random() < AGAIN,
    text: isDated && random() < WITH_TEXT ? pick(VERDICTS, random) : null,
  };
}
