import { useMemo } from 'react';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { useAppSelector } from '../../../app/hooks';
import { EmptyState } from '../../../components/EmptyState';
import { Stars } from '../../../components/Stars';
import type { WatchedFilm, WatchedSort } from '../../../domain/films';
import { colour, space } from '../../../theme/tokens';
import { selectSessionUser } from '../../auth/authSlice';
import { selectMyRating } from '../changes/shownFilm';
import { useGetWatchedFilmsInfiniteQuery } from '../diaryApi';
import { selectWatchedSort } from '../filmsSlice';
import { PagedWall } from './PagedWall';
import { SortFilms } from './SortFilms';
import { FindFilmsButton } from './FindFilmsButton';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '52px',
  padding: `0 ${space(2)} 0 ${space(4)}`,
  borderBottom: `1px solid ${colour.line}`,
});

const TITLES: Record<WatchedSort, string> = { date: 'Last seen first', rating: 'Best first' };

/** The user's rating; the viewer's own includes their changes. */
function GivenStars({ film, isOwn }: { film: WatchedFilm & { revision: number }; isOwn: boolean }) {
  const mine = useAppSelector((state) =>
    selectMyRating(state, film._id, film.rating, film.revision),
  );
  const rating = isOwn ? mine : film.rating;
  return rating !== null && <Stars rating={rating} />;
}

/** All films that a user has watched, with their ratings. */
export function WatchedFilms({ username }: { username: string }) {
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
      <Bar>
        <Typography color="textSecondary" component="h2" variant="overline">
          {TITLES[sort]}
        </Typography>
        <SortFilms />
      </Bar>
      <PagedWall
        caption={(film) => <GivenStars film={film} isOwn={isOwn} />}
        empty={
          <EmptyState title={isOwn ? 'No films yet' : 'No films so far'}>
            <p>
              Films {isOwn ? 'you log, rate or mark' : `@${username} logs, rates or marks`} as
              watched show up here.
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
