import { memo, useContext } from 'react';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import styled from '@emotion/styled';
import { useAppSelector } from '../../../app/hooks';
import { isBlank } from '../../../domain/blank';
import type { Post, ReplyTo } from '../../../domain/entities';
import { fullName } from '../../../lib/people';
import { colour, media, space } from '../../../theme/tokens';
import { TakenDownNote } from '../../../components/TakenDownNote';
import { isSame } from '../../../api/changes/change';
import { selectCover } from '../cover';
import { hasSpoilers } from '../spoilers';
import { FeedContext } from '../feed/FeedContext';
import { ListOfPost } from '../list/ListOfPost';
import { BookmarkButton } from './BookmarkButton';
import { CopyLinkButton, ShareButton } from './LinkButtons';
import { FilmLine } from './FilmLine';
import { FoldableText } from './FoldableText';
import { LikeButton } from './LikeButton';
import { PostCover } from './PostCover';
import { PostHeader } from './PostHeader';
import { PostPhotos } from './PostPhotos';
import { ReplyButton } from './ReplyButton';
import { ReplyingTo } from './ReplyingTo';

/** Where the author's name starts: the avatar's width and the gap beside it. */
const NAME_EDGE = space(14);

/** As wide as the column; a line separates it from the next card. */
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
  // Changes elsewhere do not cause layout inside this card.
  contain: 'layout',
  // Everything below the header is aligned with the name, except the photos, which take the whole width.
  '& > :not(:first-of-type, [data-photos])': { marginLeft: NAME_EDGE },
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
  // The icon is aligned with the name, so its target extends beyond.
  '& > span:first-of-type': { marginLeft: space(-2.5) },
  // Five targets do not fit between the name and the edge of the narrowest phone.
  '@media (max-width: 359px)': { '& > span:first-of-type': { marginLeft: space(-14) } },
});

const Header = memo(PostHeader);
const Film = memo(FilmLine);
const List = memo(ListOfPost);
const Words = memo(FoldableText);
const Pictures = memo(PostPhotos);
const CopyLink = memo(CopyLinkButton);
const Share = memo(ShareButton);
const Reply = memo(ReplyButton);
const ReplyTarget = memo(ReplyingTo);

/** Not in the thread below the post, where every reply answers that post. */
const useShowsReplyTarget = (replyTo: ReplyTo | undefined): boolean => {
  const feed = useContext(FeedContext);
  return feed !== null && !(feed.feed === 'replies' && feed.postId === replyTo?._id);
};

interface PostCardProps {
  post: Post;
  /** True on the first screen: the photo is loaded eagerly. */
  eager?: boolean;
}

/**
 * A post with all its actions. It rerenders only when its post changes, and of its parts only those
 * whose props changed: a like rerenders the like button.
 */
export const PostCard = memo(function PostCard({ post, eager = false }: PostCardProps) {
  const { _id: postId, author, content, pictures, createdAt, editedAt, film, list } = post;
  const { rating, watchedOn, again } = post;
  const { replyTo, replyCount, mentions } = post;
  const cover = useAppSelector((state) => selectCover(state)(post), isSame);
  const isCovered = cover !== undefined;
  const isFolded = isCovered && 'folded' in cover;
  const showsReplyTarget = useShowsReplyTarget(replyTo);
  const name = fullName(author);
  return (
    <Root
      aria-label={`${replyTo ? 'Reply' : 'Post'} by ${name}`}
      component="article"
      data-post-id={postId}
    >
      <Header author={author} createdAt={createdAt} editedAt={editedAt} postId={postId} />
      {post.takenDown && <TakenDownNote takenDown={post.takenDown} />}
      {replyTo && showsReplyTarget && <ReplyTarget replyTo={replyTo} />}
      {film && !isFolded && (
        <Film
          again={again}
          createdAt={createdAt}
          film={film}
          hasMark={hasSpoilers(post) && !isCovered}
          rating={rating}
          tags={isCovered ? undefined : post.tags}
          username={author.username}
          watchedOn={watchedOn}
        />
      )}
      {cover && <PostCover author={name} cover={cover} postId={postId} />}
      {!isBlank(content) && !isCovered && (
        <Content>
          <Words mentions={mentions} postId={postId}>
            {content}
          </Words>
        </Content>
      )}
      {list && !isFolded && <List list={list} />}
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
