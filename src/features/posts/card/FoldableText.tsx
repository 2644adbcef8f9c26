import { useContext } from 'react';
import Button from '@mui/material/Button';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import type { Post } from '../../../domain/entities';
import { searchWords } from '../../../domain/searchWords';
import { BUTTON_INSET } from '../../../theme/tokens';
import { FeedContext } from '../feed/FeedContext';
import { PostText } from './PostText';
import { postFolded, postUnfolded, selectIsUnfolded } from '../postsSlice';

/** Longer texts are folded in a feed: characters, and lines of the writer's own. */
const LONG = { characters: 700, lines: 12 };

/** Whether a text takes so much of a feed that its reader is asked first. */
export const isLongText = (text: string): boolean =>
  text.length > LONG.characters || text.split('\n').length > LONG.lines;

interface FoldableTextProps {
  postId: string;
  mentions: Post['mentions'];
  children: string;
}

/** A post's text, of which a feed shows the first lines where it is long. The post's own page shows it whole. */
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
