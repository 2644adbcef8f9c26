import { HEIGHT, WIDTH } from '../../../components/poster/shapes';
import type { Area } from '../drawing/posterGrid';
import type { Shape } from '../picture';
import type { TicketLayout } from './ticketLayout';
import type { TicketSubject } from './ticketSubject';

interface Above {
  shape: Shape;
  subject: TicketSubject | null;
  rating: number | undefined;
  photoHeight: number;
}

/** What is left for the words of a ticket: below the poster, or beside it below the stars. */
export const wordsRoom = (
  { main, posterWidth, titleHeight, stars }: TicketLayout,
  { shape, subject, rating, photoHeight }: Above,
): Area => {
  const isBeside = subject !== null && shape === 'landscape';
  const left = isBeside ? posterWidth + 40 : 0;
  const ofSubject = isBeside
    ? 56 + titleHeight + (rating === undefined ? 24 : stars + 26)
    : posterWidth * (HEIGHT / WIDTH) + 26;
  const ofPost = photoHeight > 0 ? photoHeight + 16 : 60;
  const above = subject ? ofSubject : ofPost;
  return {
    x: main.x + left,
    y: main.y + above,
    width: main.width - left,
    height: main.height - above,
  };
};
