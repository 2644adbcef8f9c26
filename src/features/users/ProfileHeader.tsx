import LinkRounded from '@mui/icons-material/LinkRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import styled from '@emotion/styled';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useNavigationFocus } from '../../components/NavigationFocus';
import { Avatar } from '../../components/Avatar';
import { Button } from '../../components/Button';
import { Eyebrow } from '../../components/Eyebrow';
import { IconButton } from '../../components/IconButton';
import { LinkedText } from '../../components/LinkedText';
import type { User } from '../../domain/entities';
import { formatDate } from '../../lib/formatDate';
import { fullName } from '../../lib/fullName';
import { webLink } from '../../lib/webLink';
import { colour, font, space, text } from '../../theme/tokens';
import { loggedOut, selectSessionUser } from '../auth/authSlice';
import { modalOpened } from '../ui/uiSlice';
import { FollowButton } from './FollowButton';
import { ProfileBanner } from './ProfileBanner';
import { ProfileCounts } from './ProfileCounts';

const PICTURE = 120;

const Root = styled('header')({ borderBottom: `1px solid ${colour.line}` });

const Body = styled('div')({
  display: 'grid',
  gap: space(4),
  padding: `0 ${space(4)} ${space(4)}`,
  overflowWrap: 'anywhere',
});

const Top = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(3),
  marginTop: `-${PICTURE / 2}px`,
});

const Portrait = styled('div')({
  position: 'relative',
  alignSelf: 'flex-start',
  flexShrink: 0,
  borderRadius: '50%',
  background: colour.screen,
  boxShadow: `0 0 0 5px ${colour.screen}`,
  lineHeight: 0,
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(1),
  // Where they need a second row it goes downwards, never under the banner.
  paddingTop: `${PICTURE / 2 + 8}px`,
});

const Name = styled('h1')({
  marginTop: space(1),
  font: `400 clamp(3rem, 12vw, 4.5rem)/0.96 ${font.display}`,
  letterSpacing: '0.005em',
  textWrap: 'balance',
});

const Handle = styled('p')({ marginTop: space(2), color: colour.inkFaint });
const Bio = styled('p')({ maxWidth: '54ch', fontSize: text.lead, whiteSpace: 'pre-wrap' });

const Website = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space(2),
  minHeight: '44px',
  color: colour.accent,
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
});

/** Who a person is, as a magazine presents a contributor, and what can be done about them. */
export function ProfileHeader({ user }: { user: User }) {
  const dispatch = useAppDispatch();
  const isOwn = useAppSelector(selectSessionUser)?._id === user._id;
  const name = fullName(user);
  const heading = useNavigationFocus(name);
  const website = webLink(user.website);
  return (
    <Root>
      <ProfileBanner />
      <Body>
        <Top>
          <Portrait>
            <Avatar name={name} size={PICTURE} src={user.avatar} />
          </Portrait>
          <Actions>
            {isOwn ? (
              <>
                <Button
                  look="outlined"
                  onClick={() => dispatch(modalOpened({ kind: 'editProfile' }))}
                >
                  Edit Profile
                </Button>
                <IconButton label="Logout" onClick={() => dispatch(loggedOut())}>
                  <LogoutRounded />
                </IconButton>
              </>
            ) : (
              <FollowButton person={user} />
            )}
          </Actions>
        </Top>
        <div>
          <Eyebrow>Joined {formatDate(user.createdAt)}</Eyebrow>
          <Name dir="auto" ref={heading} tabIndex={-1}>
            {name}
          </Name>
          <Handle>@{user.username}</Handle>
        </div>
        {user.bio !== '' && (
          <Bio dir="auto">
            <LinkedText>{user.bio}</LinkedText>
          </Bio>
        )}
        {website && (
          <Website href={website.href} rel="noopener nofollow ugc" target="_blank">
            <LinkRounded aria-hidden="true" />
            {website.label}
          </Website>
        )}
        <ProfileCounts user={user} />
      </Body>
    </Root>
  );
}
