import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { EmptyState } from '../../../components/EmptyState';
import { Stars } from '../../../components/Stars';
import { WATCHED_SORTS, type WatchedFilm, type WatchedSort } from '../../../domain/films';
import { selectSessionUser } from '../../auth/authSlice';
import { selectMine } from '../changes/shownFilm';
import { useGetWatchedFilmsInfiniteQuery } from '../diaryApi';
import { selectWatchedSort, watchedSortChosen } from '../filmsSlice';
import { PagedWall } from './PagedWall';
import { SortBar } from './SortBar';
import { FindFilmsButton } from './FindFilmsButton';

const TITLES: Record<WatchedSort, string> = { date: 'Recently watched', rating: 'Highest rated' };
const LABELS: Record<WatchedSort, string> = { date: 'Date', rating: 'Rating' };

/** The user's rating; the viewer's own includes their changes. */
function GivenStars({ film, isOwn }: { film: WatchedFilm & { revision: number }; isOwn: boolean }) {
  const mine = useAppSelector((state) =>
    selectMine(state, 'rating', film._id, film.rating, film.revision),
  );
  const rating = isOwn ? mine : film.rating;
  return rating !== null && <Stars rating={rating} />;
}

/** All films that a user has watched, with their ratings. */
export function WatchedFilms({ username }: { username: string }) {
  const dispatch = useAppDispatch();
  const isOwn = useAppSelector(selectSessionUser)?.username === username;
  const sort = useAppSelector(selectWatchedSort);
  const { data, ...query } = useGetWatchedFilmsInfiniteQuery({ username, sort });
  const pages = useMemo(
    () =>
      data?.pages.map(({ films, revision }) => ({
        revision,
        films: films.map((film) => ({ ...film, revision })),
      })),
    [data],
  );
  return (
    <>
      <SortBar
        sorts={WATCHED_SORTS.map((option) => ({
          label: LABELS[option],
          checked: option === sort,
          onChoose: () => dispatch(watchedSortChosen(option)),
        }))}
        title={TITLES[sort]}
      />
      <PagedWall
        caption={(film) => <GivenStars film={film} isOwn={isOwn} />}
        empty={
          <EmptyState title="No films yet">
            <p>
              {isOwn ? (
                'Films you log, rate or mark as watched show up here.'
              ) : (
                <>
                  Films <bdi>@{username}</bdi> logs, rates or marks as watched show up here.
                </>
              )}
            </p>
            <FindFilmsButton />
          </EmptyState>
        }
        label="Films"
        pages={pages}
        query={query}
      />
    </>
  );
}
