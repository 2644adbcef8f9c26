import { LEADING, type FittedWords } from '../text/fitWords';
import { Line } from './Line';

interface WordsProps {
  words: FittedWords;
  x: number;
  y: number;
  width: number;
  fill: string;
}

/** Lines of running text. */
export function Words({ words: { size, lines }, x, y, width, fill }: WordsProps) {
  return lines.map(({ text, direction }, index) => (
    <Line
      direction={direction}
      fill={fill}
      key={index}
      size={size}
      width={width}
      x={x}
      y={y + size * (1 + LEADING * index)}
    >
      {text}
    </Line>
  ));
}
