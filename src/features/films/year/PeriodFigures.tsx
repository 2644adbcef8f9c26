import styled from '@emotion/styled';
import type { FilmPeriod } from '../../../domain/periods';
import { colour, font, media, space, text } from '../../../theme/tokens';
import { periodFigures } from './periodFigures';

const Row = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(4)} ${space(10)}`,
  margin: 0,
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  // A long label wraps, so that it takes no row of its own.
  '& dt': { maxWidth: '20ch', color: colour.inkSoft, fontSize: text.small },
  '& dd': {
    margin: 0,
    color: colour.accent,
    font: `400 3.5rem/1 ${font.display}`,
    [media.rail]: { fontSize: '5rem' },
  },
});

interface PeriodFiguresProps {
  period: FilmPeriod;
  /** Evenings a week, where there is something to say. */
  weekly?: string | null;
}

/** The key figures of a year, or of all time. */
export function PeriodFigures({ period, weekly = null }: PeriodFiguresProps) {
  return (
    <Row>
      {periodFigures(period, weekly).map(({ name, value, coverage }) => (
        <div key={name}>
          <dt>
            {name}
            {coverage}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Row>
  );
}
