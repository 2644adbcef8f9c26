import { useMemo } from 'react';
import type { FilmSummary } from '../../domain/filmSummary';
import type { List } from '../../domain/lists';
import { PagedWall } from '../../features/films/lists/PagedWall';
import { FilmCaption } from '../../features/lists/page/FilmCaption';
import type { FilmsPage } from '../../features/lists/useShownList';

interface WallFilm extends FilmSummary {
  note: string | null;
  /** Its place on the whole list, from 1. */
  rank: number;
}

interface ListPostersProps extends Pick<React.ComponentProps<typeof PagedWall>, 'query' | 'empty'> {
  list: List;
  /** Undefined before the first answer. */
  pages: readonly FilmsPage[] | undefined;
}

/** The films of a list as posters, with its ranks and notes below them. */
export function ListPosters({ list: { title, ranked }, pages, query, empty }: ListPostersProps) {
  const wall = useMemo(() => {
    let count = 0;
    return pages?.map(({ films, revision }) => ({
      films: films.map(({ film, note, rank }): WallFilm => {
        count += 1;
        return { ...film, note, rank: rank ?? count };
      }),
      revision,
    }));
  }, [pages]);
  const hasNotes = wall?.some(({ films }) => films.some(({ note }) => note !== null));
  return (
    <PagedWall<WallFilm>
      empty={empty}
      label={`Films in ${title}`}
      pages={wall}
      query={query}
      {...((ranked || hasNotes) && {
        caption: ({ rank, note }: WallFilm) => (
          <FilmCaption note={note} rank={ranked ? rank : null} />
        ),
      })}
    />
  );
}
