import styled from '@emotion/styled';
import { space } from '../../../theme/tokens';

/** Cards of lists: side by side where two fit. */
export const ListsGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: space(4),
  padding: space(4),
});
