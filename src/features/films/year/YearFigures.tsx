import styled from '@emotion/styled';
import type { FilmYear } from '../../../domain/films';
import { colour, font, media, space, text } from '../../../theme/tokens';
import { coverage, hoursOf, isMostlyKnown } from './yearBars';

const Row = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(4)} ${space(10)}`,
  margin: 0,
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { color: colour.inkSoft, fontSize: text.small },
  '& dd': {
    margin: 0,
    color: colour.accent,
    font: `400 3.5rem/1 ${font.display}`,
    [media.rail]: { fontSize: '5rem' },
  },
});

/** A year's key figures. */
export function YearFigures({ year }: { year: FilmYear }) {
  const { films, entries, minutes, timed, average, histogram } = year;
  const hours = hoursOf(minutes);
  const rated = histogram.reduce((sum, count) => sum + count, 0);
  const figures = [
    { name: films === 1 ? 'film' : 'films', value: String(films) },
    ...(entries > films ? [{ name: 'evenings', value: String(entries) }] : []),
    ...(hours !== '0' && isMostlyKnown(timed, entries)
      ? [
          {
            name: `${hours === '1' ? 'hour' : 'hours'}${coverage(timed, entries, 'evening')}`,
            value: hours,
          },
        ]
      : []),
    ...(average === null
      ? []
      : [
          {
            name: `stars on average${coverage(rated, entries, 'evening')}`,
            value: average.toFixed(1),
          },
        ]),
  ];
  return (
    <Row>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Row>
  );
}
