import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import type { FilmSummary } from '../domain/filmSummary';
import { colour, radius } from '../theme/tokens';
import { CardLink } from './CardLink';
import { Poster } from './poster/Poster';

/** Posters side by side, like those in a cinema's showcase; the next one lies on the edge of the one before. */
const Posters = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  maxWidth: '440px',
  '& > *': {
    position: 'relative',
    boxShadow: '-6px 0 12px rgb(0 0 0 / 0.45)',
    width: 'calc(100% + 10px)',
  },
  '& > :first-of-type': { boxShadow: 'none' },
  paddingRight: '10px',
});

/** A place without a film. */
const Empty = styled('span')({
  aspectRatio: '2 / 3',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.small,
  background: colour.screen,
});

const PLACES = [0, 1, 2, 3, 4];

interface ListTeaserProps {
  title: string;
  /** The list's address. */
  to: string;
  /** Its first films, at most five. */
  posters: readonly FilmSummary[];
  /** The line below the title, such as whose list it is. */
  children: React.ReactNode;
}

/** A list of films as a card with its first posters, which leads to its page. */
export function ListTeaser({ title, to, posters, children }: ListTeaserProps) {
  return (
    <CardLink aria-label={title} to={to}>
      <Posters aria-hidden="true">
        {PLACES.map((place) => {
          const film = posters[place];
          return film ? (
            <div key={place}>
              <Poster film={film} />
            </div>
          ) : (
            <Empty key={place} />
          );
        })}
      </Posters>
      <div>
        <Typography component="p" dir="auto" sx={{ overflowWrap: 'anywhere' }} variant="h3">
          {title}
        </Typography>
        <Typography color="textSecondary" component="p" variant="body2">
          {children}
        </Typography>
      </div>
    </CardLink>
  );
}
