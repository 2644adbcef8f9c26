import { useMemo } from 'react';
import BookmarkRemoveOutlined from '@mui/icons-material/BookmarkRemoveOutlined';
import IconButton from '@mui/material/IconButton';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { EmptyState } from '../../../components/EmptyState';
import { DIARY_SORTS, type DiarySort } from '../../../domain/films';
import type { FilmSummary } from '../../../domain/filmSummary';
import { focusNeighbour } from '../../../lib/focus';
import { selectSessionUser } from '../../auth/authSlice';
import { filmChanges, stillMarked } from '../changes/shownFilm';
import { useGetWatchlistInfiniteQuery } from '../diaryApi';
import { selectWatchlistSort, watchlistSortChosen } from '../filmsSlice';
import { PagedWall } from './PagedWall';
import { SortBar } from './SortBar';
import { FindFilmsButton } from './FindFilmsButton';
import { watchlistToggled } from '../changes/watchlist';

function RemoveButton({ film }: { film: FilmSummary }) {
  const dispatch = useAppDispatch();
  return (
    <IconButton
      aria-label={`Remove ${film.title} from the watchlist`}
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget);
        dispatch(watchlistToggled(film._id, false));
      }}
      title="Remove"
    >
      <BookmarkRemoveOutlined />
    </IconButton>
  );
}

const TITLES: Record<DiarySort, string> = {
  latest: 'Latest additions',
  oldest: 'Oldest additions',
};
const LABELS: Record<DiarySort, string> = { latest: 'Latest', oldest: 'Oldest' };

/** A user's watchlist. */
export function Watchlist({ username }: { username: string }) {
  const dispatch = useAppDispatch();
  const sort = useAppSelector(selectWatchlistSort);
  const isOwn = useAppSelector(selectSessionUser)?.username === username;
  const { currentData, ...query } = useGetWatchlistInfiniteQuery({ username, sort });
  const changes = useAppSelector(filmChanges.changes);
  const pages = useMemo(
    () =>
      currentData?.pages.map((page) =>
        isOwn ? { ...page, films: stillMarked('watchlist', page, changes) } : page,
      ),
    [currentData, isOwn, changes],
  );
  return (
    <>
      <SortBar
        sorts={DIARY_SORTS.map((option) => ({
          label: LABELS[option],
          checked: option === sort,
          onChoose: () => dispatch(watchlistSortChosen(option)),
        }))}
        title={TITLES[sort]}
      />
      <PagedWall
        empty={
          <EmptyState title="An empty watchlist">
            <p>
              {isOwn ? (
                'Save the films you want to see, so you don’t lose track of any.'
              ) : (
                <>
                  Films that <bdi>@{username}</bdi> wants to see will be here.
                </>
              )}
            </p>
            <FindFilmsButton />
          </EmptyState>
        }
        label="Watchlist"
        pages={pages}
        query={query}
        selects={isOwn}
        {...(isOwn && { caption: (film: FilmSummary) => <RemoveButton film={film} /> })}
      />
    </>
  );
}
