import { findDeleted } from '../db/cleanup';
import { findPost, putPost } from '../db/posts';
import { isWatched } from '../rules/filmRecords';
import { createPost } from '../rules/posts';
import { granted, Refusal } from '../rules/refusal';
import { withPost } from '../rules/postStanding';
import { backdatedSeq, withMark } from '../rules/standing';
import { changeFilm, filmOf, type ImportRun, type RowOf, type RowOutcome } from './importRun';

/** Sorts before every day. */
const LONG_AGO = '';

/** A review without a day becomes a post about its film: a diary has no evening for it. Nobody is notified. */
export async function importReview(run: ImportRun, row: RowOf<'review'>): Promise<RowOutcome> {
  const { tx, actor, context, standings } = run;
  const { _id, text: content, rating, again, tags = [] } = row;
  const [existing, deleted, takenDown] =
    _id === undefined
      ? []
      : await Promise.all([
          findPost(tx, _id),
          findDeleted(tx, 'deleted', _id, context.now),
          tx.get('takenDownPosts', _id),
        ]);
  const written = granted(
    createPost(
      existing,
      actor,
      {
        ...(_id !== undefined && { _id }),
        content,
        filmId: row.filmId ?? '',
        rating: rating ?? null,
        again: again ?? false,
        tags,
      },
      context,
    ),
  );
  if (takenDown) throw Refusal.named('idTaken');
  if (deleted && deleted.post.authorId !== actor._id) throw Refusal.named('idTaken');
  if (!written.isNew) return 'unchanged';
  const { filmId } = await filmOf(run, row);
  const reviews = await run.reviews();
  const texts = reviews.get(filmId) ?? new Set();
  if (texts.has(content.trim())) return 'unchanged';
  reviews.set(filmId, texts.add(content.trim()));
  const seq = backdatedSeq(await standings.get(filmId), LONG_AGO);
  const post = {
    ...written.post,
    filmId,
    ...(seq !== undefined && written.post.rating !== undefined && { ratedSeq: seq }),
  };
  await putPost(tx, post);
  await tx.delete('deleted', post._id);
  await changeFilm(run, filmId, (standing) => {
    const isSeen = isWatched(standing.mine) || standing.mine.mark === false;
    return withPost(isSeen ? standing : withMark(standing, true), post);
  });
  run.postIds.push(post._id);
  run.imported.reviews += 1;
  return 'added';
}
