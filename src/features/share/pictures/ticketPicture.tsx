import type { Picture } from '../picture';
import { fitWords, LEADING } from '../text/fitWords';
import { Ticket } from './Ticket';
import { ticketDescription } from './ticketDescription';
import type { TicketFacts } from './ticketFacts';
import { ticketLayout } from './ticketLayout';
import { ticketSubject } from './ticketSubject';
import { wordsRoom } from './wordsRoom';

/** The ticket of a post. Words under a spoiler mark are replaced by a line that says so, unless they are asked for. */
export const ticketPicture = (facts: TicketFacts): Picture => {
  const { postId, film, list, rating, spoils } = facts;
  const subject = ticketSubject(facts);
  return {
    name: film?._id ?? list?.title ?? `post ${postId}`,
    hasSpoilers: spoils !== null,
    draw: (options) => {
      const { shape, showsSpoilers, measure } = options;
      const isCovered = spoils !== null && !showsSpoilers;
      const text = isCovered ? `Spoilers for ${spoils} inside.` : facts.words;
      const photo = isCovered ? null : facts.photo;
      const layout = ticketLayout(shape, text !== '');
      const { main } = layout;
      const photoHeight = photo === null ? 0 : main.height * (text === '' ? 1 : 0.62);
      const room = wordsRoom(layout, { shape, subject, rating, photoHeight });
      const words = fitWords(text, room, measure, subject ? layout.largestWords : 96);
      const free = room.height - words.lines.length * words.size * LEADING;
      const box = { x: room.x, y: room.y + free / 2, width: room.width };
      const shown = words.lines.map((line) => line.text);
      return {
        drawing: (
          <Ticket
            {...options}
            box={box}
            facts={{ ...facts, photo }}
            layout={layout}
            photoHeight={photoHeight}
            subject={subject}
            words={words}
          />
        ),
        description: ticketDescription({ ...facts, photo }, shown, isCovered),
      };
    },
  };
};
