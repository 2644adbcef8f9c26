import { answered } from '../../../api/answered';
import { api } from '../../../api/service';
import {
  HiddenAnswerSchema,
  HiddenIdsAnswerSchema,
  type HiddenWordsRequest,
} from '../../../domain/hidden';
import { HIDDEN_TAGS } from './hiddenTags';

const call = (verb: string) => ({
  query: (userId: string) => ({
    url: `/users/${verb}/${encodeURIComponent(userId)}`,
    method: 'POST',
    queue: [`hide:${userId}`],
    body: {},
  }),
  ...answered(HiddenIdsAnswerSchema),
  invalidatesTags: [...HIDDEN_TAGS],
});

/** Whom and what the viewer would rather not see. */
export const hiddenApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHidden: build.query({
      query: (_: void) => ({ url: '/users/hidden' }),
      ...answered(HiddenAnswerSchema),
      providesTags: ['Hidden'],
    }),
    block: build.mutation(call('block')),
    unblock: build.mutation(call('unblock')),
    mute: build.mutation(call('mute')),
    unmute: build.mutation(call('unmute')),
    /** Replaces the whole list. The feeds are fetched again: only the server knows which posts have a word. */
    saveHiddenWords: build.mutation({
      query: (words: string[]) => ({
        url: '/users/hidden-words',
        method: 'POST',
        queue: ['hidden words'],
        body: { words } satisfies HiddenWordsRequest,
      }),
      ...answered(HiddenAnswerSchema),
      invalidatesTags: [...HIDDEN_TAGS, 'Feed', 'Post'],
    }),
  }),
});

export const { useGetHiddenQuery, useSaveHiddenWordsMutation } = hiddenApi;
