import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMemo, useState } from 'react';
import { ErrorState } from '../../components/ErrorState';
import { TextArea } from '../../components/TextArea';
import { SHAPES, type Picture, type Shape } from './picture';
import { Preview } from './Preview';
import { ShapeField } from './ShapeField';
import { createMeasure } from './text/measureText';
import { canSharePictures, usePictureActions } from './usePictureActions';
import { useSvgAddress } from './useSvgAddress';

/** Chooses a picture's shape, shows it, and shares or saves it. */
export function PictureForm({ picture }: { picture: Picture }) {
  const [shape, setShape] = useState<Shape>('portrait');
  const [showsSpoilers, setShowsSpoilers] = useState(false);
  const [measure] = useState(createMeasure);
  const drawn = useMemo(
    () => picture.draw({ shape, showsSpoilers, measure }),
    [picture, shape, showsSpoilers, measure],
  );
  const { source, address, isFailed, retry } = useSvgAddress(drawn);
  const { problem, ...act } = usePictureActions(picture.name, shape, drawn.description);
  const { width, height } = SHAPES[shape];
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <div hidden translate="no">
          <svg height={height} ref={source} viewBox={`0 0 ${width} ${height}`} width={width}>
            {drawn.drawing}
          </svg>
        </div>
        {isFailed ? (
          <ErrorState message="The picture could not be drawn." onRetry={retry} />
        ) : (
          <Preview
            address={address}
            description={drawn.description}
            height={height}
            width={width}
          />
        )}
        <ShapeField onChoose={setShape} shape={shape} />
        {picture.hasSpoilers && (
          <FormControlLabel
            control={
              <Checkbox
                checked={showsSpoilers}
                onChange={({ target }) => setShowsSpoilers(target.checked)}
              />
            }
            label="Show the spoiler"
          />
        )}
        <TextArea
          fullWidth
          label="Description"
          rows={4}
          slotProps={{ htmlInput: { readOnly: true } }}
          value={drawn.description}
        />
        {problem !== null && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 2 }}>
        <Button onClick={() => void act.copy()} variant="outlined">
          Copy description
        </Button>
        {address !== null && canSharePictures() && (
          <Button onClick={() => void act.share(address)} variant="outlined">
            Share…
          </Button>
        )}
        {address !== null && (
          <Button onClick={() => void act.save(address)} variant="contained">
            Save picture
          </Button>
        )}
      </DialogActions>
    </>
  );
}
