import type { Imported } from '../../../domain/filmAnswers';

/** Counted in lines of the export. */
export interface ImportCounts {
  added: number;
  /** Lines that changed nothing. */
  existing: number;
  refused: number;
}

/** How an import ended; `message` is for the user. */
export type ImportOutcome =
  { kind: 'completed' } | { kind: 'stopped' } | { kind: 'failed'; message: string };

/** How far an import is. */
export interface Progress {
  done: number;
  all: number;
  counts: ImportCounts;
  /** What came in so far. */
  imported: Imported & { favourites: number; lists: number };
}
