import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Poster } from '../../../components/poster/Poster';
import { Stars } from '../../../components/Stars';
import type { FriendFilm } from '../../../domain/filmAnswers';
import { filmName } from '../../../lib/films';
import { fullName } from '../../../lib/people';
import { paths } from '../../../lib/paths';
import { clampLines } from '../../../theme/clampLines';
import { colour, media, motion, radius, space } from '../../../theme/tokens';
import { FriendsShelf, SHELF_POSTER } from './FriendsShelf';
import { useGetFriendsFilmsQuery } from './friendsApi';

/** Scrolls sideways; a cut-off card shows that there is more. */
const Row = styled('ul')({
  display: 'flex',
  gap: space(2),
  overflowX: 'auto',
  padding: `0 ${space(2)} ${space(4)}`,
  scrollPadding: space(4),
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '& > li': { flex: '1 0 200px', maxWidth: '296px', scrollSnapAlign: 'start' },
  [media.low]: { display: 'grid', overflowX: 'visible' },
});

const Card = styled(Link)({
  display: 'grid',
  gridTemplateColumns: `${SHELF_POSTER.width}px minmax(0, 1fr)`,
  gap: space(3),
  alignItems: 'center',
  paddingInline: space(2),
  borderRadius: radius.medium,
  color: 'inherit',
  textDecoration: 'none',
  '& > :first-of-type': { transition: `transform ${motion.quick} ${motion.ease}` },
  [media.hover]: {
    '&:hover > :first-of-type': {
      borderRadius: radius.small,
      outline: `2px solid ${colour.accentFill}`,
      transform: 'translateY(-2px)',
    },
  },
});

const Title = styled('span')({
  ...clampLines(2),
  fontWeight: 600,
  lineHeight: 1.25,
});

const label = ({ user, film, rating }: FriendFilm): string =>
  rating === null
    ? `${filmName(film)}, watched by ${fullName(user)}`
    : `${filmName(film)}, rated ${rating} out of 5 stars by ${fullName(user)}`;

const WAITING = (
  <Stack aria-hidden="true" direction="row" sx={{ gap: 2, px: 4 }}>
    <Skeleton {...SHELF_POSTER} variant="rounded" />
    <Skeleton {...SHELF_POSTER} variant="rounded" />
    <Skeleton {...SHELF_POSTER} variant="rounded" />
  </Stack>
);

/** The film that each followed person watched last, at the top of Home; nothing if there is none. */
export function NewFromFriends() {
  const { data, isError } = useGetFriendsFilmsQuery();
  if (isError || data?.friends.length === 0) return null;
  return (
    <FriendsShelf aria-labelledby="new-from-friends">
      <Typography
        color="textSecondary"
        component="h2"
        id="new-from-friends"
        sx={{ px: 4, lineHeight: '3rem' }}
        variant="overline"
      >
        New from friends
      </Typography>
      {data ? (
        <Row aria-label="New from friends">
          {data.friends.map((friend) => (
            <li key={friend.user._id}>
              <Card aria-label={label(friend)} to={paths.film(friend.film._id)}>
                <Poster film={friend.film} />
                <div>
                  <Title dir="auto">{friend.film.title}</Title>
                  {friend.rating !== null && <Stars rating={friend.rating} />}
                  <Typography color="textSecondary" component="p" dir="auto" noWrap variant="body2">
                    {fullName(friend.user)}
                  </Typography>
                </div>
              </Card>
            </li>
          ))}
        </Row>
      ) : (
        WAITING
      )}
    </FriendsShelf>
  );
}
