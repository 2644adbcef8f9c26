import type { FilmSummary } from '../../../domain/filmSummary';
import { Line } from './Line';
import { paint } from './colours';
import { gridOf, type Area } from './posterGrid';
import { POSTER_RATIO, PosterAt } from './PosterAt';

interface PostersProps extends Area {
  films: readonly FilmSummary[];
  /** Whether each has its number. */
  ranked?: boolean;
}

/** The size of a number, and its room below a poster, of which it covers nothing. */
const NUMBER = 44;
const NUMBER_ROOM = 46;

/** A wall of posters, as large as its area allows. */
export function Posters({ films, ranked = false, ...area }: PostersProps) {
  const { places, posterWidth } = gridOf(films.length, area, ranked ? NUMBER_ROOM : 0);
  return films.map((film, index) => {
    const { x, y } = places[index] ?? area;
    return (
      <g key={film._id}>
        <PosterAt film={film} width={posterWidth} x={x} y={y} />
        {ranked && (
          <Line
            align="middle"
            face="display"
            fill={paint.amber}
            size={NUMBER}
            width={posterWidth}
            x={x}
            y={y + posterWidth * POSTER_RATIO + NUMBER_ROOM}
          >
            {String(index + 1)}
          </Line>
        )}
      </g>
    );
  });
}
