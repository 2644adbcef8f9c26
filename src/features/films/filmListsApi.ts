import { answered } from '../../api/answered';
import { api } from '../../api/service';
import {
  DiaryAnswerSchema,
  ListedFilmsAnswerSchema,
  WatchedFilmsAnswerSchema,
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
    getDiaryPage: build.query({
      query: (arg: PageArg) => page('diary', arg, 'oldest'),
      ...answered(DiaryAnswerSchema),
      keepUnusedDataFor: 0,
    }),
    getWatchedPage: build.query({
      query: (arg: PageArg) => page('films', arg, 'date'),
      ...answered(WatchedFilmsAnswerSchema),
      keepUnusedDataFor: 0,
    }),
    getLovedPage: build.query({
      query: (arg: PageArg) => {
        const { url, params } = page('films', arg);
        return { url, params: { ...params, loved: true } };
      },
      ...answered(WatchedFilmsAnswerSchema),
      keepUnusedDataFor: 0,
    }),
    getWatchlistPage: build.query({
      query: (arg: PageArg) => page('watchlist', arg),
      ...answered(ListedFilmsAnswerSchema),
      keepUnusedDataFor: 0,
    }),
  }),
});
