import TextField, { type TextFieldProps } from '@mui/material/TextField';

/** A text field for a username, which no phone capitalises or corrects. */
export function UsernameField(props: TextFieldProps) {
  return (
    <TextField
      {...props}
      autoComplete="username"
      label="Username"
      slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}
