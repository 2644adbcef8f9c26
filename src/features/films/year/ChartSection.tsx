import { Bars, type Bar } from './Bars';
import { PeriodSection } from './PeriodSection';

interface ChartSectionProps {
  title: string;
  /** The chart's name and what it counts by, as in `Bars`. */
  label: string;
  of: string;
  bars: readonly Bar[];
}

/** A bar chart under a heading. */
export function ChartSection({ title, ...chart }: ChartSectionProps) {
  return (
    <PeriodSection title={title}>
      <Bars {...chart} />
    </PeriodSection>
  );
}
