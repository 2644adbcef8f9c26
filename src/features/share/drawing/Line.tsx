import { font } from '../../../theme/tokens';
import { directionOf } from '../text/direction';

export interface LineProps {
  children: string;
  /** The box's left and right edges. */
  x: number;
  width: number;
  /** The baseline. */
  y: number;
  size: number;
  fill: string;
  weight?: number;
  align?: 'start' | 'middle' | 'end';
  face?: 'body' | 'display';
  direction?: 'ltr' | 'rtl';
}

/** A line of text in a box. Its start is where its own direction starts: at the right in Arabic or Hebrew. */
export function Line({ children, x, width, y, align = 'start', ...look }: LineProps) {
  const { face = 'body', weight = 400, fill, size, direction = directionOf(children) } = look;
  const isAtRight = (align === 'end') !== (direction === 'rtl');
  const at = align === 'middle' ? x + width / 2 : isAtRight ? x + width : x;
  return (
    <text
      direction={direction}
      fill={fill}
      fontFamily={font[face]}
      fontSize={size}
      fontWeight={weight}
      textAnchor={align}
      x={at}
      y={y}
    >
      {children}
    </text>
  );
}
