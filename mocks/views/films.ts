import { textsOf } from '../../src/domain/entryTexts';
import type { DiaryEntry, FilmNumbers, ListedFilm, MyFilm } from '../../src/domain/films';
import type { FilmSummary } from '../../src/domain/filmSummary';
import type { Reading } from '../db/db';
import {
  isWatched,
  type DiaryRecord,
  type FilmRecord,
  type FilmSums,
  type PersonFilmRecord,
} from '../rules/filmRecords';
import type { UserRecord } from '../rules/records';

/** Films by id, as the viewer sees them in a list. */
export type FilmSummaries = ReadonlyMap<string, FilmSummary>;

export const summaryOf = (
  { film }: Pick<FilmRecord, 'film'>,
  viewer: UserRecord | null,
  mine: PersonFilmRecord | undefined,
): FilmSummary => ({
  _id: film._id,
  title: film.title,
  year: film.year,
  directors: film.directors,
  genres: film.genres,
  ...(viewer && { watched: isWatched(mine) }),
});

/** The viewer's relation to the film; undefined without a viewer. */
export const mineOf = async (
  tx: Reading,
  viewer: UserRecord | null,
  filmId: string,
): Promise<PersonFilmRecord | undefined> =>
  viewer ? tx.get('personFilms', [viewer._id, filmId]) : undefined;

/** Summaries of the stored films. Every film that is named anywhere is stored. */
export async function summariesOf(
  tx: Reading,
  filmIds: readonly (string | undefined)[],
  viewer: UserRecord | null,
): Promise<FilmSummaries> {
  const ids = [...new Set(filmIds)].filter((id) => id !== undefined);
  const summaries = await Promise.all(
    ids.map(async (id): Promise<[string, FilmSummary][]> => {
      const [film, mine] = await Promise.all([tx.get('films', id), mineOf(tx, viewer, id)]);
      return film ? [[id, summaryOf(film, viewer, mine)]] : [];
    }),
  );
  return new Map(summaries.flat());
}

/** Summaries of the films that these records are about. */
export const filmsOf = (
  tx: Reading,
  records: readonly { filmId?: string }[],
  viewer: UserRecord | null,
): Promise<FilmSummaries> =>
  summariesOf(
    tx,
    records.map(({ filmId }) => filmId),
    viewer,
  );

/** @throws Error if the film is unknown: films are never deleted */
export function summaryIn(films: FilmSummaries, filmId: string): FilmSummary {
  const film = films.get(filmId);
  if (!film) throw new Error(`Film ${filmId} is not there.`);
  return film;
}

/** In stars, to a hundredth; null without ratings. */
export const averageOf = ({
  ratings,
  stars,
}: Pick<FilmSums, 'ratings' | 'stars'>): number | null =>
  ratings === 0 ? null : Math.round((100 * stars) / ratings) / 100;

export const numbersOf = (sums: FilmSums): FilmNumbers => ({
  average: averageOf(sums),
  ratings: sums.ratings,
  histogram: [...sums.histogram],
  watched: sums.watched,
  watchlist: sums.watchlist,
  loved: sums.loved ?? 0,
});

export const listedFilm = (
  film: FilmRecord,
  viewer: UserRecord | null,
  mine: PersonFilmRecord | undefined,
): ListedFilm => ({
  ...summaryOf(film, viewer, mine),
  average: averageOf(film),
  ratings: film.ratings,
});

export const myFilm = (
  { addedSeq, addedBy }: FilmRecord,
  viewer: UserRecord,
  mine: PersonFilmRecord | undefined,
): MyFilm => ({
  rating: mine?.rating ?? null,
  watched: isWatched(mine),
  watchlist: mine?.listedSeq !== undefined,
  loved: mine?.lovedSeq !== undefined,
  ...(mine?.watchedOn && { watchedOn: mine.watchedOn }),
  ...(addedSeq !== undefined &&
    (addedBy === viewer._id ? { editable: true } : { reportable: true })),
});

export const entryView = (entry: DiaryRecord, films: FilmSummaries): DiaryEntry => ({
  _id: entry._id,
  film: summaryIn(films, entry.filmId),
  watchedOn: entry.watchedOn,
  rating: entry.rating,
  again: entry.again,
  ...textsOf(entry),
  ...(entry.tags && { tags: [...entry.tags] }),
  postId: entry.postId,
});

export async function oneEntry(
  tx: Reading,
  entry: DiaryRecord,
  viewer: UserRecord,
): Promise<DiaryEntry> {
  return entryView(entry, await summariesOf(tx, [entry.filmId], viewer));
}
