import type { PostFilm } from '../rules/records';

const hasSameTags = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.join('\n') === b.join('\n');

/** Whether two posts, or a post and none, say the same of their film. */
export const hasSameFilmFields = (a: PostFilm | null, b: PostFilm | null): boolean =>
  a?.filmId === b?.filmId &&
  a?.ratedSeq === b?.ratedSeq &&
  a?.watchedOn === b?.watchedOn &&
  a?.again === b?.again &&
  hasSameTags(a?.tags, b?.tags);
