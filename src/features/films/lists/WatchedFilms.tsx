import { useMemo } from 'react';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import Chip from '@mui/material/Chip';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { EmptyState } from '../../../components/EmptyState';
import { Stars } from '../../../components/Stars';
import { WATCHED_SORTS, type WatchedFilm, type WatchedSort } from '../../../domain/films';
import { KEEPS_PLACE } from '../../../lib/keepsPlace';
import { selectSessionUser } from '../../auth/authSlice';
import { filmChanges, selectMine, stillMarked } from '../changes/shownFilm';
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

/** Without any film, which of them the tab shows. */
function NoFilms({ username, loved }: { username: string; loved: boolean }) {
  const isOwn = useAppSelector(selectSessionUser)?.username === username;
  const [own, theirs] = loved
    ? ['Films you love show up here.', 'loves']
    : ['Films you log, rate or mark as watched show up here.', 'logs, rates or marks as watched'];
  return (
    <EmptyState title="No films yet">
      <p>
        {isOwn ? (
          own
        ) : (
          <>
            Films <bdi>@{username}</bdi> {theirs} show up here.
          </>
        )}
      </p>
      <FindFilmsButton />
    </EmptyState>
  );
}

/** All films that a user has watched, or those they love, with their ratings. The address says which. */
export function WatchedFilms({ username }: { username: string }) {
  const dispatch = useAppDispatch();
  const isOwn = useAppSelector(selectSessionUser)?.username === username;
  const sort = useAppSelector(selectWatchedSort);
  const [params, setParams] = useSearchParams();
  const loved = params.get('loved') === 'true';
  const { currentData, ...query } = useGetWatchedFilmsInfiniteQuery({
    username,
    sort,
    ...(loved && { loved }),
  });
  const changes = useAppSelector(filmChanges.changes);
  const pages = useMemo(
    () =>
      currentData?.pages.map((page) => {
        const { revision } = page;
        const films = loved && isOwn ? stillMarked('loved', page, changes) : page.films;
        return { revision, films: films.map((film) => ({ ...film, revision })) };
      }),
    [currentData, loved, isOwn, changes],
  );
  return (
    <>
      <SortBar
        sorts={
          loved
            ? []
            : WATCHED_SORTS.map((option) => ({
                label: LABELS[option],
                checked: option === sort,
                onChoose: () => dispatch(watchedSortChosen(option)),
              }))
        }
        title={loved ? 'Loved' : TITLES[sort]}
      >
        <Chip
          aria-pressed={loved}
          clickable
          icon={loved ? <FavoriteRounded /> : <FavoriteBorderRounded />}
          label="Loved"
          onClick={() => setParams(loved ? {} : { loved: 'true' }, { state: KEEPS_PLACE })}
          variant="outlined"
        />
      </SortBar>
      <PagedWall
        caption={(film) => <GivenStars film={film} isOwn={isOwn} />}
        empty={<NoFilms loved={loved} username={username} />}
        label="Films"
        pages={pages}
        query={query}
        selects={isOwn}
      />
    </>
  );
}
