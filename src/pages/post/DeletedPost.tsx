import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { colour, space } from '../../theme/tokens';

const Root = styled(Typography)({
  padding: space(4),
  borderBottom: `1px solid ${colour.line}`,
  color: colour.inkSoft,
});

/** The placeholder of a deleted post that has replies. */
export function DeletedPost() {
  return <Root>This post was deleted</Root>;
}
