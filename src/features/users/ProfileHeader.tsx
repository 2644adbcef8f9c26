import LinkRounded from '@mui/icons-material/LinkRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { LinkedText } from '../../components/LinkedText';
import { useNavigationFocus } from '../../components/NavigationFocus';
import { PersonAvatar } from '../../components/PersonAvatar';
import { isBlank } from '../../domain/blank';
import type { User } from '../../domain/entities';
import { formatDate } from '../../lib/formatDate';
import { fullName } from '../../lib/people';
import { webLink } from '../../domain/webLink';
import { colour, space, TARGET } from '../../theme/tokens';
import { loggedOut, selectSessionUser } from '../auth/authSlice';
import { modalOpened } from '../ui/uiSlice';
import { FollowButton } from './FollowButton';
import { PersonMenu } from './hidden/PersonMenu';
import { ProfileBanner } from './ProfileBanner';
import { ProfileCounts } from './ProfileCounts';

const PICTURE = 120;

/** The avatar, half of it on the banner, with the actions to its right. */
const Top = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(2),
  marginTop: `-${PICTURE / 2}px`,
  '& > .MuiAvatar-root': {
    boxShadow: `0 0 0 5px ${colour.screen}`,
    '&:not(.MuiAvatar-colorDefault)': { backgroundColor: colour.screen },
  },
  '& > .MuiStack-root': {
    flexFlow: 'row wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space(1),
    // A second row wraps downwards, never under the banner.
    paddingTop: `${PICTURE / 2 + 8}px`,
  },
});

const Name = styled(Typography)({
  marginTop: space(1),
  fontSize: 'clamp(3rem, 12vw, 4.5rem)',
  letterSpacing: '0.005em',
  lineHeight: 0.96,
  textWrap: 'balance',
});

const Website = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space(2),
  minHeight: TARGET,
  fontWeight: 400,
  textDecorationThickness: '1px',
});

/** The actions on one's own profile. */
function OwnActions() {
  const dispatch = useAppDispatch();
  return (
    <>
      {/* Narrow enough for both to fit in one line on the narrowest phone. */}
      <Button
        onClick={() => dispatch(modalOpened({ kind: 'editProfile' }))}
        sx={{ px: { xs: 2.5, sm: 5 } }}
        variant="outlined"
      >
        Edit Profile
      </Button>
      <IconButton
        aria-label="Logout"
        edge="end"
        onClick={() => dispatch(loggedOut())}
        title="Logout"
      >
        <LogoutRounded />
      </IconButton>
    </>
  );
}

interface ProfileHeaderProps {
  user: User;
  /** Shown below the bio. */
  children?: React.ReactNode;
}

/** A profile's header: banner, avatar, names, bio, counts and actions. */
export function ProfileHeader({ user, children }: ProfileHeaderProps) {
  const isOwn = useAppSelector(selectSessionUser)?._id === user._id;
  const name = fullName(user);
  const heading = useNavigationFocus(name);
  const website = webLink(user.website);
  return (
    <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ProfileBanner films={user.favourites} />
      <Box sx={{ display: 'grid', gap: 4, px: 4, pb: 4, overflowWrap: 'anywhere' }}>
        <Top>
          <PersonAvatar name={name} size={PICTURE} src={user.avatar} />
          <Stack>
            {isOwn ? (
              <OwnActions />
            ) : (
              <>
                <FollowButton person={user} />
                <PersonMenu person={user} />
              </>
            )}
          </Stack>
        </Top>
        <div>
          <Typography component="p" variant="overline">
            Joined {formatDate(user.createdAt)}
          </Typography>
          <Name dir="auto" ref={heading} tabIndex={-1} variant="h1">
            {name}
          </Name>
          <Typography sx={{ mt: 2, color: 'brand.inkFaint' }}>@{user.username}</Typography>
        </div>
        {!isBlank(user.bio) && (
          <Typography
            component="p"
            dir="auto"
            sx={{ maxWidth: '54ch', whiteSpace: 'pre-wrap' }}
            variant="subtitle1"
          >
            <LinkedText>{user.bio}</LinkedText>
          </Typography>
        )}
        {website && (
          <Website
            color="primary"
            href={website.href}
            rel="noopener nofollow ugc"
            target="_blank"
            underline="always"
          >
            <LinkRounded aria-hidden="true" />
            {website.label}
          </Website>
        )}
        {children}
        <ProfileCounts user={user} />
      </Box>
    </Box>
  );
}
