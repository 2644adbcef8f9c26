import { api } from '../../api/service';
import { revised, type Revised } from '../../api/revised';
import { EmptyAnswerSchema } from '../../domain/answers';
import {
  DiaryAnswerSchema,
  EntryAnswerSchema,
  ImportAnswerSchema,
  ListedFilmsAnswerSchema,
  WatchedFilmsAnswerSchema,
  YearAnswerSchema,
  type DiaryAnswer,
  type EntryAnswer,
  type ImportAnswer,
  type ListedFilmsAnswer,
  type WatchedFilmsAnswer,
  type YearAnswer,
} from '../../domain/filmAnswers';
import type { EntryEdit, ImportRequest, NewEntry } from '../../domain/filmRequests';
import type { DiarySort, WatchedSort } from '../../domain/films';
import { cursorPages, type CursorPage } from '../../api/cursorPages';
import { WALL_PAGE } from './filmsApi';
import { filmTags } from './filmTags';

const DIARY_PAGE = 40;

/** A user's list. A refetch fetches all loaded pages again. */
const listPages = <Answer extends object>() => ({
  ...cursorPages<Answer>(),
  refetchCachedPages: true,
});

const personPath = (username: string, list: string) =>
  `/users/${encodeURIComponent(username)}/${list}`;

/** A user's films: diary, watched films, watchlist, and the statistics of a year. */
export const diaryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDiary: build.infiniteQuery<
      CursorPage<DiaryAnswer>,
      { username: string; sort: DiarySort },
      string | null
    >({
      infiniteQueryOptions: listPages<DiaryAnswer>(),
      query: ({ queryArg: { username, sort }, pageParam }) => ({
        url: personPath(username, 'diary'),
        params: { sort, limit: DIARY_PAGE, cursor: pageParam ?? undefined },
      }),
      rawResponseSchema: DiaryAnswerSchema,
      transformResponse: revised<DiaryAnswer>,
      providesTags: ['PersonFilms'],
    }),
    getWatchedFilms: build.infiniteQuery<
      CursorPage<WatchedFilmsAnswer>,
      { username: string; sort: WatchedSort },
      string | null
    >({
      infiniteQueryOptions: listPages<WatchedFilmsAnswer>(),
      query: ({ queryArg: { username, sort }, pageParam }) => ({
        url: personPath(username, 'films'),
        params: { sort, limit: WALL_PAGE, cursor: pageParam ?? undefined },
      }),
      rawResponseSchema: WatchedFilmsAnswerSchema,
      transformResponse: revised<WatchedFilmsAnswer>,
      providesTags: ['PersonFilms'],
    }),
    getWatchlist: build.infiniteQuery<
      CursorPage<ListedFilmsAnswer>,
      { username: string },
      string | null
    >({
      infiniteQueryOptions: listPages<ListedFilmsAnswer>(),
      query: ({ queryArg: { username }, pageParam }) => ({
        url: personPath(username, 'watchlist'),
        params: { limit: WALL_PAGE, cursor: pageParam ?? undefined },
      }),
      rawResponseSchema: ListedFilmsAnswerSchema,
      transformResponse: revised<ListedFilmsAnswer>,
      providesTags: ['PersonFilms'],
    }),
    getYear: build.query<Revised<YearAnswer>, { username: string; year: number }>({
      query: ({ username, year }) => ({ url: personPath(username, `year/${year}`) }),
      rawResponseSchema: YearAnswerSchema,
      transformResponse: revised<YearAnswer>,
      providesTags: ['PersonFilms'],
    }),
    createEntry: build.mutation<Revised<EntryAnswer>, NewEntry>({
      query: (entryData) => ({
        url: '/diary',
        method: 'POST',
        queue: ['diary'],
        body: { entryData },
      }),
      rawResponseSchema: EntryAnswerSchema,
      transformResponse: revised<EntryAnswer>,
      invalidatesTags: (_answer, _error, { filmId }) => filmTags(filmId),
    }),
    editEntry: build.mutation<
      Revised<EntryAnswer>,
      { entryId: string; filmId: string; entryData: EntryEdit }
    >({
      query: ({ entryId, entryData }) => ({
        url: `/diary/edit/${entryId}`,
        method: 'POST',
        queue: ['diary'],
        body: { entryData },
      }),
      rawResponseSchema: EntryAnswerSchema,
      transformResponse: revised<EntryAnswer>,
      invalidatesTags: (_answer, _error, { filmId }) => filmTags(filmId),
    }),
    deleteEntry: build.mutation<Revised<object>, { entryId: string; filmId: string }>({
      query: ({ entryId }) => ({ url: `/diary/${entryId}`, method: 'DELETE', queue: ['diary'] }),
      rawResponseSchema: EmptyAnswerSchema,
      transformResponse: revised<object>,
      invalidatesTags: (_answer, _error, { filmId }) => filmTags(filmId),
    }),
    restoreEntry: build.mutation<Revised<EntryAnswer>, { entryId: string; filmId: string }>({
      query: ({ entryId }) => ({
        url: `/diary/restore/${entryId}`,
        method: 'POST',
        queue: ['diary'],
      }),
      rawResponseSchema: EntryAnswerSchema,
      transformResponse: revised<EntryAnswer>,
      invalidatesTags: (_answer, _error, { filmId }) => filmTags(filmId),
    }),
    importRows: build.mutation<Revised<ImportAnswer>, ImportRequest>({
      query: (body) => ({ url: '/diary/import', method: 'POST', queue: ['diary'], body }),
      rawResponseSchema: ImportAnswerSchema,
      transformResponse: revised<ImportAnswer>,
      invalidatesTags: ['Film', 'Films', 'PersonFilms'],
    }),
  }),
});

export const {
  useGetDiaryInfiniteQuery,
  useGetWatchedFilmsInfiniteQuery,
  useGetWatchlistInfiniteQuery,
  useGetYearQuery,
} = diaryApi;
