import { useRef } from 'react';
import styled from '@emotion/styled';
import { errorMessage } from '../../api/errorMessage';
import { ErrorState } from '../../components/ErrorState';
import { PersonRow } from '../../components/PersonRow';
import { PersonRowSkeleton } from '../../components/PersonRowSkeleton';
import { focusContent } from '../../lib/focusContent';
import { fullName } from '../../lib/fullName';
import { paths } from '../../lib/paths';
import { colour, font, media, radius, space, text } from '../../theme/tokens';
import { FollowButton } from './FollowButton';
import { useSuggestions } from './useSuggestions';

const Card = styled('section')({
  minWidth: 0,
  padding: `${space(4)} ${space(3)} ${space(3)}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
});

const Title = styled('h2')({
  margin: `0 ${space(2)} ${space(2)}`,
  font: `400 ${text.title}/1.1 ${font.display}`,
  letterSpacing: '0.02em',
});

const PLACES = [1, 2, 3];

/** Below a third column's width the people stand side by side, so that the feed stays in reach. */
const People = styled('ul')({
  [media.belowAside]: {
    display: 'flex',
    overflowX: 'auto',
    '& > li': { flex: '0 0 min(288px, 100%)' },
  },
  [media.low]: { display: 'block' },
});

/** People one does not follow yet. Where there is nobody left, there is no card. */
export function SuggestedUsers() {
  const { people, error, isFetching, refetch } = useSuggestions();
  const title = useRef<HTMLHeadingElement>(null);

  // A person leaves the list together with the button that was pressed, the last with the card.
  const carryFocus = () => {
    if (people?.length === 1) focusContent();
    else title.current?.focus({ preventScroll: true });
  };

  if (!people && error && !isFetching)
    return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />;
  if (people?.length === 0) return null;
  return (
    <Card aria-labelledby="suggested-users">
      <Title id="suggested-users" ref={title} tabIndex={-1}>
        Suggested Users
      </Title>
      {people ? (
        <People>
          {people.map((person) => (
            <li key={person._id}>
              <PersonRow
                action={<FollowButton inList onToggle={carryFocus} person={person} />}
                avatar={person.avatar}
                name={fullName(person)}
                to={paths.profile(person.username)}
                username={person.username}
              />
            </li>
          ))}
        </People>
      ) : (
        <People aria-hidden="true">
          {PLACES.map((place) => (
            <li key={place}>
              <PersonRowSkeleton />
            </li>
          ))}
        </People>
      )}
    </Card>
  );
}
