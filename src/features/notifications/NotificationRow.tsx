import AlternateEmailRounded from '@mui/icons-material/AlternateEmailRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import PersonAddRounded from '@mui/icons-material/PersonAddRounded';
import ReplyRounded from '@mui/icons-material/ReplyRounded';
import AvatarGroup from '@mui/material/AvatarGroup';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { PersonAvatar } from '../../components/PersonAvatar';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { Post } from '../../domain/entities';
import type { Notification } from '../../domain/notifications';
import { formatMoment } from '../../lib/formatDate';
import { fullName } from '../../lib/people';
import { paths } from '../../lib/paths';
import { colour, radius, space } from '../../theme/tokens';
import { selectCover } from '../posts/changes/spoilers';
import { describe, givenName } from './describe';
import { timeAgo } from './timeAgo';

const ICONS = {
  like: FavoriteRounded,
  follow: PersonAddRounded,
  reply: ReplyRounded,
  mention: AlternateEmailRounded,
};

const Row = styled(ListItemButton)<{ component: typeof Link; to: string; 'data-new': boolean }>({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space(1)} ${space(3)}`,
  padding: space(4),
  borderRadius: 0,
  borderBottom: `1px solid ${colour.line}`,
  '& > svg': { justifySelf: 'center', marginTop: space(1), color: colour.inkFaint },
  '&[data-new=true]': {
    background: colour.accentVeil,
    '& > svg': { color: colour.accent },
    // A lit bulb marks new notifications.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: `${space(6)} auto auto ${space(1)}`,
      width: '6px',
      height: '6px',
      borderRadius: radius.pill,
      background: colour.accentFill,
      boxShadow: `0 0 8px 1px ${colour.accentFill}`,
    },
  },
});

const Avatars = styled(AvatarGroup)({
  justifyContent: 'flex-end',
  '& .MuiAvatar-root': { border: `2px solid ${colour.screen}`, boxSizing: 'content-box' },
});

const Excerpt = styled(Typography)({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  gridColumn: 2,
});

/** The post's text, or what stands in for it. */
const textOf = ({ content, alt }: Post): string => content || alt || 'A photo';

interface NotificationRowProps {
  notification: Notification;
}

/** Who did what, and to which post; links to it, or to the user's profile. */
export function NotificationRow({ notification }: NotificationRowProps) {
  const { kind, people, post, createdAt, read } = notification;
  const [latest] = people;
  const spoiled = useAppSelector((state) => post && selectCover(state)(post)?.film.title);
  const Icon = ICONS[kind];
  if (!latest) return null;
  return (
    <ListItem disablePadding>
      <Row
        component={Link}
        data-new={!read}
        to={post ? paths.post(post._id) : paths.profile(latest.username)}
      >
        <Icon aria-hidden="true" />
        <div>
          <Avatars max={people.length}>
            {people.map((person) => (
              <PersonAvatar
                key={person._id}
                name={fullName(person)}
                size={32}
                src={person.avatar}
              />
            ))}
          </Avatars>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {!read && <VisuallyHidden>New: </VisuallyHidden>}
            <strong>
              <bdi>{givenName(latest)}</bdi>
            </strong>{' '}
            {describe(notification)}{' '}
            <Typography color="textSecondary" component="span" noWrap variant="body2">
              <time dateTime={createdAt} title={formatMoment(createdAt)}>
                {timeAgo(createdAt)}
              </time>
            </Typography>
          </Typography>
        </div>
        {post && (
          <Excerpt color="textSecondary" dir="auto" variant="body2">
            {spoiled === undefined ? textOf(post) : `Spoilers for ${spoiled}`}
          </Excerpt>
        )}
      </Row>
    </ListItem>
  );
}
