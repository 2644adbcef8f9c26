import type { FilmSummary } from '../domain/films';

/** What a film is called wherever a link, a poster or an option stands for it. */
export const filmName = ({ title, year }: Pick<FilmSummary, 'title' | 'year'>): string =>
  `${title} (${year})`;
