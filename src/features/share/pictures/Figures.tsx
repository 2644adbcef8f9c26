import { measure as measureDisplay } from '../../../components/poster/glyphWidths';
import { paint } from '../drawing/colours';
import { Line } from '../drawing/Line';

export interface Figure {
  name: string;
  value: string;
}

interface FiguresProps {
  figures: readonly Figure[];
  x: number;
  /** The baseline of the values. */
  y: number;
  /** From one figure to the next. */
  step: number;
  /** The values' type size, unless one is too wide for its step. */
  size: number;
}

/** What the space between two values is at least. */
const GAP = 20;

/** The key figures of a period, beside each other. */
export function Figures({ figures, x, y, step, size }: FiguresProps) {
  const widest = Math.max(...figures.map(({ value }) => measureDisplay(value)));
  const fitting = Math.min(size, (step - GAP) / widest);
  return figures.map(({ name, value }, index) => {
    const place = { x: x + index * step, width: step };
    return (
      <g key={name}>
        <Line {...place} face="display" fill={paint.ink} size={fitting} y={y}>
          {value}
        </Line>
        <Line {...place} fill={paint.inkSoft} size={22} y={y + 34}>
          {name}
        </Line>
      </g>
    );
  });
}
