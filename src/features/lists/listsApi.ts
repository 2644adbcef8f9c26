import { answered, answeredInPages, type PageRequest } from '../../api/answered';
import { callerOf } from '../../api/baseQuery';
import { api } from '../../api/service';
import { EmptyAnswerSchema } from '../../domain/answers';
import type { CreateListRequest, EditListRequest } from '../../domain/listRequests';
import {
  ListAnswerSchema,
  ListFilmsAnswerSchema,
  ListPageAnswerSchema,
  ListsAnswerSchema,
  type ListSort,
} from '../../domain/lists';
import { LIMITS } from '../../domain/limits';
import { personFilmsTag } from '../users/usersApi';
import type { ListChoice } from './listChoice';
import { invalidatesList, listTag, providesLists } from './listTags';

/** The films of a list that come first: full rows of two, three, four or six posters. */
const FIRST_FILMS = 48;
const LISTS_PAGE = 20;

/** A film on one of the viewer's lists. */
interface PlaceOnList {
  listId: string;
  filmId: string;
}

/** Films for one of the viewer's lists. */
interface FilmsOfList {
  listId: string;
  filmIds: readonly string[];
}

/** A refetch fetches all loaded pages again: an edit can move every film, and the first page alone would shrink what is shown. */
const WHOLE = { refetchCachedPages: true };

/** Calls about one list share a queue, so that they keep their order. */
const listCall = (listId: string, path: string, body: object = {}) => ({
  url: `/lists${path}/${encodeURIComponent(listId)}`,
  method: 'POST',
  queue: [`list:${listId}`],
  body,
});

/** A page of a list's films, by filter and sort. Waits for calls that change the list, above all for the one that makes it. */
const pageOfFilms = (listId: string, pageParam: string | null, choice?: ListChoice) => ({
  url: `/lists/${encodeURIComponent(listId)}`,
  params: {
    ...choice,
    limit: pageParam === null ? FIRST_FILMS : LIMITS.pageSizeMax,
    cursor: pageParam ?? undefined,
  },
  queue: [`list:${listId}`],
});

const pageOfLists = (pageParam: string | null) => ({
  limit: LISTS_PAGE,
  cursor: pageParam ?? undefined,
});

export const listsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A list and its films, in order. */
    getList: build.infiniteQuery({
      query: ({ queryArg: listId, pageParam }: PageRequest<string>) =>
        pageOfFilms(listId, pageParam),
      ...answeredInPages(ListPageAnswerSchema, WHOLE),
      // It says how many of the films the viewer has seen.
      providesTags: (_answer, _error, listId, meta) => [
        listTag(listId),
        personFilmsTag(callerOf(meta)),
      ],
    }),
    /** The films of a list that match a choice, with their ranks. */
    getChosenFilms: build.infiniteQuery({
      query: ({
        queryArg: { listId, choice },
        pageParam,
      }: PageRequest<{ listId: string; choice: ListChoice }>) =>
        pageOfFilms(listId, pageParam, choice),
      ...answeredInPages(ListPageAnswerSchema, WHOLE),
      providesTags: (_answer, _error, { listId, choice: { unseen, listed } }, meta) => [
        listTag(listId),
        ...(unseen || listed ? [personFilmsTag(callerOf(meta))] : []),
      ],
    }),
    /** A person's lists; those of others without their private ones. With a film, each says whether that is on it. */
    getPersonLists: build.infiniteQuery({
      query: ({
        queryArg: { username, ...params },
        pageParam,
      }: PageRequest<{ username: string; sort: ListSort; film?: string }>) => ({
        url: `/users/${encodeURIComponent(username)}/lists`,
        params: { ...params, ...pageOfLists(pageParam) },
      }),
      ...answeredInPages(ListsAnswerSchema, WHOLE),
      providesTags: providesLists,
    }),
    /** The public lists whose title or description has these words. */
    findLists: build.infiniteQuery({
      query: ({ queryArg: q, pageParam }: PageRequest<string>) => ({
        url: '/lists',
        params: { q, ...pageOfLists(pageParam) },
      }),
      ...answeredInPages(ListsAnswerSchema, WHOLE),
      providesTags: providesLists,
    }),
    /** The public lists that a film is on, the most liked first. */
    getFilmLists: build.infiniteQuery({
      query: ({ queryArg: film, pageParam }: PageRequest<string>) => ({
        url: '/lists',
        params: { film, sort: 'liked', ...pageOfLists(pageParam) },
      }),
      ...answeredInPages(ListsAnswerSchema, WHOLE),
      providesTags: providesLists,
    }),
    createList: build.mutation({
      query: (listData: CreateListRequest['listData']) => ({
        url: '/lists',
        method: 'POST',
        queue: [`list:${listData._id}`],
        body: { listData } satisfies CreateListRequest,
      }),
      ...answered(ListAnswerSchema),
      invalidatesTags: (_answer, _error, { _id }) => [listTag(_id), 'Lists'],
    }),
    editList: build.mutation({
      query: ({ listId, ...body }: { listId: string } & EditListRequest) =>
        listCall(listId, '/edit', body),
      ...answered(ListAnswerSchema),
      invalidatesTags: invalidatesList,
    }),
    addToList: build.mutation({
      query: ({ listId, filmId }: PlaceOnList) => listCall(listId, '/add', { filmId }),
      ...answered(ListAnswerSchema),
      invalidatesTags: invalidatesList,
    }),
    removeFromList: build.mutation({
      query: ({ listId, filmId }: PlaceOnList) => listCall(listId, '/remove', { filmId }),
      ...answered(ListAnswerSchema),
      invalidatesTags: invalidatesList,
    }),
    addFilmsToList: build.mutation({
      query: ({ listId, filmIds }: FilmsOfList) => listCall(listId, '/add-films', { filmIds }),
      ...answered(ListFilmsAnswerSchema),
      invalidatesTags: invalidatesList,
    }),
    removeFilmsFromList: build.mutation({
      query: ({ listId, filmIds }: FilmsOfList) => listCall(listId, '/remove-films', { filmIds }),
      ...answered(ListFilmsAnswerSchema),
      invalidatesTags: invalidatesList,
    }),
    deleteList: build.mutation({
      query: (listId: string) => ({ ...listCall(listId, ''), method: 'DELETE' }),
      ...answered(EmptyAnswerSchema),
      invalidatesTags: invalidatesList,
    }),
    restoreList: build.mutation({
      query: (listId: string) => listCall(listId, '/restore'),
      ...answered(ListAnswerSchema),
      invalidatesTags: invalidatesList,
    }),
    likeList: build.mutation({
      query: (listId: string) => listCall(listId, '/like'),
      ...answered(ListAnswerSchema),
    }),
    dislikeList: build.mutation({
      query: (listId: string) => listCall(listId, '/dislike'),
      ...answered(ListAnswerSchema),
    }),
    /** Answers the viewer's new list. */
    cloneList: build.mutation({
      query: (listId: string) => listCall(listId, '/clone'),
      ...answered(ListAnswerSchema),
      invalidatesTags: ['Lists'],
    }),
  }),
});

export const {
  useGetListInfiniteQuery,
  useGetChosenFilmsInfiniteQuery,
  useGetPersonListsInfiniteQuery,
  useFindListsInfiniteQuery,
  useGetFilmListsInfiniteQuery,
  useCloneListMutation,
} = listsApi;
