import type { NewFilm } from '../domain/filmRequests';
import type { FilmSummary } from '../domain/filmSummary';

/** The result of adding a film: it is new, it existed already, or it was refused for a reason. */
export type AddedFilm = { film: FilmSummary; isNew: boolean } | { film: null; problem: string };

/** The state and callbacks of a film search, for `FilmPicker`. */
export interface FilmSearch {
  text: string;
  onText: (text: string) => void;
  /** The matches for the current text, the best first; undefined while they are unknown. */
  films: FilmSummary[] | undefined;
  /** Why the search failed, as a message for the user. */
  problem: string | null;
  onRetry: () => void;
  onAdd: (film: NewFilm) => Promise<AddedFilm>;
}
