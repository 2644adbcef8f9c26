import List from '@mui/material/List';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { PersonRow } from '../../../components/PersonRow';
import { Stars } from '../../../components/Stars';
import type { FilmPageAnswer } from '../../../domain/filmAnswers';
import { fullName } from '../../../lib/people';
import { paths } from '../../../lib/paths';
import { colour, space } from '../../../theme/tokens';

const Section = styled('section')({
  padding: `${space(4)} ${space(2)} ${space(2)}`,
  borderBottom: `1px solid ${colour.line}`,
  '& > h2': { paddingInline: space(2) },
  '& li > [role=img], & li > p': { marginRight: space(2) },
});

/** The people the viewer follows who have watched the film, with their ratings. */
export function FilmFriends({ friends }: { friends: NonNullable<FilmPageAnswer['friends']> }) {
  return (
    <Section aria-labelledby="film-friends">
      <Typography color="textSecondary" component="h2" id="film-friends" variant="overline">
        Watched by people you follow
      </Typography>
      <List>
        {friends.map(({ user, rating }) => (
          <PersonRow
            action={
              rating === null ? (
                <Typography color="textSecondary" variant="body2">
                  No rating
                </Typography>
              ) : (
                <Stars rating={rating} />
              )
            }
            avatar={user.avatar}
            key={user._id}
            name={fullName(user)}
            to={paths.profile(user.username)}
            username={user.username}
          />
        ))}
      </List>
    </Section>
  );
}
