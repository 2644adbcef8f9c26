import { PosterDrawing } from '../../../components/poster/FilmPoster';
import { HEIGHT, WIDTH } from '../../../components/poster/shapes';
import type { FilmSummary } from '../../../domain/filmSummary';

/** A poster's height, relative to its width. */
export const POSTER_RATIO = HEIGHT / WIDTH;

interface PosterAtProps {
  film: FilmSummary;
  x: number;
  y: number;
  width: number;
}

/** A film's poster, as the app draws it. */
export function PosterAt({ film, x, y, width }: PosterAtProps) {
  return (
    <svg
      height={width * POSTER_RATIO}
      overflow="hidden"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={width}
      x={x}
      y={y}
    >
      <PosterDrawing film={film} />
    </svg>
  );
}
