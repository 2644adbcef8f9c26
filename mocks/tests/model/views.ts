import type { Liker, Post, ReplyTo, User } from '../../../src/domain/entities';
import { isWatchedBy, summaryFor } from './films';
import { isAbsent, isMuted } from './hiding';
import { sharedListFor } from './listViews';
import { tagFields } from './tags';
import { personOf, summaryOf } from './people';
import { isReply, mentionsIn, piecesAbove, repliesTo } from './threads';
import type { Piece, World } from './world';

function likerOf(world: World, id: string): Liker {
  const { avatar: _, ...liker } = summaryOf(world, id);
  return liker;
}

/** Ids of a person's bookmarks, the newest bookmark first. */
export function bookmarksOf(world: World, personId: string): string[] {
  return world.marks
    .filter((mark) => mark.personId === personId)
    .sort((a, b) => b.order - a.order)
    .map(({ postId }) => postId);
}

/** As `viewerId` sees them; empty for a guest. */
export function userOf(
  world: World,
  id: string,
  viewerId: string,
  isHidden = (personId: string): boolean => isAbsent(world, viewerId, personId),
): User {
  const { password: _, favourites, otherFilms = 0, ...profile } = personOf(world, id);
  const written = world.pieces.filter(({ authorId }) => authorId === id);
  return {
    ...profile,
    ...(favourites.length > 0 && {
      favourites: favourites.map((filmId) => summaryFor(world, filmId, viewerId)),
    }),
    bookmarks: bookmarksOf(world, id),
    followers: world.follows
      .filter(({ from, to }) => to === id && !isHidden(from))
      .map(({ from }) => summaryOf(world, from)),
    following: world.follows
      .filter(({ from, to }) => from === id && !isHidden(to))
      .map(({ to }) => summaryOf(world, to)),
    postCount: written.filter((piece) => !isReply(piece)).length,
    replyCount: written.filter(isReply).length,
    filmCount:
      otherFilms + world.films.filter(({ _id: filmId }) => isWatchedBy(world, id, filmId)).length,
  };
}

interface PostOptions {
  /** Which likers and dislikers are given; all by default. */
  isShown?: (personId: string) => boolean;
  /** Whether it is folded if its author is muted. */
  foldsMuted?: boolean;
}

/** A post as answered. */
export function postOf(
  world: World,
  piece: Piece,
  viewerId: string,
  { isShown = () => true, foldsMuted = false }: PostOptions = {},
): Post {
  const shown = (ids: string[]) =>
    ids
      .filter((id) => isShown(id) && !isAbsent(world, viewerId, id))
      .map((id) => likerOf(world, id));
  const { _id, content, pictures, authorId, likeCount, createdAt, updatedAt, editedAt } = piece;
  const author = summaryOf(world, authorId);
  return {
    _id,
    content,
    pictures,
    photos: pictures[0]?.src ?? null,
    ...(pictures[0]?.alt !== undefined && { alt: pictures[0].alt }),
    username: author.username,
    author,
    likes: { likeCount, likedBy: shown(piece.likedBy), dislikedBy: shown(piece.dislikedBy) },
    ...replyOf(world, piece, viewerId),
    replyCount: repliesTo(world, _id).length,
    mentions: mentionsIn(world, content, viewerId),
    createdAt,
    updatedAt,
    ...(editedAt !== undefined && { editedAt }),
    ...filmFieldsOf(world, piece, viewerId),
    ...sharedListFor(world, piece.listId, viewerId),
    ...(foldsMuted && isMuted(world, viewerId, authorId) && { folded: 'muted' }),
  };
}

function replyOf(world: World, piece: Piece, viewerId: string): { replyTo?: ReplyTo } {
  if (piece.replyTo === undefined) return {};
  const above = piecesAbove(world, piece, viewerId);
  const [parent] = above;
  if (!parent) return { replyTo: { _id: piece.replyTo, deleted: true } };
  const [spoilers] = above.flatMap(({ _id: postId, authorId, filmFields }) =>
    filmFields?.filmId && filmFields.spoilers
      ? [{ postId, authorId, film: summaryFor(world, filmFields.filmId, viewerId) }]
      : [],
  );
  const author = likerOf(world, parent.authorId);
  return { replyTo: { _id: parent._id, author, ...(spoilers && { spoilers }) } };
}

function filmFieldsOf(world: World, { filmFields }: Piece, viewerId: string): Partial<Post> {
  if (!filmFields?.filmId) return {};
  const { filmId, rating, watchedOn, again, spoilers, tags } = filmFields;
  return {
    film: summaryFor(world, filmId, viewerId),
    ...(typeof rating === 'number' && { rating }),
    ...(typeof watchedOn === 'string' && { watchedOn }),
    ...(again && { again }),
    ...(spoilers && { spoilers }),
    ...tagFields(tags),
  };
}

/** All posts except replies. */
export function allPosts(world: World, viewerId: string): Post[] {
  return world.pieces
    .filter((piece) => !isReply(piece) && !isAbsent(world, viewerId, piece.authorId))
    .sort((a, b) => b.order - a.order)
    .map((piece) => postOf(world, piece, viewerId));
}
