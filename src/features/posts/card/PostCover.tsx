import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { useAppDispatch } from '../../../app/hooks';
import { colour, radius, space } from '../../../theme/tokens';
import { FOLDED, type Cover } from '../cover';
import { postUncovered } from '../postsSlice';
import { focusCardOf } from './cardFocus';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  padding: `${space(3)} ${space(3)} ${space(3)} ${space(4)}`,
  borderRadius: radius.medium,
  // Looks like a curtain with narrow folds.
  background: `repeating-linear-gradient(90deg, ${colour.surface} 0 10px, ${colour.hover} 14px, ${colour.surface} 20px)`,
});

const Words = styled(Typography)({ minWidth: 0, overflowWrap: 'anywhere' });

interface PostCoverProps {
  postId: string;
  /** The full name of the post's author. */
  author: string;
  cover: Cover;
}

/** Replaces a post's text and photos until the reader chooses to see them. */
export function PostCover({ postId, author, cover }: PostCoverProps) {
  const film = 'film' in cover ? cover.film : null;
  const dispatch = useAppDispatch();
  return (
    <Root>
      <Words>
        {'folded' in cover ? (
          FOLDED[cover.folded]
        ) : (
          <>
            Spoilers for <bdi>{cover.film.title}</bdi>
          </>
        )}
        .
      </Words>
      <Button
        aria-label={`Show ${film ? `spoilers for ${film.title}` : `post by ${author}`}`}
        onClick={() => {
          dispatch(postUncovered({ postId: cover.postId, filmId: film?._id ?? null }));
          // The button is removed with the cover, so the card takes the focus.
          focusCardOf(postId);
        }}
        size="small"
        variant="outlined"
      >
        Show
      </Button>
    </Root>
  );
}
