import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { useAppDispatch } from '../../../app/hooks';
import { colour, radius, space } from '../../../theme/tokens';
import type { SpoilerMark } from '../../../domain/entities';
import { spoilersShown } from '../postsSlice';
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

interface SpoilersCoverProps {
  postId: string;
  /** The spoiler mark that covers the post. */
  mark: SpoilerMark;
}

/** Replaces a post's text and photos until the reader chooses to see them. */
export function SpoilersCover({ postId, mark }: SpoilersCoverProps) {
  const { _id: filmId, title } = mark.film;
  const dispatch = useAppDispatch();
  return (
    <Root>
      <Words>
        Spoilers for <bdi>{title}</bdi>.
      </Words>
      <Button
        aria-label={`Show spoilers for ${title}`}
        onClick={() => {
          dispatch(spoilersShown({ postId: mark.postId, filmId }));
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
