import { fitTitle, type Box } from '../../../components/poster/fitTitle';
import { Line } from './Line';

interface TitleProps extends Box {
  children: string;
  x: number;
  y: number;
  fill: string;
  align?: 'start' | 'middle';
  /** Where it stands in a box that it does not fill. */
  stands?: 'top' | 'middle' | 'bottom';
}

/** A title in capitals of the display face, as large as its box allows. */
export function Title({
  children,
  x,
  y,
  width,
  height,
  fill,
  align = 'start',
  stands,
}: TitleProps) {
  const fitted = fitTitle(children.toUpperCase(), { width, height });
  const free = height - fitted.height;
  const top = y + free * { top: 0, middle: 0.5, bottom: 1 }[stands ?? 'top'];
  return fitted.lines.map(({ text, size, baseline }) => (
    <Line
      align={align}
      face="display"
      fill={fill}
      key={baseline}
      size={size}
      width={width}
      x={x}
      y={top + baseline}
    >
      {text}
    </Line>
  ));
}
