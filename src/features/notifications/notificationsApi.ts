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

/** Calls that mark as read or turn off kinds keep their order. */
const QUEUE = ['notifications'];

/** The viewer's notifications, and which kinds are off. */
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
      // A list of several pages has no tag, because a refetch would shrink it to its first page.
      providesTags: (data) => (data && data.pages.length > 1 ? [] : ['Notifications']),
    }),
    /** The number of unread notifications, for the navigation on every page. */
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
      // Not the list: new notifications stay marked while the user looks at them.
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
  useTurnOffNotificationsMutation,
} = notificationsApi;

/** The number of unread notifications; 0 until it is fetched. */
export const selectUnread = (state: RootState): number =>
  notificationsApi.endpoints.getUnread.select()(state).data?.unread ?? 0;
