import { memo } from 'react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../../app/hooks';
import { Avatar } from '../../../components/Avatar';
import type { Post, UserSummary } from '../../../domain/entities';
import { fullName } from '../../../lib/fullName';
import { paths } from '../../../lib/paths';
import { colour, media, space, text } from '../../../theme/tokens';
import { selectSessionUser } from '../../auth/authSlice';
import { BookmarkButton } from './BookmarkButton';
import { CopyLinkButton } from './CopyLinkButton';
import { FoldableText } from './FoldableText';
import { LikeButton } from './LikeButton';
import { PostMenu } from './PostMenu';
import { PostPhoto } from './PostPhoto';
import { PostTime } from './PostTime';
import { ShareButton } from './ShareButton';

const Card = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: `${space(4)} ${space(4)} ${space(2)}`,
  borderBottom: `1px solid ${colour.line}`,
  // What changes around a card or in another one leaves its inside as it was laid out.
  contain: 'layout',
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
  flexWrap: 'wrap',
  columnGap: space(2),
  minWidth: 0,
  color: colour.inkFaint,
  fontSize: text.small,
  whiteSpace: 'nowrap',
});

const Handle = styled('bdi')({ overflow: 'hidden', maxWidth: '100%', textOverflow: 'ellipsis' });

const Actions = styled('footer')({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  marginLeft: space(-2.5),
});

interface PostHeadProps {
  postId: string;
  author: UserSummary;
  createdAt: string;
  editedAt: string | undefined;
}

/** Who wrote the post, and when. */
const PostHead = memo(function PostHead({ postId, author, createdAt, editedAt }: PostHeadProps) {
  const isOwn = useAppSelector((state) => selectSessionUser(state)?.username === author.username);
  const name = fullName(author);
  const profile = isOwn ? paths.ownProfile : paths.profile(author.username);
  return (
    <Head>
      <AuthorPicture aria-hidden="true" tabIndex={-1} to={profile}>
        <Avatar name={name} src={author.avatar} />
      </AuthorPicture>
      <Byline>
        <Name dir="auto">
          <Author to={profile}>{name}</Author>
        </Name>
        <Line>
          <Handle>@{author.username}</Handle>
          <span aria-hidden="true">·</span>
          <PostTime createdAt={createdAt} editedAt={editedAt} postId={postId} />
        </Line>
      </Byline>
      {isOwn && <PostMenu postId={postId} />}
    </Head>
  );
});

const Words = memo(FoldableText);
const Picture = memo(PostPhoto);
const CopyLink = memo(CopyLinkButton);
const Share = memo(ShareButton);

interface PostCardProps {
  post: Post;
  /** True on the first screenful: the photo is fetched at once. */
  eager?: boolean;
}

/**
 * One post with everything that can be done with it. It renders again only when its post changes,
 * and of its parts only those whose share of the post did: a like renders the like button.
 */
export const PostCard = memo(function PostCard({ post, eager = false }: PostCardProps) {
  const { _id: postId, author, content, photos, alt, createdAt, editedAt } = post;
  const name = fullName(author);
  return (
    <Card aria-label={`Post by ${name}`} data-post-id={postId}>
      <PostHead author={author} createdAt={createdAt} editedAt={editedAt} postId={postId} />
      {content !== '' && <Words postId={postId}>{content}</Words>}
      {photos !== null && (
        <Picture alt={alt} author={name} eager={eager} postId={postId} src={photos} />
      )}
      <Actions>
        <LikeButton post={post} />
        <BookmarkButton postId={postId} />
        <CopyLink postId={postId} />
        <Share postId={postId} />
      </Actions>
    </Card>
  );
});
