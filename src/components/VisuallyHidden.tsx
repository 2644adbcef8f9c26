import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';

/** How words look that are there for screen readers alone. */
export const unseen: CSSObject = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Text for screen readers alone. */
export const VisuallyHidden = styled('span')(unseen);
