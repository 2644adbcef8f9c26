import { answered, answeredInPages, type PageRequest } from '../../api/answered';
import { api } from '../../api/service';
import { EmptyAnswerSchema } from '../../domain/answers';
import {
  AllTimeAnswerSchema,
  DiaryAnswerSchema,
  EntryAnswerSchema,
  ImportAnswerSchema,
  ListedFilmsAnswerSchema,
  TagsAnswerSchema,
  WatchedFilmsAnswerSchema,
  YearAnswerSchema,
} from '../../domain/filmAnswers';
import type { EntryEdit, ImportRequest, NewEntry } from '../../domain/filmRequests';
import type { DiarySort, WatchedSort } from '../../domain/films';
import type { YearPart } from '../../lib/yearPart';
import { WALL_PAGE } from './filmsApi';
import { personFilmsTag } from '../users/usersApi';
import { invalidatesFilm } from './filmTags';

const DIARY_PAGE = 40;

const personPath = (username: string, list: string) =>
  `/users/${encodeURIComponent(username)}/${list}`;

const listPage = (
  list: string,
  { queryArg: { username, ...params }, pageParam }: PageRequest<{ username: string }>,
  limit = WALL_PAGE,
) => ({
  url: personPath(username, list),
  params: { ...params, limit, cursor: pageParam ?? undefined },
});

/** A refetch fetches all loaded pages again. */
const WHOLE = { refetchCachedPages: true };

/** Calls that change the diary keep their order. */
const diaryCall = (path: string, body?: object) => ({
  url: `/diary${path}`,
  method: 'POST',
  queue: ['diary'],
  body,
});

interface OwnEntry {
  entryId: string;
  filmId: string;
}

/** A user's films: diary, watched films, watchlist, and the statistics of a year and of all time. */
export const diaryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDiary: build.infiniteQuery({
      query: (page: PageRequest<{ username: string; sort: DiarySort; tag?: string }>) =>
        listPage('diary', page, DIARY_PAGE),
      ...answeredInPages(DiaryAnswerSchema, WHOLE),
      providesTags: (_answer, _error, { username }) => [personFilmsTag(username)],
    }),
    /** The evenings that a bar of a year or of all time counts, the first one first. */
    getYearPart: build.infiniteQuery({
      query: (page: PageRequest<YearPart & { username: string; sort: 'oldest' }>) =>
        listPage('diary', page),
      ...answeredInPages(DiaryAnswerSchema, WHOLE),
      providesTags: (_answer, _error, { username }) => [personFilmsTag(username)],
    }),
    getWatchedFilms: build.infiniteQuery({
      query: (page: PageRequest<{ username: string; sort: WatchedSort; loved?: true }>) =>
        listPage('films', page),
      ...answeredInPages(WatchedFilmsAnswerSchema, WHOLE),
      providesTags: (_answer, _error, { username }) => [personFilmsTag(username)],
    }),
    getWatchlist: build.infiniteQuery({
      query: (page: PageRequest<{ username: string; sort: DiarySort }>) =>
        listPage('watchlist', page),
      ...answeredInPages(ListedFilmsAnswerSchema, WHOLE),
      providesTags: (_answer, _error, { username }) => [personFilmsTag(username)],
    }),
    getYear: build.query({
      query: ({ username, year }: { username: string; year: number }) => ({
        url: personPath(username, `year/${year}`),
      }),
      ...answered(YearAnswerSchema),
      providesTags: (_answer, _error, { username }) => [personFilmsTag(username)],
    }),
    getAllTime: build.query({
      query: (username: string) => ({ url: personPath(username, 'all-time') }),
      ...answered(AllTimeAnswerSchema),
      providesTags: (_answer, _error, username) => [personFilmsTag(username)],
    }),
    getTags: build.query({
      query: (username: string) => ({ url: personPath(username, 'tags') }),
      ...answered(TagsAnswerSchema),
      providesTags: (_answer, _error, username) => [personFilmsTag(username)],
    }),
    createEntry: build.mutation({
      query: (entryData: NewEntry) => diaryCall('', { entryData }),
      ...answered(EntryAnswerSchema),
      invalidatesTags: invalidatesFilm,
    }),
    editEntry: build.mutation({
      query: ({ entryId, entryData }: OwnEntry & { entryData: EntryEdit }) =>
        diaryCall(`/edit/${entryId}`, { entryData }),
      ...answered(EntryAnswerSchema),
      invalidatesTags: invalidatesFilm,
    }),
    deleteEntry: build.mutation({
      query: ({ entryId }: OwnEntry) => ({ ...diaryCall(`/${entryId}`), method: 'DELETE' }),
      ...answered(EmptyAnswerSchema),
      invalidatesTags: invalidatesFilm,
    }),
    restoreEntry: build.mutation({
      query: ({ entryId }: OwnEntry) => diaryCall(`/restore/${entryId}`),
      ...answered(EntryAnswerSchema),
      invalidatesTags: invalidatesFilm,
    }),
    /** Whoever imports refetches at the end what the rows changed: after each call it would be much too often. */
    importRows: build.mutation({
      query: (body: ImportRequest) => diaryCall('/import', body),
      ...answered(ImportAnswerSchema),
    }),
  }),
});

export const {
  useGetAllTimeQuery,
  useGetDiaryInfiniteQuery,
  useGetTagsQuery,
  useGetWatchedFilmsInfiniteQuery,
  useGetWatchlistInfiniteQuery,
  useGetYearPartInfiniteQuery,
  useGetYearQuery,
} = diaryApi;
