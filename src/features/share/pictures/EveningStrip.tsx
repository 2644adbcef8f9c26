import { measure as measureDisplay } from '../../../components/poster/glyphWidths';
import type { Area } from '../drawing/posterGrid';
import { Line } from '../drawing/Line';
import { paint } from '../drawing/colours';

/** What the labels take below the strip. */
const LABELS = 30;
const LABEL_SIZE = 24;
/** Fewer frames would be as wide as a screen: the rest of the film is not exposed yet. */
const LEAST_FRAMES = 8;

/** A part of a period, such as a month of a year. */
export interface StripPart {
  label: string;
  evenings: number;
}

interface EveningStripProps extends Area {
  parts: readonly StripPart[];
}

/** The evenings of each part of a period as the frames of a strip of film: the fuller, the brighter. */
export function EveningStrip({ parts, x, y, width, ...area }: EveningStripProps) {
  const height = area.height - LABELS;
  const most = Math.max(1, ...parts.map(({ evenings }) => evenings));
  const frame = width / Math.max(parts.length, LEAST_FRAMES);
  const edge = height * 0.17;
  const inner = height - edge * 2;
  const gap = Math.min(6, frame * 0.25);
  const widest = Math.max(...parts.map(({ label }) => measureDisplay(label) * LABEL_SIZE));
  // Where not all labels fit, the last one is among those that are shown.
  const step = Math.ceil((widest + 8) / frame);
  return (
    <>
      <rect fill="#221b17" height={height} rx={4} width={width} x={x} y={y} />
      {Array.from({ length: Math.max(parts.length, LEAST_FRAMES) }, (_, at) => {
        const { label = '', evenings = 0 } = parts[at] ?? {};
        const left = x + at * frame;
        const bar = (inner * evenings) / most;
        return (
          <g key={at}>
            {[0.22, 0.72].flatMap((part) =>
              [y + edge * 0.28, y + height - edge * 0.72].map((top) => (
                <rect
                  fill={paint.ground}
                  height={edge * 0.44}
                  key={`${part} ${top}`}
                  rx={2}
                  width={frame * 0.16}
                  x={left + frame * (part - 0.08)}
                  y={top}
                />
              )),
            )}
            <rect
              fill={paint.ground}
              height={inner}
              width={frame - gap}
              x={left + gap / 2}
              y={y + edge}
            />
            <rect
              fill={paint.amber}
              height={bar}
              width={frame - gap}
              x={left + gap / 2}
              y={y + edge + inner - bar}
            />
            {label !== '' && (parts.length - 1 - at) % step === 0 && (
              <Line
                align="middle"
                face="display"
                fill={paint.inkSoft}
                size={LABEL_SIZE}
                width={frame}
                x={left}
                y={y + area.height - 4}
              >
                {label}
              </Line>
            )}
          </g>
        );
      })}
    </>
  );
}
