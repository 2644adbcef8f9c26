import fc from 'fast-check';
import { STORY_TAGS } from './tags';

type Choice = number;

interface FilmCalls {
  rateFilm: { film: Choice; rating: number | null };
  watch: { film: Choice; seen: boolean };
  list: { film: Choice; listed: boolean };
  love: { film: Choice; loved: boolean };
  lovedFilms: { person: Choice };
  filmPage: { film: Choice };
  aboutFilm: { film: Choice; limit: number };
  writeEntry: {
    id: string;
    film: Choice;
    watchedOn: string;
    rating: number | null | undefined;
    again: boolean | undefined;
    text: string | undefined;
    tags: string[] | undefined;
  };
  editEntry: {
    entry: Choice;
    film: Choice | undefined;
    watchedOn: string | undefined;
    rating: number | null | undefined;
    tags: string[] | undefined;
  };
  removeEntry: { entry: Choice };
  restoreEntry: { entry: Choice };
  diary: { person: Choice };
  tags: { person: Choice };
  taggedEntries: { person: Choice; tag: string };
  watchlist: { person: Choice };
  watchedFilms: { person: Choice };
}

export type FilmCommand = {
  [K in keyof FilmCalls]: { call: K } & FilmCalls[K];
}[keyof FilmCalls];

/** The films of the stories: some that the seed uses, and some that it does not. */
export const STORY_FILMS = [
  'vertigo-1958',
  'playtime-1967',
  'alien-1979',
  'the-wind-rises-2013',
] as const;

/** One of them, or occasionally one that does not exist. */
export function someFilmId(choice: Choice): string {
  return choice % 25 === 0 ? 'no-such-film' : (STORY_FILMS[choice % STORY_FILMS.length] ?? '');
}

export const goodRating = (rating: number | null | undefined): boolean =>
  rating === null || rating === undefined || rating !== 3.3;

const choice = fc.nat(1000);
const absent = fc.constant(undefined);
const limit = fc.integer({ min: 1, max: 7 });
/** One in twenty is not a half star. */
const stars = fc.oneof(
  { weight: 19, arbitrary: fc.integer({ min: 1, max: 10 }).map((halves) => halves / 2) },
  { weight: 1, arbitrary: fc.constant(3.3) },
);
const day = fc.constantFrom(
  '0024-01-06',
  '2026-10-01',
  '2026-10-31',
  '2025-02-28',
  '2026-11-02',
  '2031-01-01',
);

const tag = fc.constantFrom(...STORY_TAGS);
const tags = fc.oneof(absent, fc.array(tag, { maxLength: 3 }));

/** A post's film fields. */
export const filmFields = fc.record({
  filmId: fc.oneof(absent, fc.constant(null), choice.map(someFilmId), choice.map(someFilmId)),
  rating: fc.oneof(absent, fc.constant(null), stars),
  watchedOn: fc.oneof(absent, fc.constant(null), day),
  again: fc.oneof(absent, fc.boolean()),
  spoilers: fc.oneof(absent, fc.boolean()),
  tags,
});

const command = <K extends keyof FilmCalls>(
  call: K,
  weight: number,
  fields: { [F in keyof FilmCalls[K]]: fc.Arbitrary<FilmCalls[K][F]> },
) => ({ weight, arbitrary: fc.record(fields).map((values) => ({ call, ...values })) });

export const filmCall = fc.oneof(
  command('rateFilm', 8, { film: choice, rating: fc.oneof(fc.constant(null), stars, stars) }),
  command('watch', 6, { film: choice, seen: fc.boolean() }),
  command('list', 6, { film: choice, listed: fc.boolean() }),
  command('love', 4, { film: choice, loved: fc.boolean() }),
  command('lovedFilms', 2, { person: choice }),
  command('filmPage', 8, { film: choice }),
  command('aboutFilm', 4, { film: choice, limit }),
  command('writeEntry', 8, {
    id: fc.nat(20).map((n) => `entry_${n}`),
    film: choice,
    watchedOn: day,
    rating: fc.oneof(absent, fc.constant(null), stars),
    again: fc.oneof(absent, fc.boolean()),
    text: fc.oneof(absent, fc.constantFrom('Twice in a week.', ' ')),
    tags,
  }),
  command('editEntry', 5, {
    entry: choice,
    film: fc.oneof(absent, choice),
    watchedOn: fc.oneof(absent, day),
    rating: fc.oneof(absent, fc.constant(null), stars),
    tags,
  }),
  command('removeEntry', 5, { entry: choice }),
  command('restoreEntry', 5, { entry: choice }),
  command('diary', 4, { person: choice }),
  command('tags', 3, { person: choice }),
  command('taggedEntries', 3, { person: choice, tag }),
  command('watchlist', 2, { person: choice }),
  command('watchedFilms', 4, { person: choice }),
);
