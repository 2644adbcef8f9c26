import styled from '@emotion/styled';
import { colour } from '../theme/tokens';

const Drawing = styled('svg')({
  display: 'block',
  '& .film': { fill: colour.film },
  '& .frame': { fill: colour.filmFrame },
  '& .hole': { fill: colour.screen },
});

const FRAME = 56;
const HEIGHT = 64;
const HOLES = 4;

interface FilmStripProps {
  frames: number;
}

/** A decorative strip of unexposed film. */
export function FilmStrip({ frames }: FilmStripProps) {
  const width = frames * FRAME;
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  return (
    <Drawing aria-hidden="true" height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} width={width}>
      <rect className="film" height={HEIGHT} rx="3" width={width} />
      {numbers(frames).map((frame) => (
        <rect
          className="frame"
          height="36"
          key={frame}
          rx="2"
          width={FRAME - 6}
          x={frame * FRAME + 3}
          y="14"
        />
      ))}
      {numbers(frames * HOLES).flatMap((hole) => {
        const x = (hole + 0.5) * (FRAME / HOLES) - 3;
        return [5, HEIGHT - 10].map((y) => (
          <rect className="hole" height="5" key={`${hole} ${y}`} rx="1.5" width="6" x={x} y={y} />
        ));
      })}
    </Drawing>
  );
}
