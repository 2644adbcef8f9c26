import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { SHAPES, type Shape } from './picture';

const CHOICES = ['portrait', 'landscape'] as const;

interface ShapeFieldProps {
  shape: Shape;
  onChoose: (shape: Shape) => void;
}

/** Chooses a picture's shape. */
export function ShapeField({ shape, onChoose }: ShapeFieldProps) {
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>Shape</FormLabel>
      <RadioGroup aria-labelledby={labelId} row value={shape}>
        {CHOICES.map((one) => (
          <FormControlLabel
            control={<Radio onChange={() => onChoose(one)} />}
            key={one}
            label={SHAPES[one].label}
            value={one}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
