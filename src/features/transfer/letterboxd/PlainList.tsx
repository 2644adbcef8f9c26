import styled from '@emotion/styled';
import { space } from '../../../theme/tokens';

/** A list without marks. */
export const PlainList = styled('ul')({
  display: 'grid',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
