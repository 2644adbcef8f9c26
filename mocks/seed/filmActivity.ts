import { GUEST } from '../../src/domain/demoAccounts';
import type { Film } from '../../src/domain/films';
import { DIARY_NOTES, type SeedFilmActivity } from './diaryNotes';
import { PEOPLE } from './people';
import { POSTS } from './posts';
import { createRandom } from './random';

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
const SPREAD = 3;

/** A favourite film that chance left out was seen some time ago. */
const FAVOURITE = { on: null, stars: 5, again: false, text: null };

/** The written evenings, others of films that the person wrote nothing about, and loves. Deterministic for the same films. */
export function filmActivity(films: readonly Film[]): SeedFilmActivity[] {
  const others = VIEWERS.flatMap(({ username, mean }, index) => {
    const random = createRandom(1_895 + index);
    const written = new Set([
      ...DIARY_NOTES.flatMap((note) => (note.username === username ? note.filmId : [])),
      ...POSTS.flatMap(({ author, about }) => (author === username ? (about?.filmId ?? []) : [])),
    ]);
    const favourites = PEOPLE.find((person) => person.username === username)?.favourites ?? [];
    return films.flatMap(({ _id: filmId }): SeedFilmActivity[] => {
      const chance = random();
      if (written.has(filmId)) return [];
      if (favourites.includes(filmId)) {
        const viewing = chance > WATCHED ? FAVOURITE : aViewing(mean, random);
        return [{ username, filmId, watched: { ...viewing, stars: FAVOURITE.stars } }];
      }
      if (chance > WATCHED + LISTED) return [];
      if (chance > WATCHED) return [{ username, filmId, watchlist: true }];
      return [{ username, filmId, watched: aViewing(mean, random) }];
    });
  });
  const loved = PEOPLE.flatMap(({ username, favourites = [] }) =>
    favourites.map((filmId) => ({ username, filmId, loved: true as const })),
  );
  return [...others, ...DIARY_NOTES, ...loved];
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
    text: null,
  };
}
