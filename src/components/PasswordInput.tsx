import { useState } from 'react';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import { IconButton } from './IconButton';
import { TextInput, type TextInputProps } from './TextInput';

/** A password field that shows its text on request. */
export function PasswordInput(props: Omit<TextInputProps, 'endAdornment' | 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      endAdornment={
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          onClick={() => {
            setShown(!shown);
          }}
        >
          {shown ? <VisibilityOffRounded /> : <VisibilityRounded />}
        </IconButton>
      }
      type={shown ? 'text' : 'password'}
    />
  );
}
