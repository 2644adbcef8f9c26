import { createDice } from '../../../components/poster/dice';
import type { Area } from '../drawing/posterGrid';

const CORNER = 34;
const BITE = 24;

/** Where the stub is torn off: across a portrait ticket, down a landscape one. */
export type Tear = { y: number } | { x: number };

/** The outline of a ticket with bitten corners, and bites at both ends of its perforation. */
export const ticketOutline = ({ x, y, width, height }: Area, tear: Tear): string => {
  const [right, bottom] = [x + width, y + height];
  const bite = (dx: number, dy: number, radius = CORNER) =>
    `a${radius} ${radius} 0 0 0 ${dx} ${dy}`;
  const down = 'y' in tear ? `V${tear.y - BITE}${bite(0, BITE * 2, BITE)}` : '';
  const up = 'y' in tear ? `V${tear.y + BITE}${bite(0, -BITE * 2, BITE)}` : '';
  const over = 'x' in tear ? `H${tear.x - BITE}${bite(BITE * 2, 0, BITE)}` : '';
  const back = 'x' in tear ? `H${tear.x + BITE}${bite(-BITE * 2, 0, BITE)}` : '';
  return [
    `M${x + CORNER} ${y}${over}H${right - CORNER}${bite(CORNER, CORNER)}`,
    `${down}V${bottom - CORNER}${bite(-CORNER, CORNER)}`,
    `${back}H${x + CORNER}${bite(-CORNER, -CORNER)}`,
    `${up}V${y + CORNER}${bite(CORNER, -CORNER)}Z`,
  ].join('');
};

/** The bars of a ticket's code, which is that of its post. */
export const barCode = (id: string, { x, y, width, height }: Area): string => {
  const roll = createDice(id);
  let path = '';
  let at = 0;
  while (at < width - 10) {
    const bar = 3 + roll(4) * 2;
    path += `M${x + at} ${y}h${bar}v${height}h${-bar}Z`;
    at += bar + 4 + roll(3) * 3;
  }
  return path;
};
