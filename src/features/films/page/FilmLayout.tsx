import styled from '@emotion/styled';
import { colour, media, space } from '../../../theme/tokens';

const Stage = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'minmax(108px, 38%) minmax(0, 1fr)',
  gridTemplateAreas: '"poster title" "facts facts" "actions actions"',
  alignItems: 'end',
  gap: `${space(5)} ${space(4)}`,
  padding: `${space(6)} ${space(4)} ${space(5)}`,
  borderBottom: `1px solid ${colour.line}`,
  background: `radial-gradient(120% 420px at 20% 0, ${colour.accentVeil}, transparent 70%)`,
  [media.rail]: {
    gridTemplateColumns: 'minmax(0, 240px) minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas: '"poster title" "poster facts" "poster actions"',
    alignItems: 'start',
    gap: `${space(4)} ${space(6)}`,
    padding: `${space(8)} ${space(6)} ${space(6)}`,
  },
});

// Aligned at the top, in case the title is taller than the poster.
const PosterPlace = styled('div')({ gridArea: 'poster', alignSelf: 'start' });
const TitlePlace = styled('div')({ gridArea: 'title', minWidth: 0 });
const FactsPlace = styled('div')({ gridArea: 'facts', minWidth: 0 });
const ActionsPlace = styled('div')({ gridArea: 'actions', minWidth: 0, alignSelf: 'end' });

interface FilmLayoutProps {
  poster: React.ReactNode;
  facts: React.ReactNode;
  actions: React.ReactNode;
  /** The title and the lines around it. */
  children: React.ReactNode;
}

/** The layout of a film page's head, shared with its skeleton. */
export function FilmLayout({ poster, facts, actions, children }: FilmLayoutProps) {
  return (
    <Stage>
      <PosterPlace>{poster}</PosterPlace>
      <TitlePlace>{children}</TitlePlace>
      <FactsPlace>{facts}</FactsPlace>
      <ActionsPlace>{actions}</ActionsPlace>
    </Stage>
  );
}
