import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import { Link } from 'react-router-dom';
import { FilmNames } from '../../components/FilmNames';
import { PersonAvatar } from '../../components/PersonAvatar';
import { PersonNames } from '../../components/PersonNames';
import { filmName } from '../../lib/films';
import { fullName } from '../../lib/people';
import { FoundPost } from './FoundPost';
import { useFoundPath } from './useFoundPath';
import type { Found } from './useSearch';

interface FoundOptionProps extends React.HTMLAttributes<HTMLElement> {
  found: Found;
  /** Whether Enter would open it. */
  isActive: boolean;
}

function Row({ found }: { found: Found }) {
  switch (found.kind) {
    case 'person':
      return (
        <>
          <ListItemAvatar>
            <PersonAvatar name={fullName(found.person)} size={40} src={found.person.avatar} />
          </ListItemAvatar>
          <PersonNames name={fullName(found.person)} username={found.person.username} />
        </>
      );
    case 'film':
      return <FilmNames film={found.film} />;
    case 'post':
      return <FoundPost post={found.post} />;
  }
}

/** A search result (person, film or post): a link that the arrow keys select from the text box. */
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
      <Row found={found} />
    </ListItemButton>
  );
}
