import type { Area } from '../drawing/posterGrid';
import type { Shape } from '../picture';
import type { Tear } from './ticketPaper';

export interface TicketLayout {
  paper: Area;
  tear: Tear;
  /** All above or before the perforation. */
  main: Area;
  posterWidth: number;
  titleHeight: number;
  /** The size of a star. */
  stars: number;
  stub: Area;
  brand: { x: number; y: number };
  largestWords: number;
}

/** Where things stand on a ticket; without words, the poster takes their place. */
export const ticketLayout = (shape: Shape, hasWords: boolean): TicketLayout =>
  shape === 'portrait'
    ? {
        paper: { x: 60, y: 70, width: 960, height: 1130 },
        tear: { y: 970 },
        main: { x: 122, y: 132, width: 836, height: 786 },
        posterWidth: hasWords ? 268 : 516,
        titleHeight: hasWords ? 236 : 520,
        stars: hasWords ? 66 : 52,
        stub: { x: 122, y: 1018, width: 836, height: 130 },
        brand: { x: 434, y: 1293 },
        largestWords: 74,
      }
    : {
        paper: { x: 40, y: 34, width: 1120, height: 496 },
        tear: { x: 832 },
        main: { x: 92, y: 86, width: 690, height: 392 },
        posterWidth: 261,
        titleHeight: hasWords ? 92 : 250,
        stars: 40,
        stub: { x: 878, y: 86, width: 234, height: 392 },
        brand: { x: 494, y: 598 },
        largestWords: 42,
      };
