import { Line } from './Line';
import { paint } from './colours';

interface BrandProps {
  x: number;
  /** The baseline of the name. */
  y: number;
  size?: number;
}

const MARK = 'M12 2a10 10 0 1 0 8.66 15l-4.33-2.5a5 5 0 1 1 0-5L20.66 7A10 10 0 0 0 12 2Z';

/** The app's logo and its name. */
export function Brand({ x, y, size = 56 }: BrandProps) {
  const mark = size * 0.86;
  return (
    <>
      <g transform={`translate(${x} ${y - mark * 0.93}) scale(${mark / 24})`}>
        <path d={MARK} fill={paint.ink} />
        <path d="M14 12 24 7.2v9.6Z" fill={paint.amber} />
      </g>
      <Line face="display" fill={paint.ink} size={size} width={size * 3} x={x + size * 1.15} y={y}>
        CINEFOLK
      </Line>
    </>
  );
}
