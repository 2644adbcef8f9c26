import { memo } from 'react';
import styled from '@emotion/styled';
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
import { ShareButton } from './ShareButton';

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

const Name = styled('p')({
  overflow: 'hidden',
  margin: `${space(-3)} 0 0`,
  paddingTop: space(3),
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Its padding gives fingers room and takes none in the line. */
const Author = styled(Link)({
  paddingTop: space(3),
  color: colour.ink,
  fontWeight: 650,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});

const Line = styled('p')({
  display: 'flex',
  gap: space(2),
  minWidth: 0,
  color: colour.inkFaint,
  fontSize: text.small,
  whiteSpace: 'nowrap',
});

const Handle = styled('bdi')({ overflow: 'hidden', textOverflow: 'ellipsis' });

const Posted = styled(Link)({
  padding: `${space(1)} ${space(2)} ${space(3)}`,
  margin: `0 ${space(-2)}`,
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
          <Name dir="auto">
            <Author to={profile}>{name}</Author>
          </Name>
          <Line>
            <Handle>@{post.username}</Handle>
            <span aria-hidden="true">·</span>
            <span>
              <Posted to={paths.post(post._id)}>
                <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>
              </Posted>
            </span>
          </Line>
        </Byline>
        {isOwn && <PostMenu postId={post._id} />}
      </Head>
      {post.content !== '' && <PostText postId={post._id}>{post.content}</PostText>}
      {post.photos !== null && (
        <PostPhoto
          alt={post.alt}
          author={name}
          eager={eager}
          postId={post._id}
          src={post.photos}
        />
      )}
      <Actions>
        <LikeButton post={post} />
        <BookmarkButton postId={post._id} />
        <CopyLinkButton postId={post._id} />
        <ShareButton postId={post._id} />
      </Actions>
    </Card>
  );
});
