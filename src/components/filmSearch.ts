import type { NewFilm } from '../domain/filmRequests';
import type { FilmSummary } from '../domain/filmSummary';

/** The result of adding a film: it is new, it existed already, or it was refused for a reason. */
export type AddedFilm = { film: FilmSummary; isNew: boolean } | { film: null; problem: string };

/** The form of a film to add, as typed. */
export interface FilmTexts {
  title: string;
  year: string;
  director: string;
}

/** The state and callbacks of a film search, for `FilmPicker`. */
export interface FilmSearch {
  text: string;
  onText: (text: string) => void;
  /** The matches for the current text, the best first; undefined while they are unknown. */
  films: FilmSummary[] | undefined;
  /** Why the search failed, as a message for the user. */
  problem: string | null;
  onRetry: () => void;
  /** What was typed about a film to add; undefined while none is being added. */
  adding: FilmTexts | undefined;
  /** Receives what was typed, or null to stop adding a film. */
  onAdding: (texts: FilmTexts | null) => void;
  onAdd: (film: NewFilm) => Promise<AddedFilm>;
}
