import { useEffect, useId, useRef } from 'react';
import List from '@mui/material/List';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import styled from '@emotion/styled';
import { PersonAvatar } from '../../../components/PersonAvatar';
import { PersonNames } from '../../../components/PersonNames';
import { fullName } from '../../../lib/people';
import { useMention } from './useMention';

const Root = styled(Paper)({
  position: 'absolute',
  zIndex: 2,
  top: '100%',
  left: 0,
  width: 'min(100%, 320px)',
  overflow: 'hidden',
});

interface MentionOptionsProps {
  area: React.RefObject<HTMLTextAreaElement | null>;
}

/** Suggests the users whom the @name being typed in a text box may refer to. */
export function MentionOptions({ area }: MentionOptionsProps) {
  const { people, active, choose } = useMention(area);
  const id = useId();
  const isOpen = people.length > 0;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  useEffect(() => {
    const field = area.current;
    if (!field || !isOpen) return undefined;
    const attributes = {
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-activedescendant': `${id}-${active}`,
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    return () => Object.keys(attributes).forEach((name) => field.removeAttribute(name));
  }, [area, id, isOpen, active]);
  if (!isOpen) return null;
  return (
    <Root elevation={8} ref={list}>
      <List aria-label="People to mention" component="div" dense id={id} role="listbox">
        {people.map((person, index) => (
          <ListItemButton
            aria-selected={index === active}
            id={`${id}-${index}`}
            key={person._id}
            onClick={() => choose(person)}
            // The caret stays where the name is being typed.
            onMouseDown={(event) => event.preventDefault()}
            role="option"
            selected={index === active}
            tabIndex={-1}
          >
            <ListItemAvatar>
              <PersonAvatar name={fullName(person)} size={40} src={person.avatar} />
            </ListItemAvatar>
            <PersonNames name={fullName(person)} username={person.username} />
          </ListItemButton>
        ))}
      </List>
    </Root>
  );
}
