import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { colour, space } from '../../theme/tokens';

const Root = styled(Typography)({
  padding: space(4),
  borderBottom: `1px solid ${colour.line}`,
  color: colour.inkSoft,
});

/** Stands in the place of a post that others answered and that is gone. */
export function DeletedPost() {
  return <Root>This post was deleted</Root>;
}
