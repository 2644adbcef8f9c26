import { useRef } from 'react';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { errorMessage } from '../../api/errorMessage';
import { useAppSelector } from '../../app/hooks';
import { ErrorState } from '../../components/ErrorState';
import { PersonRow } from '../../components/PersonRow';
import { PersonRowSkeleton } from '../../components/PersonRowSkeleton';
import { focusContent } from '../../lib/focus';
import { fullName } from '../../lib/people';
import { paths } from '../../lib/paths';
import { media, radius, space } from '../../theme/tokens';
import { shownSuggestions } from './changes/follow';
import { selectUserOverlay } from './changes/shownUser';
import { FollowButton } from './FollowButton';
import { useGetSuggestionsQuery } from './usersApi';

const PLACES = [1, 2, 3];

/**
 * Without a third column the people are side by side, two per column, so that the feed stays within reach. One column leaves
 * a part of the next card in sight.
 */
const People = styled(List)({
  // Aligns the buttons' right edge with the title's inset on the left.
  paddingRight: space(2),
  [media.belowAside]: {
    display: 'grid',
    gridAutoColumns: 'min(288px, 76vw)',
    gridAutoFlow: 'column',
    gridTemplateRows: 'repeat(2, auto)',
  },
  [media.low]: { display: 'block' },
});

/** People whom the viewer does not follow yet; nothing if there are none. */
export function SuggestedUsers() {
  const { data, error, isFetching, refetch } = useGetSuggestionsQuery();
  const { changes, summaries } = useAppSelector(selectUserOverlay);
  const people = data && shownSuggestions(changes, summaries, data.users, data.revision);
  const title = useRef<HTMLHeadingElement>(null);

  // A followed person is removed with the focused button, and the last one with the card.
  const moveFocus = () => {
    if (people?.length === 1) focusContent();
    else title.current?.focus({ preventScroll: true });
  };

  if (!people && error && !isFetching)
    return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />;
  if (people?.length === 0) return null;
  return (
    <Card
      aria-labelledby="suggested-users"
      component="section"
      sx={{ minWidth: 0, px: 3, pt: 4, pb: 3, borderRadius: radius.large }}
    >
      <Typography
        component="h2"
        id="suggested-users"
        ref={title}
        sx={{ mx: 2, mb: 2, letterSpacing: '0.02em', lineHeight: 1.1 }}
        tabIndex={-1}
        variant="h3"
      >
        Suggested Users
      </Typography>
      {people ? (
        <People>
          {people.map((person) => (
            <PersonRow
              action={<FollowButton inList onToggle={moveFocus} person={person} />}
              avatar={person.avatar}
              key={person._id}
              name={fullName(person)}
              to={paths.profile(person.username)}
              username={person.username}
            />
          ))}
        </People>
      ) : (
        <People aria-hidden="true">
          {PLACES.map((place) => (
            <ListItem key={place}>
              <PersonRowSkeleton />
            </ListItem>
          ))}
        </People>
      )}
    </Card>
  );
}
