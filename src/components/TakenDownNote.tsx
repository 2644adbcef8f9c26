import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import type { TakenDown } from '../domain/takenDown';
import { colour, space } from '../theme/tokens';

const Note = styled(Typography)({
  padding: `${space(2)} ${space(3)}`,
  borderLeft: `3px solid ${colour.edge}`,
  overflowWrap: 'anywhere',
});

/** Says on something of the viewer's own why nobody else sees it. */
export function TakenDownNote({ takenDown: { reason } }: { takenDown: TakenDown }) {
  return (
    <Note color="textSecondary" variant="body2">
      Taken down by a moderator: <bdi>{reason}</bdi>
    </Note>
  );
}
