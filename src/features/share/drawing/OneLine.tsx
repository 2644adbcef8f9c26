import type { Measure } from '../text/measureText';
import { fitLine } from '../text/wrapText';
import { Line, type LineProps } from './Line';

/** A line that is cut where it is too long for its box. */
export function OneLine({ measure, ...line }: LineProps & { measure: Measure }) {
  const { children, width, size, weight = 400 } = line;
  const widthOf = (text: string) => measure(text, { size, weight });
  return <Line {...line}>{fitLine(children, width, widthOf)}</Line>;
}
