import styled from '@emotion/styled';
import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import Rating from '@mui/material/Rating';
import { colour, TARGET } from '../theme/tokens';

/** A star is as large as what a finger needs, though its drawing is smaller; the halves meet in its middle. */
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
  // Each radio lies unseen over its half of the star, so that whatever points at it meets it.
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
  /** Null takes the stars back. */
  onRate: (rating: number | null) => void;
}

/** Where stars are given in halves, by mouse, finger or arrow keys. It brings MUI's rating, so load what uses it lazily. */
export function StarsInput({ rating, onRate }: StarsInputProps) {
  return (
    <Field
      aria-label="Your rating"
      emptyIcon={<StarBorderRounded fontSize="inherit" />}
      emptyLabelText="No rating"
      icon={<StarRounded fontSize="inherit" />}
      onChange={({ target, nativeEvent }, stars) => {
        // The same stars once more take them back. A double click gives them.
        if (stars === null && nativeEvent instanceof UIEvent && nativeEvent.detail > 1) return;
        // The radio knows best: MUI would rather believe where the pointer was last.
        const value = target instanceof HTMLInputElement ? target.value : '';
        onRate(stars === null || value === '' ? null : Number(value));
      }}
      precision={0.5}
      role="radiogroup"
      value={rating}
    />
  );
}
