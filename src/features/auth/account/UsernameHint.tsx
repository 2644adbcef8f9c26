import InputBase from '@mui/material/InputBase';

/** Tells the browser's password manager, and nobody else, whose password a form is about. */
export function UsernameHint({ username }: { username: string }) {
  return <InputBase autoComplete="username" readOnly sx={{ display: 'none' }} value={username} />;
}
