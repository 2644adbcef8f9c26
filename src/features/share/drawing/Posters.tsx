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

/** A wall of posters, as large as its area allows. */
export function Posters({ films, ranked = false, ...area }: PostersProps) {
  const { places, posterWidth } = gridOf(films.length, area);
  const plate = Math.max(36, posterWidth * 0.24);
  return films.map((film, index) => {
    const { x, y } = places[index] ?? area;
    return (
      <g key={film._id}>
        <PosterAt film={film} width={posterWidth} x={x} y={y} />
        {ranked && (
          <>
            <rect
              fill={paint.amber}
              height={plate}
              width={plate}
              x={x}
              y={y + posterWidth * POSTER_RATIO - plate}
            />
            <Line
              align="middle"
              face="display"
              fill={paint.onAmber}
              size={plate * 0.8}
              width={plate}
              x={x}
              y={y + posterWidth * POSTER_RATIO - plate * 0.2}
            >
              {String(index + 1)}
            </Line>
          </>
        )}
      </g>
    );
  });
}
