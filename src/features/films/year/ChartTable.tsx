import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { withCommas } from '../../../lib/withCommas';

/** One row of a chart. */
export interface Charted {
  name: string;
  count: number;
}

interface ChartTableProps {
  caption: string;
  /** The headings of the columns: what is counted by, and what is counted. */
  of: string;
  unit: string;
  rows: readonly Charted[];
}

/** A chart's numbers as a table, for screen readers. */
export function ChartTable({ caption, of, unit, rows }: ChartTableProps) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{withCommas(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
