import { useId } from 'react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { colour, media, motion, radius, space, text } from '../theme/tokens';
import { Avatar } from './Avatar';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: space(3), minWidth: 0 });

const PersonLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  flexGrow: 1,
  gap: space(3),
  minWidth: 0,
  padding: space(2),
  borderRadius: radius.medium,
  textDecoration: 'none',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  [media.hover]: { '&:hover': { background: colour.hover } },
  '&:active': { background: colour.pressed },
});

export const PersonNames = styled('span')({
  display: 'grid',
  minWidth: 0,
  lineHeight: 1.3,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

export const PersonName = styled('bdi')({ fontWeight: 650 });
export const PersonHandle = styled('span')({ color: colour.inkFaint, fontSize: text.small });

interface PersonRowProps {
  name: string;
  username: string;
  avatar: string;
  /** The profile's address. */
  to: string;
  /** True where the profile takes the place of the present history entry: a dialog's own. */
  replace?: boolean;
  /** What can be done beside the link: a Follow button. */
  action?: React.ReactNode;
}

/** A person in a list: a link named by their full name, and what can be done with them. */
export function PersonRow({ name, username, avatar, to, replace = false, action }: PersonRowProps) {
  const nameId = useId();
  return (
    <Row>
      <PersonLink aria-labelledby={nameId} replace={replace} to={to}>
        <Avatar name={name} src={avatar} />
        <PersonNames>
          <PersonName id={nameId}>{name}</PersonName>
          <PersonHandle>@{username}</PersonHandle>
        </PersonNames>
      </PersonLink>
      {action}
    </Row>
  );
}
