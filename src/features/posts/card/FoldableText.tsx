import { useContext } from 'react';
import Button from '@mui/material/Button';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import type { Post } from '../../../domain/entities';
import { searchWords } from '../../../domain/searchWords';
import { BUTTON_INSET } from '../../../theme/tokens';
import { FeedContext } from '../feed/FeedContext';
import { PostText } from './PostText';
import { postFolded, postUnfolded, selectIsUnfolded } from '../postsSlice';

/** Longer texts are folded in a feed. `lines` are counted by line breaks. */
const LONG = { characters: 700, lines: 12 };

/** Whether a text is so long that a feed shows it folded. */
export const isLongText = (text: string): boolean =>
  text.length > LONG.characters || text.split('\n').length > LONG.lines;

interface FoldableTextProps {
  postId: string;
  mentions: Post['mentions'];
  children: string;
}

/** A post's text. A feed shows only the first lines of a long one; the post's own page shows all of it. */
export function FoldableText({ postId, mentions, children }: FoldableTextProps) {
  const dispatch = useAppDispatch();
  const isUnfolded = useAppSelector((state) => selectIsUnfolded(state, postId));
  const feed = useContext(FeedContext);
  const isFoldable = feed !== null && isLongText(children);
  const unfold = () => dispatch(postUnfolded(postId));
  return (
    <>
      <PostText
        isFolded={isFoldable && !isUnfolded}
        marked={feed?.feed === 'search' ? searchWords(feed.q) : []}
        mentions={mentions}
        onUnfold={unfold}
        postId={postId}
      >
        {children}
      </PostText>
      {isFoldable && (
        <div>
          <Button
            aria-expanded={isUnfolded}
            onClick={() => (isUnfolded ? dispatch(postFolded(postId)) : unfold())}
            size="small"
            sx={{ ml: `-${BUTTON_INSET.small}` }}
          >
            {isUnfolded ? 'Show less' : 'Show more'}
          </Button>
        </div>
      )}
    </>
  );
}
