import type { Post } from '../../../domain/entities';
import type { FilmSummary } from '../../../domain/filmSummary';
import { marksOf } from '../spoilers';

const seen = (film: FilmSummary, watched: boolean | undefined): FilmSummary =>
  watched === undefined ? film : { ...film, watched };

/**
 * The post after the viewer marked its own film, or that of the mark above it, as watched or not.
 * @param watched undefined where the viewer changed nothing
 */
export const withWatched = (
  post: Post,
  watched: { own: boolean | undefined; above: boolean | undefined },
): Post => {
  const { film, replyTo } = post;
  const mark = replyTo && !replyTo.deleted && replyTo.spoilers;
  return {
    ...post,
    ...(film && { film: seen(film, watched.own) }),
    ...(mark && {
      replyTo: { ...replyTo, spoilers: { ...mark, film: seen(mark.film, watched.above) } },
    }),
  };
};

/** A reply below a newer answer of the post above it, whose mark its author may have set or removed since. */
export const withPostAbove = (reply: Post, above: Post): Post => {
  const { replyTo } = reply;
  if (!replyTo || replyTo.deleted) return reply;
  const { spoilers: _earlier, ...rest } = replyTo;
  const [nearest] = marksOf(above);
  return { ...reply, replyTo: { ...rest, ...(nearest && { spoilers: nearest }) } };
};
