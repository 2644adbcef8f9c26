import Button, { type ButtonProps } from '@mui/material/Button';
import styled from '@emotion/styled';
import { colour } from '../theme/tokens';

const Outlined = styled(Button)({
  '& svg': { fontSize: '20px' },
  '&[aria-pressed=true]': {
    borderColor: colour.accent,
    backgroundColor: colour.accentVeil,
    '& svg': { color: colour.accent },
  },
});

/** A button with an icon among the actions of a film or a list. Where it is a toggle, it shows whether it is pressed. */
export function ActionButton(props: ButtonProps) {
  return <Outlined {...props} size="small" variant="outlined" />;
}
