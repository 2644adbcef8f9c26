import { answered } from '../../api/answered';
import { api } from '../../api/service';
import type { CreateListRequest } from '../../domain/listRequests';
import { ListAnswerSchema, ListPageAnswerSchema, ListsAnswerSchema } from '../../domain/lists';
import { LIMITS } from '../../domain/limits';

const page = (url: string, cursor: string | null) => ({
  url,
  params: { limit: LIMITS.pageSizeMax, cursor: cursor ?? undefined },
});

/** Lists of films in pages of the maximum size, uncached, for exports and imports. */
export const listTransferApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A person's lists, or with null all public ones; the newest first. */
    getListsPage: build.query({
      query: ({ username, cursor }: { username: string | null; cursor: string | null }) =>
        page(username === null ? '/lists' : `/users/${encodeURIComponent(username)}/lists`, cursor),
      ...answered(ListsAnswerSchema),
      keepUnusedDataFor: 0,
    }),
    getListFilmsPage: build.query({
      query: ({ listId, cursor }: { listId: string; cursor: string | null }) =>
        page(`/lists/${encodeURIComponent(listId)}`, cursor),
      ...answered(ListPageAnswerSchema),
      keepUnusedDataFor: 0,
    }),
    /** Makes a list with all its films. Refetches nothing: what imports lists does, once, at its end. */
    importList: build.mutation({
      query: (listData: CreateListRequest['listData']) => ({
        url: '/lists',
        method: 'POST',
        body: { listData } satisfies CreateListRequest,
      }),
      ...answered(ListAnswerSchema),
    }),
  }),
});
