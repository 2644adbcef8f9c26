import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { colour, radius } from '../theme/tokens';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

interface BoneProps {
  width: string;
  height: string;
  round?: boolean;
}

/** One grey shape of a skeleton. */
export const Bone = styled('span', {
  shouldForwardProp: (name) => name !== 'width' && name !== 'height' && name !== 'round',
})<BoneProps>(({ width, height, round = false }) => ({
  display: 'block',
  flexShrink: 0,
  width,
  maxWidth: '100%',
  height,
  borderRadius: round ? '50%' : radius.small,
  background: colour.hover,
  animation: `${breathe} 1600ms ease-in-out infinite`,
}));
