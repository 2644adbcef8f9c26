import { LIMITS } from '../../../src/domain/limits';
import type { Picture } from '../../../src/domain/postPictures';
import { bringBack } from './notified';
import {
  notifyOfEdit,
  notifyOfLike,
  notifyOfPiece,
  withdrawLike,
  withdrawPiece,
} from './notifications';
import {
  changed,
  changedPost,
  pieceFor,
  pieceOf,
  malformed,
  read,
  refuse,
  ownPostId,
  someAnsweredId,
  somePostId,
  type CommandOf,
  type Scene,
  type Step,
} from './step';
import { allPosts } from './views';
import { goodRating } from './filmCommands';
import { clearUnwatchedMark, giveBackEntry, problemOfDay, takeEntry } from './films';
import { someListId } from './listChoices';
import { listShownTo } from './listViews';
import { tagFields } from './tags';
import { areAcceptable, picturesAfter, type PictureChanges } from './pictures';
import { stamp, type Piece, type FilmFields, type World } from './world';

const hasContent = (content: string, pictures: readonly Picture[], filmId?: string | null) =>
  content.trim() !== '' || pictures.length > 0 || Boolean(filmId);

const isKnown = ({ films }: World, filmId: string | null | undefined) =>
  !filmId || films.some(({ _id }) => _id === filmId);

const sentOf = ({ pictures, photos, alt }: PictureChanges) => ({ pictures, photos, alt });

/** The id of the list that a call names; null to take it away. */
const listIdOf = (world: World, choice: number | null | undefined) =>
  typeof choice === 'number' ? someListId(world, choice) : choice;

/** Whether the caller names no list, or one that they may know of. */
const mayName = ({ world, me }: Scene, listId: string | null | undefined) =>
  !listId || listShownTo(world, me, listId) !== undefined;

type FilmFieldChanges = Omit<FilmFields, 'ratedOrder'>;

/** The post's film fields after the changes, or the refusal. */
function filmFieldsAfter(
  earlier: FilmFields | null,
  changes: FilmFieldChanges,
  { world, now }: Scene,
):
  | FilmFields
  | null
  | 'ratedWithoutFilm'
  | 'datedWithoutFilm'
  | 'watchedBeforeFilm'
  | 'watchedInFuture' {
  const sent = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  const { ratedOrder = 0, ...filmFields }: Partial<FilmFields> = { ...earlier, ...sent };
  if (!filmFields.filmId) {
    if (changes.rating) return 'ratedWithoutFilm';
    return changes.watchedOn ? 'datedWithoutFilm' : null;
  }
  const problem = problemOfDay(filmFields.watchedOn, now);
  if (problem) return problem;
  const isSame = earlier?.filmId === filmFields.filmId && earlier.rating === filmFields.rating;
  return { ...filmFields, ratedOrder: isSame || !filmFields.rating ? ratedOrder : world.order++ };
}

/** The fields that a film's standing depends on. */
const keyFieldsOf = (filmFields: FilmFields | null) =>
  filmFields &&
  JSON.stringify([
    filmFields.filmId,
    filmFields.rating ? filmFields.ratedOrder : null,
    filmFields.watchedOn ?? null,
    filmFields.again ?? false,
    tagFields(filmFields.tags),
  ]);

function updateFilms(world: World, piece: Piece, before: FilmFields | null): void {
  const { authorId, filmFields } = piece;
  if (keyFieldsOf(filmFields) === keyFieldsOf(before)) return;
  takeEntry(world, piece);
  if (filmFields?.filmId && (filmFields.rating || filmFields.watchedOn))
    clearUnwatchedMark(world, authorId, filmFields.filmId);
}

export function create(
  scene: Scene,
  { id: _id, content, filmFields: changes, replyTo: choice, list, ...shown }: CommandOf<'create'>,
): Step {
  const { world, me, now } = scene;
  const replyTo = choice === undefined ? undefined : someAnsweredId(world, choice);
  const listId = listIdOf(world, list);
  const settle = () => {
    if (!areAcceptable(shown) || !goodRating(changes.rating)) return malformed;
    if (!isKnown(world, changes.filmId)) return refuse('filmNotFound');
    const existing = pieceOf(world, _id);
    if (!existing && !mayName(scene, listId)) return refuse('listNotFound');
    if (!existing && replyTo !== undefined && !pieceFor(scene, replyTo))
      return refuse('postNotFound');
    const pictures = picturesAfter([], shown);
    if (!hasContent(content, pictures, changes.filmId)) return malformed;
    const filmFields = filmFieldsAfter(null, changes, scene);
    if (typeof filmFields === 'string') return refuse(filmFields);
    if (existing?.authorId === me) return { ...changedPost(scene, 201, existing), changes: false };
    if (existing) return refuse('idTaken');
    const gone = world.deleted.find(
      ({ piece, at }) => piece._id === _id && now - at < LIMITS.restoreMs,
    );
    const isThread = world.pieces.some((piece) => piece.replyTo === _id);
    if (gone ? gone.piece.authorId !== me : isThread) return refuse('idTaken');
    const piece: Piece = {
      _id,
      authorId: me,
      replyTo,
      content,
      listId: listId ?? undefined,
      pictures,
      likeCount: 0,
      likedBy: [],
      dislikedBy: [],
      createdAt: stamp(now),
      updatedAt: stamp(now),
      editedAt: undefined,
      filmFields,
      byHand: null,
      order: world.order++,
    };
    world.pieces.push(piece);
    world.deleted = world.deleted.filter((gone) => gone.piece._id !== _id);
    updateFilms(world, piece, null);
    notifyOfPiece(world, piece);
    return changedPost(scene, 201, piece);
  };
  return {
    method: 'POST',
    path: '/api/posts',
    body: { postData: { _id, content, ...sentOf(shown), replyTo, listId, ...changes } },
    token: 'required',
    settle,
  };
}

