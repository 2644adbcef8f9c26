import { useState } from 'react';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

/** A password field that shows its text on request. */
export function PasswordField(props: Omit<TextFieldProps, 'slotProps' | 'type'>) {
  const [shown, setShown] = useState(false);
  const label = shown ? 'Hide password' : 'Show password';
  const toggle = (
    <InputAdornment position="end">
      <IconButton aria-label={label} edge="end" onClick={() => setShown(!shown)} title={label}>
        {shown ? <VisibilityOffRounded /> : <VisibilityRounded />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      {...props}
      slotProps={{ input: { endAdornment: toggle } }}
      type={shown ? 'text' : 'password'}
    />
  );
}
