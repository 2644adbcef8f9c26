import styled from '@emotion/styled';
import { Stars } from '../../../components/Stars';
import type { YearEvening } from '../../../domain/films';
import { formatDay } from '../../../lib/formatDate';
import { colour } from '../../../theme/tokens';

const Lines = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  '& > b': { color: colour.ink, fontWeight: 600 },
});

type EveningCaptionProps = Omit<YearEvening, 'film'> & {
  /** What the evening was in its year. */
  label?: string;
};

/** The day and the stars of an evening, below its poster. */
export function EveningCaption({ label, watchedOn, rating }: EveningCaptionProps) {
  return (
    <Lines>
      {label !== undefined && <b>{label}</b>}
      <time dateTime={watchedOn}>{formatDay(watchedOn)}</time>
      {rating !== null && <Stars rating={rating} />}
    </Lines>
  );
}
