import { useRef, useState, type RefObject } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import Cropper from 'react-easy-crop';
import { keyOf } from '../../lib/keys';
import type { OpenedPicture } from '../../lib/photos/openPicture';
import type { Area } from '../../lib/photos/placePicture';
import { colour, radius } from '../../theme/tokens';

/** The side of the crop window in px. */
const SIDE = 256;

/** How far an arrow key moves the picture, in px. */
const KEY_STEP = 12;

/** The largest zoom factor. */
const MAX_ZOOM = 4;

const Window = styled('div')({
  position: 'relative',
  width: SIDE,
  height: SIDE,
  overflow: 'hidden',
  borderRadius: radius.medium,
  background: '#000000',
  // The library's crop area fills the window, which would clip its focus ring.
  '&:has(:focus-visible)': { outline: `2px solid ${colour.accent}`, outlineOffset: '2px' },
  '& .reactEasyCrop_Container': { cursor: 'grab', '&:active': { cursor: 'grabbing' } },
  // The visible part of the square: avatars are round.
  '& .reactEasyCrop_CropArea': {
    border: `2px solid ${colour.accentFill}`,
    color: 'rgb(0 0 0 / 0.6)',
    '&:focus-visible': { outline: 'none' },
  },
});

interface AvatarCropProps {
  picture: OpenedPicture;
  /** Receives the crop each time the user stops moving or zooming. */
  onCrop: (area: Area) => void;
  onUse: () => void;
  onCancel: () => void;
}

/** Lets the user choose which part of a picture becomes their avatar. Escape discards the picture. */
export function AvatarCrop({ picture, onCrop, onUse, onCancel }: AvatarCropProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const cropper = useRef<RefObject<HTMLDivElement>>(null);
  const isReady = useRef(false);

  const onCropSettled = (_percentages: Area, area: Area) => {
    if (isReady.current) onCrop(area);
    // The first crop is the picture's centre, which is the avatar already.
    else cropper.current?.current.focus();
    isReady.current = true;
  };
  return (
    <Paper
      aria-label="Crop your photo"
      component={Stack}
      onKeyDown={(event) => {
        if (keyOf(event) !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
      role="group"
      sx={{ alignItems: 'center', gap: 3, p: 4 }}
      variant="outlined"
    >
      <Window>
        <Cropper
          aspect={1}
          crop={crop}
          cropShape="round"
          cropperProps={{ role: 'application', 'aria-label': 'Photo. The arrow keys move it.' }}
          image={picture.url}
          keyboardStep={KEY_STEP}
          maxZoom={MAX_ZOOM}
          objectFit="cover"
          onCropChange={setCrop}
          onCropComplete={onCropSettled}
          onZoomChange={setZoom}
          setCropperRef={(ref) => {
            cropper.current = ref;
          }}
          showGrid={false}
          zoom={zoom}
        />
      </Window>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 6, width: 1, maxWidth: 320, pr: 3 }}>
        <Typography component="span" id="avatar-zoom" sx={{ fontWeight: 600 }} variant="body2">
          Zoom
        </Typography>
        <Slider
          aria-labelledby="avatar-zoom"
          max={MAX_ZOOM}
          min={1}
          onChange={(_event, next) => setZoom(next)}
          step={0.05}
          value={zoom}
        />
      </Stack>
      <Stack direction="row" sx={{ gap: 2 }}>
        <Button onClick={onCancel} size="small">
          Cancel
        </Button>
        <Button onClick={onUse} size="small" variant="contained">
          Use photo
        </Button>
      </Stack>
    </Paper>
  );
}
