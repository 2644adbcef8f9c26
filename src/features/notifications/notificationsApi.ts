import { cursorPages, type CursorPage } from '../../api/cursorPages';
import { revised, type Revised } from '../../api/revised';
import { api } from '../../api/service';
import type { RootState } from '../../app/hooks';
import {
  NotificationsAnswerSchema,
  UnreadAnswerSchema,
  type NotificationKind,
  type NotificationsAnswer,
  type ReadNotificationsRequest,
  type TurnOffNotificationsRequest,
  type UnreadAnswer,
} from '../../domain/notifications';

const PAGE = 20;

/** What is read and what is off is decided in the order in which a person decided it. */
const QUEUE = ['notifications'];

/** What happened to a person, and what they want to be told of. */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.infiniteQuery<CursorPage<NotificationsAnswer>, void, string | null>({
      infiniteQueryOptions: cursorPages<NotificationsAnswer>(),
      query: ({ pageParam }) => ({
        url: '/notifications',
        params: { limit: PAGE, cursor: pageParam ?? undefined },
      }),
      rawResponseSchema: NotificationsAnswerSchema,
      transformResponse: revised<NotificationsAnswer>,
      // A list that is read beyond its first page has no tag: refetched, it would shrink to that page.
      providesTags: (data) => (data && data.pages.length > 1 ? [] : ['Notifications']),
    }),
    /** How many wait to be read: for the navigation, on every page. */
    getUnread: build.query<Revised<UnreadAnswer>, void>({
      query: () => ({ url: '/notifications', params: { limit: 1 } }),
      rawResponseSchema: NotificationsAnswerSchema,
      transformResponse: ({ unread, off }: NotificationsAnswer, meta) =>
        revised({ unread, off }, meta),
      providesTags: ['Unread'],
    }),
    readNotifications: build.mutation<Revised<UnreadAnswer>, string>({
      query: (until) => ({
        url: '/notifications/read',
        method: 'POST',
        queue: QUEUE,
        body: { until } satisfies ReadNotificationsRequest,
      }),
      rawResponseSchema: UnreadAnswerSchema,
      transformResponse: revised<UnreadAnswer>,
      // Not the list: what is new stays marked while its reader looks at it.
      invalidatesTags: ['Unread'],
    }),
    turnOffNotifications: build.mutation<Revised<UnreadAnswer>, NotificationKind[]>({
      query: (off) => ({
        url: '/notifications/off',
        method: 'POST',
        queue: QUEUE,
        body: { off } satisfies TurnOffNotificationsRequest,
      }),
      rawResponseSchema: UnreadAnswerSchema,
      transformResponse: revised<UnreadAnswer>,
      invalidatesTags: ['Unread', 'Notifications'],
    }),
  }),
});

export const {
  useGetNotificationsInfiniteQuery,
  useGetUnreadQuery,
  useReadNotificationsMutation,
  useTurnOffNotificationsMutation,
} = notificationsApi;

/** How many notifications wait to be read, as far as is known. */
export const selectUnread = (state: RootState): number =>
  notificationsApi.endpoints.getUnread.select()(state).data?.unread ?? 0;
