import styled from '@emotion/styled';
import type { FilmSummary } from '../../domain/filmSummary';
import { media, space } from '../../theme/tokens';
import { FilmTile } from './FilmTile';

/** One page of films, as answered. */
interface WallPage<F extends FilmSummary> {
  films: readonly F[];
  revision: number;
}

interface FilmWallProps<F extends FilmSummary> {
  pages: readonly WallPage<F>[];
  /** Renders the caption below a poster. */
  caption?: (film: F) => React.ReactNode;
  /** The list's accessible name. */
  label?: string;
}

export const WallGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: space(3),
  padding: space(4),
  [media.rail]: { gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))', gap: space(4) },
});

/** A grid of posters that link to their films and show which of them the viewer has watched. */
export function FilmWall<F extends FilmSummary>({ pages, caption, label }: FilmWallProps<F>) {
  // A list that changes between two requests can contain a film in both pages.
  const shown = new Set<string>();
  return (
    <WallGrid aria-label={label}>
      {pages.flatMap(({ films, revision }) =>
        films.flatMap((film) => {
          if (shown.has(film._id)) return [];
          shown.add(film._id);
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
