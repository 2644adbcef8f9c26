import { memo, useContext } from 'react';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import styled from '@emotion/styled';
import { useAppSelector } from '../../../app/hooks';
import type { Post, ReplyTo, SpoilerMark } from '../../../domain/entities';
import { fullName } from '../../../lib/people';
import { colour, media, space } from '../../../theme/tokens';
import { hasSpoilers, selectCover } from '../changes/spoilers';
import { FeedContext } from '../feed/FeedContext';
import { BookmarkButton } from './BookmarkButton';
import { CopyLinkButton, ShareButton } from './LinkButtons';
import { FilmLine } from './FilmLine';
import { FoldableText } from './FoldableText';
import { LikeButton } from './LikeButton';
import { PostHeader } from './PostHeader';
import { PostPhotos } from './PostPhotos';
import { ReplyButton } from './ReplyButton';
import { ReplyingTo } from './ReplyingTo';
import { SpoilersCover } from './SpoilersCover';

/** The name's edge: the portrait's width, and the gap beside it. */
const EDGE = space(14);

/** A card of the column's own width: a line below it sets it apart from the next one. */
const Root = styled(Card)<{ component: 'article' }>({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: `${space(4)} ${space(4)} ${space(2)}`,
  overflow: 'visible',
  border: 0,
  borderRadius: 0,
  borderBottom: `1px solid ${colour.line}`,
  background: 'none',
  // A change elsewhere does not lay out the inside of this card again.
  contain: 'layout',
  // Under the header everything stands on the name's edge, except the photos, which take the whole width.
  '& > :not(:first-of-type, [data-photos])': { marginLeft: EDGE },
});

const Content = styled(CardContent)({
  display: 'grid',
  gap: space(3),
  '&, &:last-child': { padding: 0 },
});

const Actions = styled(CardActions)({
  gap: space(4),
  padding: 0,
  [media.phone]: { gap: space(1) },
  // The icon stands on the edge, and its target reaches beyond.
  '& > :first-of-type': { marginLeft: space(-2.5) },
});

const Header = memo(PostHeader);
const Film = memo(FilmLine);
const Words = memo(FoldableText);
const Pictures = memo(PostPhotos);
const CopyLink = memo(CopyLinkButton);
const Share = memo(ShareButton);
const Reply = memo(ReplyButton);
const Answered = memo(ReplyingTo);

/** Whatever says it: a mark is of one post, and covers as that does. */
const isSameMark = (one: SpoilerMark | undefined, other: SpoilerMark | undefined) =>
  one?.postId === other?.postId && one?.film._id === other?.film._id;

/** In the thread below a post everything answers that post. */
const useSaysWhatItAnswers = (replyTo: ReplyTo | undefined): boolean => {
  const feed = useContext(FeedContext);
  return feed !== null && !(feed.feed === 'replies' && feed.postId === replyTo?._id);
};

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
  const { _id: postId, author, content, pictures, createdAt, editedAt, film } = post;
  const { rating, watchedOn, again } = post;
  const { replyTo, replyCount, mentions } = post;
  const cover = useAppSelector((state) => selectCover(state)(post), isSameMark);
  const isCovered = cover !== undefined;
  const saysWhatItAnswers = useSaysWhatItAnswers(replyTo);
  const name = fullName(author);
  return (
    <Root
      aria-label={`${replyTo ? 'Reply' : 'Post'} by ${name}`}
      component="article"
      data-post-id={postId}
    >
      <Header author={author} createdAt={createdAt} editedAt={editedAt} postId={postId} />
      {replyTo && saysWhatItAnswers && <Answered replyTo={replyTo} />}
      {film && (
        <Film
          again={again}
          createdAt={createdAt}
          film={film}
          hasMark={hasSpoilers(post) && !isCovered}
          rating={rating}
          watchedOn={watchedOn}
        />
      )}
      {cover && <SpoilersCover mark={cover} postId={postId} />}
      {content !== '' && !isCovered && (
        <Content>
          <Words mentions={mentions} postId={postId}>
            {content}
          </Words>
        </Content>
      )}
      {!isCovered && <Pictures author={name} eager={eager} pictures={pictures} postId={postId} />}
      <Actions disableSpacing>
        <LikeButton post={post} />
        <Reply postId={postId} replyCount={replyCount} />
        <BookmarkButton postId={postId} />
        <CopyLink postId={postId} />
        <Share postId={postId} />
      </Actions>
    </Root>
  );
});
