import type { FilmSummary } from '../domain/filmSummary';

/** A film's name in links, posters and options: its title with its year. */
export const filmName = ({ title, year }: Pick<FilmSummary, 'title' | 'year'>): string =>
  `${title} (${year})`;
