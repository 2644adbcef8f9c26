import { isBlank } from '../../domain/blank';
import type { Post } from '../../domain/entities';
import { filmName } from '../../lib/films';

/** A post's text where its card is not shown, or what stands in for it. */
export const textOf = ({ content, alt, film, pictures }: Post): string =>
  [content, alt ?? ''].find((text) => !isBlank(text)) ??
  (film && pictures.length === 0 ? filmName(film) : 'A photo');
