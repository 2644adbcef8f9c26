import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { Poster } from '../../../components/poster/Poster';
import type { SharedList } from '../../../domain/entities';
import { fullName } from '../../../lib/people';
import { clampLines } from '../../../theme/clampLines';
import { colour, media, space, text } from '../../../theme/tokens';
import { films } from '../../lists/counts';

const POSTER_PX = 64;

/** Posters behind one another, as in the window of a box office: two on a phone, five elsewhere. */
const Posters = styled('div')({
  display: 'flex',
  '& > *': { position: 'relative', flex: 'none', width: `${POSTER_PX}px` },
  '& > * + *': { marginLeft: '-42px', boxShadow: '-6px 0 12px rgb(0 0 0 / 0.45)' },
  [media.phone]: { '& > :nth-of-type(n + 3)': { display: 'none' } },
  [media.rail]: { '& > * + *': { marginLeft: '-26px' } },
});

const Words = styled('div')({
  alignSelf: 'center',
  minWidth: 0,
  padding: `${space(1)} ${space(3)} ${space(1)} 0`,
});

const Title = styled(Typography)<{ component: 'p' }>({
  ...clampLines(2),
  fontSize: text.title,
  lineHeight: 1.1,
});

const Facts = styled(Typography)<{ component: 'p' }>({
  ...clampLines(1),
  color: colour.inkSoft,
});

/** A list in a post: its first posters, title, owner and number of films. As high as a poster, whatever its title of at most two lines. */
export function ListFacts({ list: { title, owner, filmCount, posters } }: { list: SharedList }) {
  return (
    <>
      {posters.length > 0 && (
        <Posters aria-hidden="true">
          {posters.map((film) => (
            <div key={film._id}>
              <Poster film={film} />
            </div>
          ))}
        </Posters>
      )}
      <Words>
        <Typography component="p" variant="overline">
          List
        </Typography>
        <Title component="p" dir="auto" variant="h3">
          {title}
        </Title>
        <Facts component="p" variant="body2">
          {films(filmCount)} · <bdi>{fullName(owner)}</bdi>
        </Facts>
      </Words>
    </>
  );
}
