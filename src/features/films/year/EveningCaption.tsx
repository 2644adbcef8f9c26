import styled from '@emotion/styled';
import { Stars } from '../../../components/Stars';
import type { Evening } from '../../../domain/periods';
import { formatDate, formatDay } from '../../../lib/formatDate';
import { colour } from '../../../theme/tokens';

const Lines = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  '& > b': { color: colour.ink, fontWeight: 600 },
  // A whole date is about as wide as a poster; it reaches into the gaps rather than into a second line.
  '& > time': { whiteSpace: 'nowrap' },
});

type EveningCaptionProps = Omit<Evening, 'film'> & {
  /** What the evening was in its year, or of all time. */
  label?: string;
  /** Whether the year is told, too. */
  hasYear: boolean;
};

/** The day and the stars of an evening, below its poster. */
export function EveningCaption({ label, hasYear, watchedOn, rating }: EveningCaptionProps) {
  return (
    <Lines>
      {label !== undefined && <b>{label}</b>}
      <time dateTime={watchedOn}>{(hasYear ? formatDate : formatDay)(watchedOn)}</time>
      {rating !== null && <Stars rating={rating} />}
    </Lines>
  );
}
