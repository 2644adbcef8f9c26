import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { FeedArg } from '../../api/feedAddress';
import { useAppSelector } from '../../app/hooks';
import type { Post, UserSummary } from '../../domain/entities';
import type { FilmSummary } from '../../domain/filmSummary';
import { useFindFilmsQuery } from '../films/findFilmsApi';
import { selectFeedOverlay, shownFeed } from '../posts/feed/shownFeed';
import { useGetFeedInfiniteQuery } from '../posts/postsApi';
import { useSearchUsersQuery } from './usersApi';
import { selectIsSearchOpen, selectSearchedFor } from './usersSlice';

export type Found =
  | { kind: 'person'; id: string; person: UserSummary }
  | { kind: 'film'; id: string; film: FilmSummary }
  | { kind: 'post'; id: string; post: Post };

export interface Search {
  /** The first few of what matches the present text, as far as it is known: people, then films, then posts. */
  found: readonly Found[];
  /** Whether more may come. */
  isWaiting: boolean;
  /** Why something is not known, once that is certain. */
  error: unknown;
  retry: () => void;
}

/** How many there is room for; the page of the search has them all. */
const MOST = { people: 5, films: 4, posts: 3 };

/** What was searched for, while the results are open. An answer to an earlier text is never shown. */
export const useSearch = (): Search => {
  const text = useAppSelector(selectSearchedFor);
  const isAsked = useAppSelector(selectIsSearchOpen) && text !== '';
  const feed = useMemo((): FeedArg => ({ feed: 'search', q: text, sort: 'latest' }), [text]);
  const overlay = useAppSelector(selectFeedOverlay);
  const users = useSearchUsersQuery(isAsked ? text : skipToken);
  const films = useFindFilmsQuery(isAsked ? text : skipToken);
  const posts = useGetFeedInfiniteQuery(isAsked ? feed : skipToken);
  const people = isAsked ? users.currentData?.users : undefined;
  // Each waits for those above it: nothing is to come above what a pointer is on already.
  const isFilmsTurn = isAsked && (people !== undefined || users.isError);
  const theFilms = isFilmsTurn ? films.currentData?.films : undefined;
  const isPostsTurn = isFilmsTurn && (theFilms !== undefined || films.isError);
  const pages = isPostsTurn ? posts.currentData?.pages : undefined;
  const found = useMemo(
    (): readonly Found[] => [
      ...(people ?? [])
        .slice(0, MOST.people)
        .map((person) => ({ kind: 'person' as const, id: person._id, person })),
      ...(theFilms ?? [])
        .slice(0, MOST.films)
        .map((film) => ({ kind: 'film' as const, id: film._id, film })),
      ...shownFeed(pages ?? [], feed, overlay)
        .slice(0, MOST.posts)
        .map((post) => ({ kind: 'post' as const, id: post._id, post })),
    ],
    [people, theFilms, pages, feed, overlay],
  );
  const failed = [users, films, posts].filter(({ isError }) => isAsked && isError);
  return {
    found,
    isWaiting: failed.length === 0 && !(people && theFilms && pages),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const call of failed) void call.refetch();
    },
  };
};
