import { Fragment } from 'react';
import AlternateEmailRounded from '@mui/icons-material/AlternateEmailRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import GavelRounded from '@mui/icons-material/GavelRounded';
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
import type { UserSummary } from '../../domain/entities';
import type { Notification } from '../../domain/notifications';
import { formatMoment } from '../../lib/formatDate';
import { fullName } from '../../lib/people';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/useNow';
import { clampLines } from '../../theme/clampLines';
import { colour, media, radius, space } from '../../theme/tokens';
import { isSame } from '../../api/changes/change';
import { FOLDED, selectCover } from '../posts/cover';
import { textOf } from '../posts/textOf';
import { Description } from './Description';
import { timeAgo } from './timeAgo';

const ICONS = {
  like: FavoriteRounded,
  follow: PersonAddRounded,
  reply: ReplyRounded,
  mention: AlternateEmailRounded,
  listLike: FavoriteRounded,
  listClone: ContentCopyRounded,
  takenDown: GavelRounded,
  givenBack: CheckRounded,
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

interface NotificationRowProps {
  notification: Notification;
  /** The button that follows a follower back, and names them if there are several; it may render nothing. */
  followBack: (person: UserSummary, named: boolean) => React.ReactNode;
}

/** What the notification leads to: the post or list it is about, or else the latest actor's profile. */
const targetOf = ({ post, list }: Notification, latest: UserSummary | undefined): string => {
  if (list) return paths.list(list._id);
  if (post) return paths.post(post._id);
  return latest ? paths.profile(latest.username) : paths.notifications;
};

/** Who did what, and to which post or list; links to it, or to the user's profile. */
export function NotificationRow({ notification, followBack }: NotificationRowProps) {
  const { kind, people, count, post, list, createdAt, read } = notification;
  const [latest] = people;
  const cover = useAppSelector((state) => post && selectCover(state)(post), isSame);
  const ago = useNow(() => timeAgo(createdAt));
  const Icon = ICONS[kind];
  return (
    <Item data-new={!read} disablePadding>
      <Row component={Link} to={targetOf(notification, latest)}>
        <Icon aria-hidden="true" />
        <div>
          {latest && (
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
          )}
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {!read && <VisuallyHidden>New: </VisuallyHidden>}
            <strong>
              <bdi>{latest ? fullName(latest) : 'Moderators'}</bdi>
            </strong>{' '}
            <Description {...notification} />{' '}
            <Typography color="textSecondary" component="span" noWrap variant="body2">
              <time dateTime={createdAt} title={formatMoment(createdAt)}>
                {ago}
              </time>
            </Typography>
          </Typography>
        </div>
        {list && (
          <Excerpt color="textSecondary" dir="auto" variant="body2">
            {list.title}
          </Excerpt>
        )}
        {post && (
          <Excerpt color="textSecondary" dir="auto" variant="body2">
            {!cover && textOf(post)}
            {cover && 'folded' in cover && FOLDED[cover.folded]}
            {cover && 'film' in cover && (
              <>
                Spoilers for <bdi>{cover.film.title}</bdi>
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
