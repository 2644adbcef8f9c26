import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../api/errorMessage';
import { PersonAvatar } from '../../components/PersonAvatar';
import { PersonNames } from '../../components/PersonNames';
import { PersonRowSkeleton } from '../../components/PersonRowSkeleton';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { UserSummary } from '../../domain/entities';
import { fullName } from '../../lib/people';
import { useProfilePath } from './useProfilePath';
import type { Search } from './useSearch';

interface SearchResultsProps extends Search {
  /** Whom Enter would open. */
  activeId: string | undefined;
  getListboxProps: () => React.HTMLAttributes<HTMLElement>;
  getOptionProps: (option: {
    option: UserSummary;
    index: number;
  }) => React.HTMLAttributes<HTMLElement> & { key: React.Key };
}

const SEARCHING = (
  <div role="status">
    <VisuallyHidden>Searching</VisuallyHidden>
    <PersonRowSkeleton />
  </div>
);

/** Whom the search found: links that the keyboard walks from the text box. */
export function SearchResults({
  activeId,
  people,
  error,
  retry,
  getListboxProps,
  getOptionProps,
}: SearchResultsProps) {
  const profilePath = useProfilePath();

  if (error !== null) {
    return (
      <Alert severity="error">
        {errorMessage(error)}
        <Button onClick={retry} size="small" variant="outlined">
          Retry
        </Button>
      </Alert>
    );
  }
  if (!people) return SEARCHING;
  if (people.length === 0) {
    return (
      <Typography role="status" sx={{ p: 3, color: 'text.secondary' }}>
        No data found
      </Typography>
    );
  }
  return (
    <List
      {...getListboxProps()}
      aria-label="People"
      aria-labelledby={undefined}
      component="div"
      sx={{ maxHeight: '60vh', overflowY: 'auto' }}
    >
      {people.map((person, index) => {
        const { key, ...option } = getOptionProps({ option: person, index });
        const isActive = person._id === activeId;
        return (
          <ListItemButton
            key={key}
            {...option}
            aria-selected={isActive}
            component={Link}
            selected={isActive}
            to={profilePath(person.username)}
          >
            <ListItemAvatar>
              <PersonAvatar name={fullName(person)} size={40} src={person.avatar} />
            </ListItemAvatar>
            <PersonNames name={fullName(person)} username={person.username} />
          </ListItemButton>
        );
      })}
    </List>
  );
}
