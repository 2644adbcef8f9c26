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
  // A curtain: narrow folds of the hall's own colours.
  background: `repeating-linear-gradient(90deg, ${colour.surface} 0 10px, ${colour.hover} 14px, ${colour.surface} 20px)`,
});

const Words = styled(Typography)({ minWidth: 0, overflowWrap: 'anywhere' });

interface SpoilersCoverProps {
  postId: string;
  /** What covers the post. */
  mark: SpoilerMark;
}

/** Stands in the place of a post's text and photo until its reader asks for them. */
export function SpoilersCover({ postId, mark }: SpoilersCoverProps) {
  const { title } = mark.film;
  const dispatch = useAppDispatch();
  return (
    <Root>
      <Words dir="auto">Spoilers for {title}.</Words>
      <Button
        aria-label={`Show spoilers for ${title}`}
        onClick={() => {
          dispatch(spoilersShown(mark.postId));
          // The button goes with the cover: what was under it is read from the card on.
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
