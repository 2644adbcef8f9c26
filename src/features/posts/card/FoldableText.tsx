import { useContext } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Button } from '../../../components/Button';
import { FeedContext } from '../feed/FeedContext';
import { isLongText } from './foldedText';
import { PostText } from './PostText';
import { postFolded, postUnfolded, selectIsUnfolded } from '../postsSlice';

interface FoldableTextProps {
  postId: string;
  children: string;
}

/** A post's text, of which a feed shows the first lines where it is long. The post's own page shows it whole. */
export function FoldableText({ postId, children }: FoldableTextProps) {
  const dispatch = useAppDispatch();
  const isUnfolded = useAppSelector((state) => selectIsUnfolded(state, postId));
  const isInFeed = useContext(FeedContext) !== null;
  const isFoldable = isInFeed && isLongText(children);
  const unfold = () => dispatch(postUnfolded(postId));
  return (
    <>
      <PostText isFolded={isFoldable && !isUnfolded} onUnfold={unfold} postId={postId}>
        {children}
      </PostText>
      {isFoldable && (
        <div>
          <Button
            aria-expanded={isUnfolded}
            compact
            look="quiet"
            onClick={() => (isUnfolded ? dispatch(postFolded(postId)) : unfold())}
          >
            {isUnfolded ? 'Show less' : 'Show more'}
          </Button>
        </div>
      )}
    </>
  );
}
