import { LIST_LIMITS } from '../../src/domain/listLimits';
import type { RefusalName } from '../../src/domain/errors';
import { emptyFilmRecord, type FilmRecord, type WeekOfTalk } from './filmRecords';
import type { ListFilmRecord, ListRemoval } from './listRecords';
import type { RuleContext } from './records';
import { withTalk } from './standingSums';

/** Whether moderators can merge a film into another: it was added by a member. */
export function mergeable(
  from: FilmRecord,
  into: FilmRecord,
): { from: FilmRecord; into: FilmRecord } | RefusalName {
  if (from.addedSeq === undefined) return 'mergesCatalogue';
  return from._id === into._id ? 'mergesItself' : { from, into };
}

function addedUp(weeks: readonly WeekOfTalk[]): WeekOfTalk[] {
  const posts = new Map<number, number>();
  for (const talk of weeks) posts.set(talk.week, (posts.get(talk.week) ?? 0) + talk.posts);
  return [...posts]
    .map(([week, count]) => ({ week, posts: count }))
    .sort((a, b) => a.week - b.week);
}

/**
 * Both records after what people said of the first film has moved: that one keeps its facts, by which it is known when
 * somebody adds or imports it again, and leads to the other.
 * @param users who said something of it
 */
export function mergedFilms(
  from: FilmRecord,
  { addedBy, ...into }: FilmRecord,
  users: ReadonlySet<string>,
  { nextSeq }: Pick<RuleContext, 'nextSeq'>,
): { from: FilmRecord; into: FilmRecord } {
  const { film, seq, titleKey, address, talk } = from;
  const isEditable = addedBy !== undefined && [...users].every((userId) => userId === addedBy);
  return {
    from: {
      ...emptyFilmRecord(film, seq),
      addedSeq: nextSeq(),
      ...(titleKey !== undefined && { titleKey }),
      ...(address !== undefined && { address }),
      mergedInto: into._id,
    },
    into: {
      ...withTalk(into, addedUp([...talk, ...into.talk])),
      ...(isEditable && { addedBy }),
    },
  };
}

/** Ids with one of them replaced by another, which stands there once. */
export const mergedIds = (ids: readonly string[], fromId: string, intoId: string): string[] => [
  ...new Set(ids.map((id) => (id === fromId ? intoId : id))),
];

/**
 * Films of a list, in order, with one of them replaced by another. If both are there, the earlier place stays, with the
 * later one's note if it has none.
 */
export function mergedOnList(
  films: readonly ListFilmRecord[],
  fromId: string,
  intoId: string,
): ListFilmRecord[] {
  const [first, second] = films.filter(({ filmId }) => filmId === fromId || filmId === intoId);
  return films
    .filter((film) => film !== second)
    .map((film) => (film === first ? { ...second, ...first, filmId: intoId } : film));
}

/** What will be put back of a list, likewise. */
export function mergedInRemoval<R extends ListRemoval>(
  removal: R,
  fromId: string,
  intoId: string,
): R {
  const films = mergedOnList(removal.films, fromId, intoId);
  const posterIds = films.slice(0, LIST_LIMITS.posters).map(({ filmId }) => filmId);
  return { ...removal, films, list: { ...removal.list, filmCount: films.length, posterIds } };
}
