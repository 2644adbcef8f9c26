import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../api/errorMessage';
import { Avatar } from '../../components/Avatar';
import { Button } from '../../components/Button';
import { PersonHandle, PersonName, PersonNames } from '../../components/PersonRow';
import { PersonRowSkeleton } from '../../components/PersonRowSkeleton';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { fullName } from '../../lib/fullName';
import { colour, media, radius, space } from '../../theme/tokens';
import { useProfilePath } from './useProfilePath';
import type { Search } from './useSearch';

const Option = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minWidth: 0,
  padding: space(2),
  borderRadius: radius.medium,
  textDecoration: 'none',
  '&[aria-selected=true]': { background: colour.accentVeil },
  [media.hover]: { '&:hover:not([aria-selected=true])': { background: colour.hover } },
});

const Message = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  padding: space(3),
  color: colour.inkSoft,
});

/** Keys come faster than people are found: what moved here would be painted between them. */
const Waiting = styled('div')({ '& span': { animation: 'none' } });

/** The same for every key: none renders it again. */
const searching = (
  <Waiting role="status">
    <VisuallyHidden>Searching</VisuallyHidden>
    <PersonRowSkeleton />
  </Waiting>
);

const showActive = (option: HTMLElement | null) => {
  option?.scrollIntoView({ block: 'nearest' });
};

/** The id of the option at this place of a list. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface SearchResultsProps extends Search {
  listId: string;
  active: number;
  onChoose: () => void;
}

/** Whom the search found: links that the keyboard walks from the text box. */
export function SearchResults({
  listId,
  active,
  people,
  error,
  retry,
  onChoose,
}: SearchResultsProps) {
  const profilePath = useProfilePath();

  if (error !== null) {
    return (
      <Message role="alert">
        {errorMessage(error)}
        <Button compact look="outlined" onClick={retry}>
          Retry
        </Button>
      </Message>
    );
  }
  if (!people) return searching;
  if (people.length === 0) return <Message role="status">No data found</Message>;
  return (
    // Pressing an option leaves the focus in the text box, which would close the list on losing it.
    <div
      aria-label="People"
      id={listId}
      onMouseDown={(event) => event.preventDefault()}
      role="listbox"
      tabIndex={-1}
    >
      {people.map((person, index) => (
        <Option
          aria-selected={index === active}
          id={optionId(listId, index)}
          key={person._id}
          onClick={onChoose}
          ref={index === active ? showActive : null}
          role="option"
          tabIndex={-1}
          to={profilePath(person.username)}
        >
          <Avatar name={fullName(person)} size={40} src={person.avatar} />
          <PersonNames>
            <PersonName>{fullName(person)}</PersonName>
            <PersonHandle>@{person.username}</PersonHandle>
          </PersonNames>
        </Option>
      ))}
    </div>
  );
}
