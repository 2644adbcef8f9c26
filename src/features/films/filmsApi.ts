import { answered, answeredInPages, type PageRequest } from '../../api/answered';
import { callerOf } from '../../api/baseQuery';
import { api } from '../../api/service';
import { filmTag, filmTags, invalidatesFilm } from './filmTags';
import {
  DirectorAnswerSchema,
  FilmAnswerSchema,
  FilmNotesAnswerSchema,
  FilmPageAnswerSchema,
  FilmsAnswerSchema,
  LovedAnswerSchema,
  RateAnswerSchema,
  WatchedAnswerSchema,
  WatchlistAnswerSchema,
} from '../../domain/filmAnswers';
import type { FilmEdit, NewFilm } from '../../domain/filmRequests';
import type { FilmSort } from '../../domain/films';
import { personFilmsTag } from '../users/usersApi';

/** The page size of a wall: full rows of two, three, four or six posters. */
export const WALL_PAGE = 48;
const TALKED_ABOUT = 6;
const NOTES_PAGE = 10;

export interface FilmFilters {
  /** The search text: the best matches come first. */
  q?: string;
  genre?: string;
  country?: string;
  director?: string;
  /** Words of the title. */
  title?: string;
  /** Only films that the viewer has not watched. */
  unseen?: true;
  /** Only films on the viewer's watchlist. */
  listed?: true;
  /** Its first year. */
  decade?: number;
}

/** Calls about one film share a queue, so that they keep their order. */
const filmCall = (filmId: string, path: string, body: object = {}) => ({
  url: `/films/${path}/${encodeURIComponent(filmId)}`,
  method: 'POST',
  queue: [`film:${filmId}`],
  body,
});

export const filmsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFilm: build.query({
      query: (filmId: string) => ({ url: `/films/${encodeURIComponent(filmId)}` }),
      ...answered(FilmPageAnswerSchema),
      providesTags: (_answer, _error, filmId) => [filmTag(filmId)],
    }),
    /** A wall of films, by filter and sort. */
    getFilms: build.infiniteQuery({
      query: ({ queryArg, pageParam }: PageRequest<FilmFilters & { sort: FilmSort }>) => ({
        url: '/films',
        params: { ...queryArg, limit: WALL_PAGE, cursor: pageParam ?? undefined },
      }),
      ...answeredInPages(FilmsAnswerSchema),
      providesTags: (answer, _error, { unseen, listed, sort }, meta) => [
        ...(unseen || listed ? [personFilmsTag(callerOf(meta))] : []),
        // A refetch would shrink a wall of several pages to its first.
        ...(sort === 'talked' && answer?.pages.length === 1 ? ['TalkedAbout' as const] : []),
      ],
    }),
    /** A director's films, the newest first, and the numbers over all of them. */
    getDirector: build.infiniteQuery({
      query: ({ queryArg, pageParam }: PageRequest<string>) => ({
        url: `/directors/${encodeURIComponent(queryArg)}`,
        params: { limit: WALL_PAGE, cursor: pageParam ?? undefined },
      }),
      ...answeredInPages(DirectorAnswerSchema),
      providesTags: (_answer, _error, _name, meta) => [personFilmsTag(callerOf(meta))],
    }),
    /** What people wrote about a film in their diaries. */
    getFilmNotes: build.infiniteQuery({
      query: ({ queryArg, pageParam }: PageRequest<string>) => ({
        url: `/films/${encodeURIComponent(queryArg)}/diaries`,
        params: { limit: NOTES_PAGE, cursor: pageParam ?? undefined },
      }),
      ...answeredInPages(FilmNotesAnswerSchema),
      providesTags: (_answer, _error, filmId) => [filmTag(filmId)],
    }),
    /** The most discussed films. */
    getTalkedAbout: build.query({
      query: (_: void) => ({ url: '/films', params: { sort: 'talked', limit: TALKED_ABOUT } }),
      ...answered(FilmsAnswerSchema),
      providesTags: ['TalkedAbout'],
    }),
    addFilm: build.mutation({
      query: (filmData: NewFilm) => ({ url: '/films', method: 'POST', body: { filmData } }),
      ...answered(FilmAnswerSchema),
      invalidatesTags: ['Films'],
    }),
    editFilm: build.mutation({
      query: ({ filmId, filmData }: { filmId: string; filmData: FilmEdit }) =>
        filmCall(filmId, 'edit', { filmData }),
      ...answered(FilmAnswerSchema),
      invalidatesTags: (_answer, _error, { filmId }, meta) => [
        'Films',
        ...filmTags(filmId, callerOf(meta)),
      ],
    }),
    markWatched: build.mutation({
      query: (filmId: string) => filmCall(filmId, 'watched'),
      ...answered(WatchedAnswerSchema),
      invalidatesTags: invalidatesFilm,
    }),
    unmarkWatched: build.mutation({
      query: (filmId: string) => filmCall(filmId, 'remove-watched'),
      ...answered(WatchedAnswerSchema),
      invalidatesTags: invalidatesFilm,
    }),
    addToWatchlist: build.mutation({
      query: (filmId: string) => filmCall(filmId, 'watchlist'),
      ...answered(WatchlistAnswerSchema),
      invalidatesTags: invalidatesFilm,
    }),
    removeFromWatchlist: build.mutation({
      query: (filmId: string) => filmCall(filmId, 'remove-watchlist'),
      ...answered(WatchlistAnswerSchema),
      invalidatesTags: invalidatesFilm,
    }),
    loveFilm: build.mutation({
      query: (filmId: string) => filmCall(filmId, 'love'),
      ...answered(LovedAnswerSchema),
      invalidatesTags: invalidatesFilm,
    }),
    unloveFilm: build.mutation({
      query: (filmId: string) => filmCall(filmId, 'remove-love'),
      ...answered(LovedAnswerSchema),
      invalidatesTags: invalidatesFilm,
    }),
    /** Null removes the rating. */
    rateFilm: build.mutation({
      query: ({ filmId, rating }: { filmId: string; rating: number | null }) =>
        filmCall(filmId, 'rate', { rating }),
      ...answered(RateAnswerSchema),
      invalidatesTags: invalidatesFilm,
    }),
  }),
});

export const {
  useGetFilmQuery,
  useGetFilmsInfiniteQuery,
  useAddFilmMutation,
  useEditFilmMutation,
  useGetDirectorInfiniteQuery,
  useGetFilmNotesInfiniteQuery,
  useGetTalkedAboutQuery,
} = filmsApi;
