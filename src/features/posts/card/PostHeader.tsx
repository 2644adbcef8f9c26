import CardHeader from '@mui/material/CardHeader';
import Link from '@mui/material/Link';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useAppSelector } from '../../../app/hooks';
import { PersonAvatar } from '../../../components/PersonAvatar';
import type { UserSummary } from '../../../domain/entities';
import { fullName } from '../../../lib/people';
import { paths } from '../../../lib/paths';
import { colour, space } from '../../../theme/tokens';
import { selectSessionUser } from '../../auth/authSlice';
import { PostMenu } from './PostMenu';
import { PostTime } from './PostTime';

const Root = styled(CardHeader)({
  padding: 0,
  '& .MuiCardHeader-avatar': { marginRight: space(3) },
  '& .MuiCardHeader-content': { minWidth: 0 },
  '& .MuiCardHeader-action': { alignSelf: 'center', margin: 0 },
});

const AuthorPicture = styled(RouterLink)({ borderRadius: '50%' });

/** Its padding, like the link's, enlarges the touch target without taking up space. */
const Name = styled(Typography)({
  margin: `${space(-6)} 0 0`,
  paddingTop: space(6),
  lineHeight: 1.35,
  '& > a': { paddingTop: space(6), color: colour.ink, fontWeight: 650 },
});

const Line = styled(Typography)({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(2),
  color: colour.inkFaint,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
  // The username is truncated before the date would wrap.
  '& > bdi': {
    flex: '1 1 2.5em',
    overflow: 'hidden',
    maxWidth: 'max-content',
    textOverflow: 'ellipsis',
  },
});

interface PostHeaderProps {
  postId: string;
  author: UserSummary;
  createdAt: string;
  editedAt: string | undefined;
}

/** Who wrote the post, and when. */
export function PostHeader({ postId, author, createdAt, editedAt }: PostHeaderProps) {
  const isOwn = useAppSelector((state) => selectSessionUser(state)?.username === author.username);
  const name = fullName(author);
  const profile = isOwn ? paths.ownProfile : paths.profile(author.username);
  return (
    <Root
      action={<PostMenu author={isOwn ? null : author} postId={postId} />}
      avatar={
        <AuthorPicture aria-hidden="true" tabIndex={-1} to={profile}>
          <PersonAvatar name={name} src={author.avatar} />
        </AuthorPicture>
      }
      disableTypography
      subheader={
        <Line variant="body2">
          <bdi>@{author.username}</bdi>
          <span aria-hidden="true">·</span>
          <PostTime createdAt={createdAt} editedAt={editedAt} postId={postId} />
        </Line>
      }
      title={
        <Name dir="auto" noWrap>
          <Link component={RouterLink} to={profile}>
            {name}
          </Link>
        </Name>
      }
    />
  );
}
