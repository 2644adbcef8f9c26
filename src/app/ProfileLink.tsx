import styled from '@emotion/styled';
import { NavLink } from 'react-router-dom';
import { Avatar } from '../components/Avatar';
import { PersonHandle, PersonName, PersonNames } from '../components/PersonRow';
import { selectSessionUser } from '../features/auth/authSlice';
import { fullName } from '../lib/fullName';
import { paths } from '../lib/paths';
import { text } from '../theme/tokens';
import { useAppSelector } from './hooks';
import { navItem, navWords } from './navStyles';

const Item = styled(NavLink)(navItem, { gap: '12px', fontSize: text.body });
const Names = styled(PersonNames)(navWords);

/** The signed-in person, and the way to their profile. */
export function ProfileLink() {
  const user = useAppSelector(selectSessionUser);
  if (!user) return null;
  const name = fullName(user);
  return (
    <Item end to={paths.ownProfile}>
      <Avatar name={name} size={32} src={user.avatar} />
      <Names>
        <PersonName>{name}</PersonName>
        <PersonHandle>@{user.username}</PersonHandle>
      </Names>
    </Item>
  );
}
