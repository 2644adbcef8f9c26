import { useId, useState } from 'react';
import styled from '@emotion/styled';
import { Button } from '../../components/Button';
import {
  largestSquare,
  MAX_ZOOM,
  zoomedSquare,
  zoomOf,
  type Square,
} from '../../lib/photos/cropSquare';
import type { OpenedPicture } from '../../lib/photos/openPicture';
import { colour, radius, space, TARGET, text } from '../../theme/tokens';
import { CropWindow } from './CropWindow';

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
  padding: space(4),
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surface,
});

const Zoom = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  maxWidth: '320px',
  fontSize: text.small,
  fontWeight: 600,
  '& > input': { flexGrow: 1, minWidth: 0, height: TARGET, accentColor: colour.accent },
});

const Choices = styled('div')({ display: 'flex', gap: space(2) });

interface AvatarCropProps {
  picture: OpenedPicture;
  /** Receives what is to be kept each time the picture comes to rest. */
  onCut: (square: Square) => void;
  onUse: () => void;
  onCancel: () => void;
}

/** Lets a person choose which part of a picture becomes their avatar. Escape gives the picture up. */
export function AvatarCrop({ picture, onCut, onUse, onCancel }: AvatarCropProps) {
  const [square, setSquare] = useState(() => largestSquare(picture));
  const zoomId = useId();
  const cut = (next: Square) => {
    setSquare(next);
    onCut(next);
  };
  return (
    <Root
      aria-label="Crop your photo"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
      role="group"
    >
      <CropWindow onDrag={setSquare} onRest={cut} picture={picture} square={square} />
      <Zoom>
        <label htmlFor={zoomId}>Zoom</label>
        <input
          id={zoomId}
          max={MAX_ZOOM}
          min={1}
          onChange={({ target }) => cut(zoomedSquare(picture, square, target.valueAsNumber))}
          step={0.05}
          type="range"
          value={zoomOf(picture, square)}
        />
      </Zoom>
      <Choices>
        <Button compact look="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button compact onClick={onUse}>
          Use photo
        </Button>
      </Choices>
    </Root>
  );
}
