import { api } from '../../api/service';
import { revised, type Revised } from '../../api/revised';
import { cursorPages, type CursorPage } from '../../api/cursorPages';
import { filmTag, filmTags } from './filmTags';
import {
  FilmAnswerSchema,
  FilmPageAnswerSchema,
  FilmsAnswerSchema,
  RateAnswerSchema,
  WatchedAnswerSchema,
  WatchlistAnswerSchema,
  type FilmAnswer,
  type FilmPageAnswer,
  type FilmsAnswer,
  type RateAnswer,
  type WatchedAnswer,
  type WatchlistAnswer,
} from '../../domain/filmAnswers';
import type { NewFilm } from '../../domain/filmRequests';
import type { FilmSort } from '../../domain/films';

/** The page size of a wall: full rows of two, three, four or six posters. */
export const WALL_PAGE = 48;
const TALKED_ABOUT = 6;

export interface FilmFilters {
  /** The search text: the best matches come first. */
  q?: string;
  genre?: string;
  country?: string;
  director?: string;
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
    getFilm: build.query<Revised<FilmPageAnswer>, string>({
      query: (filmId) => ({ url: `/films/${encodeURIComponent(filmId)}` }),
      rawResponseSchema: FilmPageAnswerSchema,
      transformResponse: revised<FilmPageAnswer>,
      providesTags: (_answer, _error, filmId) => [filmTag(filmId)],
    }),
    /** A wall of films, by filter and sort. */
    getFilms: build.infiniteQuery<
      CursorPage<FilmsAnswer>,
      FilmFilters & { sort: FilmSort },
      string | null
    >({
      infiniteQueryOptions: cursorPages<FilmsAnswer>(),
      query: ({ queryArg, pageParam }) => ({
        url: '/films',
        params: { ...queryArg, limit: WALL_PAGE, cursor: pageParam ?? undefined },
      }),
      rawResponseSchema: FilmsAnswerSchema,
      transformResponse: revised<FilmsAnswer>,
    }),
    /** The most discussed films. */
    getTalkedAbout: build.query<Revised<FilmsAnswer>, void>({
      query: () => ({ url: '/films', params: { sort: 'talked', limit: TALKED_ABOUT } }),
      rawResponseSchema: FilmsAnswerSchema,
      transformResponse: revised<FilmsAnswer>,
    }),
    addFilm: build.mutation<Revised<FilmAnswer>, NewFilm>({
      query: (filmData) => ({ url: '/films', method: 'POST', body: { filmData } }),
      rawResponseSchema: FilmAnswerSchema,
      transformResponse: revised<FilmAnswer>,
      invalidatesTags: ['Films'],
    }),
    markWatched: build.mutation<Revised<WatchedAnswer>, string>({
      query: (filmId) => filmCall(filmId, 'watched'),
      rawResponseSchema: WatchedAnswerSchema,
      transformResponse: revised<WatchedAnswer>,
      invalidatesTags: (_answer, _error, filmId) => filmTags(filmId),
    }),
    unmarkWatched: build.mutation<Revised<WatchedAnswer>, string>({
      query: (filmId) => filmCall(filmId, 'remove-watched'),
      rawResponseSchema: WatchedAnswerSchema,
      transformResponse: revised<WatchedAnswer>,
      invalidatesTags: (_answer, _error, filmId) => filmTags(filmId),
    }),
    addToWatchlist: build.mutation<Revised<WatchlistAnswer>, string>({
      query: (filmId) => filmCall(filmId, 'watchlist'),
      rawResponseSchema: WatchlistAnswerSchema,
      transformResponse: revised<WatchlistAnswer>,
      invalidatesTags: (_answer, _error, filmId) => filmTags(filmId),
    }),
    removeFromWatchlist: build.mutation<Revised<WatchlistAnswer>, string>({
      query: (filmId) => filmCall(filmId, 'remove-watchlist'),
      rawResponseSchema: WatchlistAnswerSchema,
      transformResponse: revised<WatchlistAnswer>,
      invalidatesTags: (_answer, _error, filmId) => filmTags(filmId),
    }),
    /** Null removes the rating. */
    rateFilm: build.mutation<Revised<RateAnswer>, { filmId: string; rating: number | null }>({
      query: ({ filmId, rating }) => filmCall(filmId, 'rate', { rating }),
      rawResponseSchema: RateAnswerSchema,
      transformResponse: revised<RateAnswer>,
      invalidatesTags: (_answer, _error, { filmId }) => filmTags(filmId),
    }),
  }),
});

export const {
  useGetFilmQuery,
  useGetFilmsInfiniteQuery,
  useAddFilmMutation,
  useGetTalkedAboutQuery,
} = filmsApi;
