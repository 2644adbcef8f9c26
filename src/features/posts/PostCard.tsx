import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { Avatar } from '../../components/Avatar';
import type { Post } from '../../domain/entities';
import { formatDate } from '../../lib/formatDate';
import { fullName } from '../../lib/fullName';
import { paths } from '../../lib/paths';
import { colour, media, space, text } from '../../theme/tokens';
import { selectSessionUser } from '../auth/authSlice';
import { BookmarkButton } from './BookmarkButton';
import { CopyLinkButton } from './CopyLinkButton';
import { LikeButton } from './LikeButton';
import { PostMenu } from './PostMenu';
import { PostPhoto } from './PostPhoto';
import { PostText } from './PostText';

const Card = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: `${space(4)} ${space(4)} ${space(2)}`,
  borderBottom: `1px solid ${colour.line}`,
});

const Head = styled('header')({ display: 'flex', alignItems: 'center', gap: space(3) });

const AuthorPicture = styled(Link)({ flexShrink: 0, borderRadius: '50%', lineHeight: 0 });

const Byline = styled('div')({ flexGrow: 1, minWidth: 0, lineHeight: 1.35 });

const Author = styled(Link)({
  display: 'block',
  overflow: 'hidden',
  color: colour.ink,
  fontWeight: 650,
  textDecoration: 'none',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});

const Line = styled('p')({
  display: 'flex',
  gap: space(2),
  minWidth: 0,
  color: colour.inkFaint,
  fontSize: text.small,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const Posted = styled(Link)({
  flexShrink: 0,
  color: 'inherit',
  textDecoration: 'none',
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});

const Actions = styled('footer')({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  marginLeft: space(-2.5),
});

interface PostCardProps {
  post: Post;
  /** True on the first screenful: the photo is fetched at once. */
  eager?: boolean;
}

/** One post with everything that can be done with it. It renders again only when its post changes. */
export const PostCard = memo(function PostCard({ post, eager = false }: PostCardProps) {
  const viewer = useAppSelector(selectSessionUser);
  const name = fullName(post.author);
  const isOwn = viewer?.username === post.username;
  const profile = isOwn ? paths.ownProfile : paths.profile(post.username);
  return (
    <Card aria-label={`Post by ${name}`} data-post-id={post._id}>
      <Head>
        <AuthorPicture aria-hidden="true" tabIndex={-1} to={profile}>
          <Avatar name={name} src={post.author.avatar} />
        </AuthorPicture>
        <Byline>
          <Author dir="auto" to={profile}>
            {name}
          </Author>
          <Line>
            <span>@{post.username}</span>
            <span aria-hidden="true">·</span>
            <Posted to={paths.post(post._id)}>
              <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>
            </Posted>
          </Line>
        </Byline>
        {isOwn && <PostMenu postId={post._id} />}
      </Head>
      {post.content !== '' && <PostText postId={post._id}>{post.content}</PostText>}
      {post.photos !== null && (
        <PostPhoto author={name} eager={eager} postId={post._id} src={post.photos} />
      )}
      <Actions>
        <LikeButton post={post} />
        <BookmarkButton postId={post._id} />
        <CopyLinkButton postId={post._id} />
      </Actions>
    </Card>
  );
});
