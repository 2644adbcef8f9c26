import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import { colour, media, radius, space } from '../../theme/tokens';

/** As high for every shape, so that nothing below moves when the shape changes. */
const Stage = styled('div')({
  display: 'grid',
  placeItems: 'center',
  height: '380px',
  [media.phone]: { height: 'min(380px, 48vh)' },
  padding: space(4),
  borderRadius: radius.medium,
  // The pictures are dark: on a dark page as well as on a light one they need an edge.
  border: `1px solid ${colour.line}`,
  background: colour.film,
  '& > img': {
    maxWidth: '100%',
    maxHeight: '100%',
    minHeight: 0,
    borderRadius: radius.small,
    outline: '1px solid rgb(128 120 110 / 0.35)',
  },
});

interface PreviewProps {
  /** Null: it is being drawn. */
  address: string | null;
  description: string;
  width: number;
  height: number;
}

/** A picture as it will be saved. */
export function Preview({ address, description, width, height }: PreviewProps) {
  return (
    <Stage aria-busy={address === null}>
      {address === null ? (
        <Skeleton height="100%" variant="rounded" width="60%" />
      ) : (
        <img
          alt={description}
          src={address}
          style={{ aspectRatio: `${width} / ${height}`, height: width < height ? '100%' : 'auto' }}
        />
      )}
    </Stage>
  );
}
