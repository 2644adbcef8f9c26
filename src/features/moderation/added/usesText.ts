import type { FilmUsesAnswer } from '../../../domain/moderation';

const list = new Intl.ListFormat('en');
const number = new Intl.NumberFormat('en');

const NAMES = [
  ['ratings', 'rating', 'ratings'],
  ['entries', 'diary entry', 'diary entries'],
  ['posts', 'post', 'posts'],
  ['lists', 'place on a list', 'places on lists'],
] as const;

/** What moves with a film, such as "2 ratings and 1 post move". */
export function usesText(uses: FilmUsesAnswer['uses']): string {
  const parts = NAMES.flatMap(([key, one, many]) => {
    const count = uses[key];
    return count === 0 ? [] : [`${number.format(count)} ${count === 1 ? one : many}`];
  });
  const [, ...others] = parts;
  if (parts.length === 0) return 'Nothing has been said of it that would move';
  const isOne = others.length === 0 && NAMES.some(([key]) => uses[key] === 1);
  return `${list.format(parts)} ${isOne ? 'moves' : 'move'}`;
}
