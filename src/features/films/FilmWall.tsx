import styled from '@emotion/styled';
import type { FilmSummary } from '../../domain/films';
import { media, space } from '../../theme/tokens';
import { FilmTile } from './FilmTile';

/** A page of films as it was answered. */
interface WallPage<F extends FilmSummary> {
  films: readonly F[];
  revision: number;
}

interface FilmWallProps<F extends FilmSummary> {
  pages: readonly WallPage<F>[];
  /** What is said of each film under its poster. */
  caption?: (film: F) => React.ReactNode;
  /** What the list is called. */
  label?: string;
}

export const WallGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: space(3),
  padding: space(4),
  [media.rail]: { gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))', gap: space(4) },
});

/** Posters on a wall: each leads to its film, and those that the viewer has seen say so. */
export function FilmWall<F extends FilmSummary>({ pages, caption, label }: FilmWallProps<F>) {
  // Where a list moved between two pages, a film can be in both.
  const hung = new Set<string>();
  return (
    <WallGrid aria-label={label}>
      {pages.flatMap(({ films, revision }) =>
        films.flatMap((film) => {
          if (hung.has(film._id)) return [];
          hung.add(film._id);
          return (
            <FilmTile film={film} key={film._id} revision={revision}>
              {caption?.(film)}
            </FilmTile>
          );
        }),
      )}
    </WallGrid>
  );
}
