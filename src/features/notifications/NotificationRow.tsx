import { Fragment } from 'react';
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
import type { Post, UserSummary } from '../../domain/entities';
import type { Notification } from '../../domain/notifications';
import { formatMoment } from '../../lib/formatDate';
import { filmName } from '../../lib/films';
import { fullName } from '../../lib/people';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/useNow';
import { clampLines } from '../../theme/clampLines';
import { colour, media, radius, space } from '../../theme/tokens';
import { selectCover } from '../posts/spoilers';
import { Description } from './Description';
import { timeAgo } from './timeAgo';

const ICONS = {
  like: FavoriteRounded,
  follow: PersonAddRounded,
  reply: ReplyRounded,
  mention: AlternateEmailRounded,
};

const ICON_PX = 32;

const Item = styled(ListItem)<{ 'data-new': boolean }>({
  borderBottom: `1px solid ${colour.line}`,
  // The actions are below the text, and on a wider screen beside it.
  [media.phone]: { flexDirection: 'column', alignItems: 'stretch' },
  '&[data-new=true]': {
    background: colour.accentVeil,
    '& > a > svg': { color: colour.accent },
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

const Row = styled(ListItemButton)<{ component: typeof Link; to: string }>({
  display: 'grid',
  gridTemplateColumns: `${ICON_PX}px minmax(0, 1fr)`,
  alignItems: 'start',
  gap: `${space(1)} ${space(3)}`,
  padding: space(4),
  borderRadius: 0,
  '& > svg': { justifySelf: 'center', marginTop: space(1), color: colour.inkFaint },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  justifyContent: 'flex-end',
  gap: space(2),
  maxWidth: '50%',
  paddingRight: space(4),
  [media.phone]: {
    justifyContent: 'flex-start',
    maxWidth: 'none',
    padding: `0 ${space(4)} ${space(4)} calc(${space(7)} + ${ICON_PX}px)`,
  },
  '&:empty': { display: 'none' },
});

const Avatars = styled(AvatarGroup)({
  justifyContent: 'flex-end',
  '& .MuiAvatar-root': { border: `2px solid ${colour.screen}`, boxSizing: 'content-box' },
});

const Excerpt = styled(Typography)({ ...clampLines(2), gridColumn: 2 });

/** The post's text, or what stands in for it. */
const textOf = ({ content, alt, film, pictures }: Post): string =>
  content || alt || (film && pictures.length === 0 ? filmName(film) : 'A photo');

interface NotificationRowProps {
  notification: Notification;
  /** The button that follows a follower back, and names them if there are several; it may render nothing. */
  followBack: (person: UserSummary, named: boolean) => React.ReactNode;
}

/** Who did what, and to which post; links to it, or to the user's profile. */
export function NotificationRow({ notification, followBack }: NotificationRowProps) {
  const { kind, people, count, post, createdAt, read } = notification;
  const [latest] = people;
  const spoiled = useAppSelector((state) => post && selectCover(state)(post)?.film.title);
  const ago = useNow(() => timeAgo(createdAt));
  const Icon = ICONS[kind];
  if (!latest) return null;
  return (
    <Item data-new={!read} disablePadding>
      <Row component={Link} to={post ? paths.post(post._id) : paths.profile(latest.username)}>
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
              <bdi>{fullName(latest)}</bdi>
            </strong>{' '}
            <Description {...notification} />{' '}
            <Typography color="textSecondary" component="span" noWrap variant="body2">
              <time dateTime={createdAt} title={formatMoment(createdAt)}>
                {ago}
              </time>
            </Typography>
          </Typography>
        </div>
        {post && (
          <Excerpt color="textSecondary" dir="auto" variant="body2">
            {spoiled === undefined ? (
              textOf(post)
            ) : (
              <>
                Spoilers for <bdi>{spoiled}</bdi>
              </>
            )}
          </Excerpt>
        )}
      </Row>
      {kind === 'follow' && (
        <Actions>
          {people.map((person) => (
            <Fragment key={person._id}>{followBack(person, count > 1)}</Fragment>
          ))}
        </Actions>
      )}
    </Item>
  );
}