export function edit(
  scene: Scene,
  { post, content, filmFields: changes, list, ...shown }: CommandOf<'edit'>,
): Step {
  const { world, me, now } = scene;
  const id = ownPostId(scene, world.pieces, post);
  const listId = listIdOf(world, list);
  const settle = () => {
    if (!areAcceptable(shown)) return malformed;
    if (!goodRating(changes.rating)) return malformed;
    const piece = pieceFor(scene, id);
    if (!piece) return refuse('postNotFound');
    if (!isKnown(world, changes.filmId)) return refuse('filmNotFound');
    if (!mayName(scene, listId)) return refuse('listNotFound');
    if (piece.authorId !== me) return refuse('editNotAuthor');
    const edited = {
      content: content === undefined ? piece.content : content,
      pictures: picturesAfter(piece.pictures, shown),
      listId: listId === undefined ? piece.listId : (listId ?? undefined),
    };
    const { filmFields: before, content: contentBefore } = piece;
    const filmId = changes.filmId === undefined ? before?.filmId : changes.filmId;
    if (!hasContent(edited.content, edited.pictures, filmId)) return malformed;
    const filmFields = filmFieldsAfter(before, changes, scene);
    if (typeof filmFields === 'string') return refuse(filmFields);
    if (keyFieldsOf(filmFields) !== keyFieldsOf(before)) giveBackEntry(world, piece);
    Object.assign(piece, edited, {
      filmFields,
      updatedAt: stamp(now),
      editedAt: stamp(now),
    });
    updateFilms(world, piece, before);
    notifyOfEdit(world, piece, contentBefore, now);
    return changedPost(scene, 201, piece);
  };
  return {
    method: 'POST',
    path: `/api/posts/edit/${id}`,
    body: { postData: { content, ...sentOf(shown), listId, ...changes } },
    token: 'required',
    settle,
  };
}

export function remove(scene: Scene, { post }: CommandOf<'remove'>): Step {
  const { world, me, now, minimal } = scene;
  const id = ownPostId(scene, world.pieces, post);
  const settle = () => {
    const piece = pieceFor(scene, id);
    if (!piece) return refuse('postNotFound');
    if (piece.authorId !== me) return refuse('deleteNotAuthor');
    const marks = world.marks.filter(({ postId }) => postId === id);
    world.pieces = world.pieces.filter((other) => other !== piece);
    world.marks = world.marks.filter((mark) => !marks.includes(mark));
    const withdrawn = withdrawPiece(world, piece);
    giveBackEntry(world, piece);
    world.deleted.push({ piece, marks, withdrawn, at: now });
    return minimal
      ? { ...changed(201, {}), shortened: true }
      : changed(201, { posts: allPosts(world, me) });
  };
  return { method: 'DELETE', path: `/api/posts/${id}`, token: 'required', settle };
}

export function restore(scene: Scene, { post }: CommandOf<'restore'>): Step {
  const { world, me, now } = scene;
  const gone = world.deleted.map(({ piece }) => piece);
  const id = ownPostId(scene, post % 3 === 0 ? world.pieces : gone, post);
  const settle = () => {
    const existing = pieceFor(scene, id);
    if (existing?.authorId === me) return { ...changedPost(scene, 201, existing), changes: false };
    const taken = world.deleted.find((other) => other.piece._id === id);
    if (!taken || now - taken.at >= LIMITS.restoreMs) return refuse('postNotFound');
    if (taken.piece.authorId !== me) return refuse('postNotFound');
    world.pieces.push(taken.piece);
    world.marks.push(...taken.marks);
    bringBack(world, taken.withdrawn);
    world.deleted = world.deleted.filter((other) => other !== taken);
    updateFilms(world, taken.piece, null);
    return changedPost(scene, 201, taken.piece);
  };
  return { method: 'POST', path: `/api/posts/restore/${id}`, token: 'required', settle };
}

export function like(scene: Scene, { post }: CommandOf<'like'>): Step {
  const { world, me, now } = scene;
  const id = somePostId(world, post);
  const settle = () => {
    const piece = pieceFor(scene, id);
    if (!piece) return refuse('postNotFound');
    if (piece.likedBy.includes(me)) return refuse('alreadyLiked');
    piece.dislikedBy = piece.dislikedBy.filter((other) => other !== me);
    piece.likedBy.push(me);
    notifyOfLike(world, piece, me, now);
    piece.likeCount += 1;
    piece.updatedAt = stamp(now);
    return changedPost(scene, 201, piece);
  };
  return { method: 'POST', path: `/api/posts/like/${id}`, token: 'required', settle };
}

export function dislike(scene: Scene, { post }: CommandOf<'dislike'>): Step {
  const { world, me, now } = scene;
  const id = somePostId(world, post);
  const settle = () => {
    const piece = pieceFor(scene, id);
    if (!piece) return refuse('postNotFound');
    if (piece.likeCount === 0) return refuse('likeBelowZero');
    if (piece.dislikedBy.includes(me)) return refuse('alreadyDisliked');
    piece.likedBy = piece.likedBy.filter((other) => other !== me);
    piece.dislikedBy.push(me);
    withdrawLike(world, piece, me);
    piece.likeCount -= 1;
    piece.updatedAt = stamp(now);
    return changedPost(scene, 201, piece);
  };
  return { method: 'POST', path: `/api/posts/dislike/${id}`, token: 'required', settle };
}

export function allPostsStep({ world, me }: Scene): Step {
  return {
    method: 'GET',
    path: '/api/posts',
    token: 'optional',
    settle: () => read({ posts: allPosts(world, me) }),
  };
}
