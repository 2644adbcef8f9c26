import { api } from '../../api/service';
import {
  DiaryAnswerSchema,
  WatchedFilmsAnswerSchema,
  type DiaryAnswer,
  type WatchedFilmsAnswer,
} from '../../domain/answers';
import { LIMITS } from '../../domain/limits';

interface PageArg {
  username: string;
  cursor: string | null;
}

const page = (list: string, { username, cursor }: PageArg, sort: string) => ({
  url: `/users/${encodeURIComponent(username)}/${list}`,
  params: { sort, limit: LIMITS.pageSizeMax, cursor: cursor ?? undefined },
});

/** A person's lists in the largest pages, for an export; screens read smaller ones, and keep them. */
export const keptFilmsApi = api.injectEndpoints({
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
  }),
});
