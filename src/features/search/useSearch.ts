import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { FeedArg } from '../../api/feedAddress';
import { useAppSelector } from '../../app/hooks';
import type { Post, UserSummary } from '../../domain/entities';
import type { FilmSummary } from '../../domain/filmSummary';
import { usePaused } from '../../lib/usePaused';
import { useFindFilmsQuery } from '../films/findFilmsApi';
import { selectFeedOverlay, shownFeed } from '../posts/feed/shownFeed';
import { useGetFeedInfiniteQuery } from '../posts/postsApi';
import { useSearchUsersQuery } from './searchApi';
import { selectIsSearchOpen, selectSearchText } from '../users/usersSlice';

export type Found =
  | { kind: 'person'; id: string; person: UserSummary }
  | { kind: 'film'; id: string; film: FilmSummary }
  | { kind: 'post'; id: string; post: Post };

export interface Search {
  /** The first few results for the current text that have arrived: people, then films, then posts. */
  found: readonly Found[];
  /** Whether more results may arrive. */
  isWaiting: boolean;
  /** The error of the first failed query, or null. */
  error: unknown;
  retry: () => void;
}

/** How many results fit; the search page has them all. */
const MOST = { people: 5, films: 4, posts: 3 };

/** Runs the search while its results are open. An answer to an earlier text is never shown. */
export const useSearch = (): Search => {
  const text = usePaused(useAppSelector(selectSearchText).trim());
  const isSearching = useAppSelector(selectIsSearchOpen) && text !== '';
  const feed = useMemo((): FeedArg => ({ feed: 'search', q: text, sort: 'latest' }), [text]);
  const users = useSearchUsersQuery(isSearching ? text : skipToken);
  const films = useFindFilmsQuery(isSearching ? text : skipToken);
  const posts = useGetFeedInfiniteQuery(isSearching ? feed : skipToken);
  const people = isSearching ? users.currentData?.users : undefined;
  // Each group waits for those above it, so that no result is inserted above the pointer.
  const isFilmsTurn = isSearching && (people !== undefined || users.isError);
  const foundFilms = isFilmsTurn ? films.currentData?.films : undefined;
  const isPostsTurn = isFilmsTurn && (foundFilms !== undefined || films.isError);
  const pages = isPostsTurn ? posts.currentData?.pages : undefined;
  // While no posts are found, changes to posts do not matter.
  const overlay = useAppSelector((state) => (pages ? selectFeedOverlay(state) : undefined));
  const found = useMemo(
    (): readonly Found[] => [
      ...(people ?? [])
        .slice(0, MOST.people)
        .map((person) => ({ kind: 'person' as const, id: person._id, person })),
      ...(foundFilms ?? [])
        .slice(0, MOST.films)
        .map((film) => ({ kind: 'film' as const, id: film._id, film })),
      ...(pages && overlay ? shownFeed(pages, feed, overlay) : [])
        .slice(0, MOST.posts)
        .map((post) => ({ kind: 'post' as const, id: post._id, post })),
    ],
    [people, foundFilms, pages, feed, overlay],
  );
  const failed = [users, films, posts].filter(({ isError }) => isSearching && isError);
  return {
    found,
    isWaiting: failed.length === 0 && !(people && foundFilms && pages),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const call of failed) void call.refetch();
    },
  };
};
