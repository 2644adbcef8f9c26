import type { FilmSummary } from '../../../domain/filmSummary';
import { fullName } from '../../../lib/people';
import { films } from '../../lists/counts';
import { creditOf } from './credit';
import type { TicketFacts } from './ticketFacts';

/** The film or list that a ticket is for. */
export interface TicketSubject {
  title: string;
  /** The line above the title. */
  credit: string;
  posters: readonly FilmSummary[];
}

/** What a ticket is for; null if it is for neither a film nor a list. */
export const ticketSubject = ({
  film,
  list,
}: Pick<TicketFacts, 'film' | 'list'>): TicketSubject | null => {
  if (film) return { title: film.title, credit: creditOf(film), posters: [film] };
  if (!list) return null;
  const { title, filmCount, owner, posters } = list;
  return { title, credit: `${films(filmCount)} · ${fullName(owner)}`, posters };
};
