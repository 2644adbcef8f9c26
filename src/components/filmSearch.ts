import type { NewFilm } from '../domain/filmRequests';
import type { FilmSummary } from '../domain/films';

/** What became of a film that was to be added: it is new, it was here already, or why it was refused. */
export type AddedFilm = { film: FilmSummary; isNew: boolean } | { film: null; problem: string };

/** A search for a film as a picker shows it. */
export interface FilmSearch {
  text: string;
  onText: (text: string) => void;
  /** What fits the present text, the best fit first; undefined while that is not known. */
  films: FilmSummary[] | undefined;
  /** Why it is not known, once that is certain. */
  problem: string | null;
  onRetry: () => void;
  onAdd: (film: NewFilm) => Promise<AddedFilm>;
}
