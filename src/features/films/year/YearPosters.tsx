import styled from '@emotion/styled';
import type { FilmYear, YearEvening } from '../../../domain/films';
import { media, space } from '../../../theme/tokens';
import { FilmTile } from '../FilmTile';
import { EveningCaption } from './EveningCaption';

const Row = styled('ol')({
  display: 'grid',
  gap: `${space(4)} ${space(3)}`,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  [media.rail]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
});

type Labelled = YearEvening & { label: string };

/** The first film, the highest rated ones and the last film, each once. */
function labelled({ first, highest, last }: FilmYear): Labelled[] {
  const all = [
    ...(first ? [{ ...first, label: 'First' }] : []),
    ...highest.map((evening) => ({ ...evening, label: 'Highest' })),
    ...(last ? [{ ...last, label: 'Last' }] : []),
  ];
  const others = all.filter(({ film, label }) => {
    const isEnd = [first, last].some((end) => end?.film._id === film._id);
    return label !== 'Highest' || !isEnd;
  });
  return first?.film._id === last?.film._id ? others.slice(0, -1) : others;
}

/** A year's posters. */
export function YearPosters({ year, revision }: { year: FilmYear; revision: number }) {
  return (
    <Row aria-label="Films of the year">
      {labelled(year).map(({ film, ...evening }) => (
        <FilmTile film={film} key={film._id} revision={revision}>
          <EveningCaption {...evening} />
        </FilmTile>
      ))}
    </Row>
  );
}
