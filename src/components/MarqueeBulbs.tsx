import styled from '@emotion/styled';
import { colour } from '../theme/tokens';

const Row = styled('div')({
  height: '16px',
  background: `radial-gradient(circle, #fff3d6 0 1.5px, ${colour.accentFill} 2.5px 3.5px, transparent 4px) 0 50% / 28px 16px round`,
  filter: `drop-shadow(0 0 5px ${colour.accentFill})`,
});

/** A decorative row of light bulbs, like those around a cinema's marquee. */
export function MarqueeBulbs() {
  return <Row aria-hidden="true" />;
}
