import { api } from '../../api/service';
import {
  DiaryAnswerSchema,
  ListedFilmsAnswerSchema,
  WatchedFilmsAnswerSchema,
  type DiaryAnswer,
  type ListedFilmsAnswer,
  type WatchedFilmsAnswer,
} from '../../domain/filmAnswers';
import { LIMITS } from '../../domain/limits';

interface PageArg {
  username: string;
  cursor: string | null;
}

const page = (list: string, { username, cursor }: PageArg, sort?: string) => ({
  url: `/users/${encodeURIComponent(username)}/${list}`,
  params: { sort, limit: LIMITS.pageSizeMax, cursor: cursor ?? undefined },
});

/** A user's lists in pages of the maximum size, uncached, for exports; screens use smaller, cached pages. */
export const filmListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDiaryPage: build.query<DiaryAnswer, PageArg>({
      query: (arg) => page('diary', arg, 'oldest'),
      rawResponseSchema: DiaryAnswerSchema,
      keepUnusedDataFor: 0,
    }),
    getWatchedPage: build.query<WatchedFilmsAnswer, PageArg>({
      query: (arg) => page('films', arg, 'date'),
      rawResponseSchema: WatchedFilmsAnswerSchema,
      keepUnusedDataFor: 0,
    }),
    getWatchlistPage: build.query<ListedFilmsAnswer, PageArg>({
      query: (arg) => page('watchlist', arg),
      rawResponseSchema: ListedFilmsAnswerSchema,
      keepUnusedDataFor: 0,
    }),
  }),
});
