import type { SharedList } from '../../../domain/entities';
import type { FilmSummary } from '../../../domain/filmSummary';
import type { DrawnPerson } from '../drawing/Person';

/** What a post's ticket says. */
export interface TicketFacts {
  postId: string;
  author: DrawnPerson;
  film: FilmSummary | undefined;
  /** The list that a post without a film is about. */
  list: SharedList | undefined;
  rating: number | undefined;
  /** Such as "Nov 14, 2026": the day it was watched, or else written. */
  day: string;
  /** The post's own words; empty if there are none. */
  words: string;
  /** A photo of a post without a film or a list, as a data URL. */
  photo: string | null;
  /** What the words tell too much about; null if they are not marked. */
  spoils: string | null;
}
