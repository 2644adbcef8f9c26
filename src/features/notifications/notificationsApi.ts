import { answered, answeredInPages, revised, type PageRequest } from '../../api/answered';
import { api } from '../../api/service';
import type { RootState } from '../../app/hooks';
import type {
  ReadNotificationsRequest,
  TurnOffNotificationsRequest,
} from '../../domain/notificationRequests';
import {
  NotificationsAnswerSchema,
  UnreadAnswerSchema,
  type NotificationKind,
  type NotificationsAnswer,
} from '../../domain/notifications';

const PAGE = 20;

/** Calls that mark as read or turn off kinds keep their order. */
const QUEUE = ['notifications'];

/** The notifications that name a person. */
export const notificationsOf = (userId: string) => ({
  type: 'Notifications' as const,
  id: userId,
});

const namedIn = (pages: readonly NotificationsAnswer[]): string[] =>
  pages.flatMap(({ notifications }) =>
    notifications.flatMap(({ people }) => people.map(({ _id }) => _id)),
  );

/** The viewer's notifications, and which kinds are off. */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.infiniteQuery({
      query: ({ pageParam }: PageRequest<void>) => ({
        url: '/notifications',
        params: { limit: PAGE, cursor: pageParam ?? undefined },
      }),
      ...answeredInPages(NotificationsAnswerSchema),
      // A list of several pages has no tag, because a refetch would shrink it to its first page.
      providesTags: (data) =>
        data && data.pages.length > 1
          ? []
          : ['Notifications', ...namedIn(data?.pages ?? []).map(notificationsOf)],
    }),
    /** The number of unread notifications, for the navigation on every page. */
    getUnread: build.query({
      query: (_: void) => ({ url: '/notifications', params: { limit: 1 } }),
      rawResponseSchema: NotificationsAnswerSchema,
      transformResponse: ({ unread, off }: NotificationsAnswer, meta) =>
        revised({ unread, off }, meta),
      providesTags: ['Unread'],
    }),
    readNotifications: build.mutation({
      query: (until: string) => ({
        url: '/notifications/read',
        method: 'POST',
        queue: QUEUE,
        body: { until } satisfies ReadNotificationsRequest,
      }),
      ...answered(UnreadAnswerSchema),
      // Not the list: new notifications stay marked while the user looks at them.
      invalidatesTags: ['Unread'],
    }),
    turnOffNotifications: build.mutation({
      query: (off: NotificationKind[]) => ({
        url: '/notifications/off',
        method: 'POST',
        queue: QUEUE,
        body: { off } satisfies TurnOffNotificationsRequest,
      }),
      ...answered(UnreadAnswerSchema),
      invalidatesTags: ['Unread', 'Notifications'],
    }),
  }),
});

export const { useGetNotificationsInfiniteQuery, useGetUnreadQuery } = notificationsApi;

/** What is unread, as answered. Made once: each `select()` makes a selector, which forgets what it knew. */
export const selectUnreadAnswer = notificationsApi.endpoints.getUnread.select();

/** The number of unread notifications; 0 until it is fetched. */
export const selectUnread = (state: RootState): number =>
  selectUnreadAnswer(state).data?.unread ?? 0;
