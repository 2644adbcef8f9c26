import { useMemo } from 'react';
import BookmarkRemoveOutlined from '@mui/icons-material/BookmarkRemoveOutlined';
import IconButton from '@mui/material/IconButton';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { EmptyState } from '../../../components/EmptyState';
import type { FilmSummary } from '../../../domain/filmSummary';
import { focusNeighbour } from '../../../lib/focus';
import { selectSessionUser } from '../../auth/authSlice';
import { shownWatchlist } from '../changes/shownWatchlist';
import { useGetWatchlistInfiniteQuery } from '../diaryApi';
import { selectFilmChanges, watchlistToggled } from '../filmsSlice';
import { PagedWall } from './PagedWall';
import { FindFilmsButton } from './FindFilmsButton';

function RemoveButton({ film }: { film: FilmSummary }) {
  const dispatch = useAppDispatch();
  return (
    <IconButton
      aria-label={`Remove ${film.title} from the watchlist`}
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget);
        dispatch(watchlistToggled({ filmId: film._id, listed: false }));
      }}
      title="Remove"
    >
      <BookmarkRemoveOutlined />
    </IconButton>
  );
}

/** A user's watchlist, the film added last first. */
export function Watchlist({ username }: { username: string }) {
  const isOwn = useAppSelector(selectSessionUser)?.username === username;
  const { data, ...query } = useGetWatchlistInfiniteQuery({ username });
  const changes = useAppSelector(selectFilmChanges);
  const pages = useMemo(
    () => (data && isOwn ? shownWatchlist(data.pages, changes) : data?.pages),
    [data, isOwn, changes],
  );
  return (
    <PagedWall
      empty={
        <EmptyState title={isOwn ? 'Nothing on your list' : 'Nothing on the list'}>
          <p>
            {isOwn
              ? 'Save the films you want to see, so you don’t lose track of any.'
              : `Films that @${username} wants to see will be here.`}
          </p>
          <FindFilmsButton />
        </EmptyState>
      }
      label="Watchlist"
      pages={pages}
      query={query}
      {...(isOwn && { caption: (film: FilmSummary) => <RemoveButton film={film} /> })}
    />
  );
}
