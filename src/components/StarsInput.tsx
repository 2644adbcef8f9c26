import styled from '@emotion/styled';
import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import Rating from '@mui/material/Rating';
import { colour, TARGET } from '../theme/tokens';

/** Each star is as large as a touch target, though its icon is smaller; each half is a separate value. */
const Field = styled(Rating)({
  isolation: 'isolate',
  color: colour.accent,
  '& .MuiRating-icon': {
    width: TARGET,
    height: TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    fontSize: '32px',
  },
  // Each radio invisibly covers its half of the star, so that pointers hit the radio itself.
  '& .MuiRating-decimal > input': {
    clipPath: 'none',
    top: 0,
    width: '50%',
    height: '100%',
    margin: 0,
    zIndex: 1,
    opacity: 0,
    cursor: 'pointer',
    '&:nth-of-type(1)': { left: 0 },
    '&:nth-of-type(2)': { left: '50%' },
  },
  '& .MuiRating-iconEmpty': { color: colour.edge },
  '&.Mui-focusVisible': { outline: `2px solid ${colour.accent}`, outlineOffset: '2px' },
});

interface StarsInputProps {
  rating: number | null;
  /** Null removes the rating. */
  onRate: (rating: number | null) => void;
}

/** A rating field with half stars. It imports MUI's Rating, so load components that use it lazily. */
export function StarsInput({ rating, onRate }: StarsInputProps) {
  return (
    <Field
      aria-label="Your rating"
      emptyIcon={<StarBorderRounded fontSize="inherit" />}
      emptyLabelText="No rating"
      icon={<StarRounded fontSize="inherit" />}
      onChange={({ target, nativeEvent }, stars) => {
        // Clicking the current rating removes it, but a double click must set it.
        if (stars === null && nativeEvent instanceof UIEvent && nativeEvent.detail > 1) return;
        // The radio's value, since MUI reports the rating of the last pointer position instead.
        const value = target instanceof HTMLInputElement ? target.value : '';
        onRate(stars === null || value === '' ? null : Number(value));
      }}
      precision={0.5}
      role="radiogroup"
      value={rating}
    />
  );
}
