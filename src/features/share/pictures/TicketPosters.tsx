import type { FilmSummary } from '../../../domain/filmSummary';
import { paint } from '../drawing/colours';
import { PosterAt, POSTER_RATIO } from '../drawing/PosterAt';
import { Title } from '../drawing/Title';

const EDGE = 6;
/** As many make a block of a poster's own shape. */
const BLOCK = 4;
/** How far the next poster of fewer is from the one that it is before, relative to the whole width. */
const STAGGER = 0.22;

/** The places of posters in a box of a poster's shape, relative to it, and their size. */
const placesOf = (count: number) => {
  if (count >= BLOCK)
    return {
      size: 0.5,
      steps: [
        [0, 0],
        [0.5, 0],
        [0, 0.5],
        [0.5, 0.5],
      ],
    };
  const steps = Array.from({ length: count }, (_, at) => [at * STAGGER, at * STAGGER]);
  return { size: 1 - STAGGER * (count - 1), steps };
};

interface TicketPostersProps {
  films: readonly FilmSummary[];
  x: number;
  y: number;
  width: number;
}

/** The poster of a film, or the first posters of a list in the place of one. */
export function TicketPosters({ films, x, y, width }: TicketPostersProps) {
  const height = width * POSTER_RATIO;
  const { size, steps } = placesOf(films.length);
  const gap = films.length < BLOCK ? 0 : EDGE;
  const posterWidth = width * size - gap / 2;
  const frame = (left: number, top: number, across: number) => (
    <rect
      fill={paint.onAmber}
      height={across * POSTER_RATIO + EDGE * 2}
      width={across + EDGE * 2}
      x={left - EDGE}
      y={top - EDGE}
    />
  );
  if (films.length === 0)
    return (
      <>
        {frame(x, y, width)}
        <Title
          align="middle"
          fill={paint.amber}
          height={height * 0.5}
          stands="middle"
          width={width * 0.7}
          x={x + width * 0.15}
          y={y + height * 0.25}
        >
          No films yet
        </Title>
      </>
    );
  return steps.map(([right = 0, down = 0], at) => {
    const film = films[at];
    const left = x + right * (width + gap);
    const top = y + down * (height + gap * POSTER_RATIO);
    return (
      film && (
        <g key={film._id}>
          {frame(left, top, posterWidth)}
          <PosterAt film={film} width={posterWidth} x={left} y={top} />
        </g>
      )
    );
  });
}
