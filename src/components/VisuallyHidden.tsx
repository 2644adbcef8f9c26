import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';

/** The styles of text for screen readers only. */
export const visuallyHidden: CSSObject = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(visuallyHidden);
