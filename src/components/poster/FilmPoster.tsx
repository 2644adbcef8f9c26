import { useMemo } from 'react';
import type { FilmSummary } from '../../domain/filmSummary';
import { font } from '../../theme/tokens';
import { designPoster } from './posterDesign';
import { HEIGHT, WIDTH } from './shapes';

export interface FilmPosterProps {
  film: FilmSummary;
  /** The accessible name, if no adjacent text names the film. */
  label?: string;
}

/** All that is on a film's poster, for an SVG of its size. */
export function PosterDrawing({ film }: { film: FilmSummary }) {
  const { palette, drawing } = useMemo(() => designPoster(film), [film]);
  return (
    <g fontFamily={font.display}>
      <path d={`M0 0H${WIDTH}V${HEIGHT}H0Z`} fill={palette.ground} />
      {drawing.shapes.map(({ fill, d, transform }, index) => (
        <path d={d} fill={palette[fill]} fillRule="evenodd" key={index} transform={transform} />
      ))}
      {drawing.words.map(({ fill, align, transform, lines }, index) => (
        <g fill={palette[fill]} key={index} textAnchor={align} transform={transform}>
          {lines.map(({ text, x, y, size }) => (
            <text fontSize={size} key={y} x={x} y={y}>
              {text}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
}

/** A film's poster, drawn from its facts, as wide as its container. It looks the same in both colour modes. */
export function FilmPoster({ film, label }: FilmPosterProps) {
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...naming}
      style={{ display: 'block', width: '100%', height: 'auto', overflow: 'hidden' }}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <PosterDrawing film={film} />
    </svg>
  );
}
