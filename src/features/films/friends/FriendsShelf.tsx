import styled from '@emotion/styled';
import { colour } from '../../../theme/tokens';

export const SHELF_POSTER = { width: 68, height: 102 } as const;

/** The row of friends' films, and its reserved place while they are loading. */
export const FriendsShelf = styled('section')({
  // The heading, the posters with the space below them, and the border.
  minHeight: `calc(3rem + ${SHELF_POSTER.height + 16 + 1}px)`,
  borderBottom: `1px solid ${colour.line}`,
});
