import styled from '@emotion/styled';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PersonAvatar } from '../../../components/PersonAvatar';
import { Stars } from '../../../components/Stars';
import type { FilmPageAnswer } from '../../../domain/answers';
import { fullName } from '../../../lib/people';
import { paths } from '../../../lib/paths';
import { colour, space, TARGET, text } from '../../../theme/tokens';

const Place = styled('section')({
  padding: `${space(4)} ${space(4)} ${space(5)}`,
  borderBottom: `1px solid ${colour.line}`,
});

const People = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(2)} ${space(6)}`,
  marginTop: space(2),
});

const Person = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  alignItems: 'center',
  columnGap: space(3),
  minHeight: TARGET,
  '& > .MuiAvatar-root': { gridRow: '1 / span 2' },
});

const Said = styled('span')({ color: colour.inkSoft, fontSize: text.small });

/** Those whom the viewer follows who have watched the film, and what they gave it. */
export function FilmFriends({ friends }: { friends: NonNullable<FilmPageAnswer['friends']> }) {
  return (
    <Place aria-labelledby="film-friends">
      <Typography color="textSecondary" component="h2" id="film-friends" variant="overline">
        Watched by people you follow
      </Typography>
      <People>
        {friends.map(({ user, rating }) => (
          <Person key={user._id}>
            <PersonAvatar name={fullName(user)} size={40} src={user.avatar} />
            <MuiLink component={Link} sx={{ fontWeight: 650 }} to={paths.profile(user.username)}>
              {fullName(user)}
            </MuiLink>
            <Said>{rating === null ? 'No rating' : <Stars rating={rating} />}</Said>
          </Person>
        ))}
      </People>
    </Place>
  );
}
