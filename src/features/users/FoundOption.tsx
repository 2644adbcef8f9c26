import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import { Link } from 'react-router-dom';
import { FilmNames } from '../../components/FilmNames';
import { PersonAvatar } from '../../components/PersonAvatar';
import { PersonNames } from '../../components/PersonNames';
import { filmName } from '../../lib/films';
import { fullName } from '../../lib/people';
import { useFoundPath } from './useFoundPath';
import type { Found } from './useSearch';

interface FoundOptionProps extends React.HTMLAttributes<HTMLElement> {
  found: Found;
  /** What Enter would open. */
  isActive: boolean;
}

/** A person or a film that was found: a link that the keyboard walks to from the text box. */
export function FoundOption({ found, isActive, ...option }: FoundOptionProps) {
  const foundPath = useFoundPath();
  return (
    <ListItemButton
      {...option}
      aria-label={found.kind === 'film' ? filmName(found.film) : undefined}
      aria-selected={isActive}
      component={Link}
      selected={isActive}
      to={foundPath(found)}
    >
      {found.kind === 'film' ? (
        <FilmNames film={found.film} />
      ) : (
        <>
          <ListItemAvatar>
            <PersonAvatar name={fullName(found.person)} size={40} src={found.person.avatar} />
          </ListItemAvatar>
          <PersonNames name={fullName(found.person)} username={found.person.username} />
        </>
      )}
    </ListItemButton>
  );
}
