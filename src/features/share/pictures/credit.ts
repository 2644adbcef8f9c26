import type { FilmSummary } from '../../../domain/filmSummary';

/** A film's year and directors, such as "1948 · Michael Powell, Emeric Pressburger". */
export const creditOf = ({ year, directors }: FilmSummary): string =>
  [String(year), directors.join(', ')].filter(Boolean).join(' · ');
