import type { Post, ReplyTo, SpoilerMark } from '../../src/domain/entities';
import { LIMITS } from '../../src/domain/limits';
import { linkify, namesIn } from '../../src/domain/linkify';
import type { Reading } from '../db/db';
import { findPost } from '../db/posts';
import type { PostRecord, UserRecord } from '../rules/records';
import { findUser } from '../session/session';
import { mineOf, summaryOf } from './films';
import { byId, likerView } from './users';

/** The spoiler mark of a post that spoils its film. */
async function markOf(
  tx: Reading,
  post: PostRecord,
  viewer: UserRecord | null,
): Promise<SpoilerMark | undefined> {
  const film = post.spoilers && post.filmId ? await tx.get('films', post.filmId) : undefined;
  if (!film) return undefined;
  const mine = await mineOf(tx, viewer, film._id);
  return { postId: post._id, authorId: post.authorId, film: summaryOf(film, viewer, mine) };
}

/**
 * The nearest mark above a reply; a deleted post covers nothing. A new post that reuses a deleted post's id can create
 * a cycle, so each post is visited once.
 */
async function markAbove(
  tx: Reading,
  { reply, parent }: { reply: PostRecord; parent: PostRecord },
  viewer: UserRecord | null,
): Promise<SpoilerMark | undefined> {
  const passed = new Set([reply._id]);
  let above: PostRecord | undefined = parent;
  while (above && !passed.has(above._id)) {
    passed.add(above._id);
    const mark = await markOf(tx, above, viewer);
    if (mark || above.replyToId === undefined) return mark;
    above = await findPost(tx, above.replyToId);
  }
  return undefined;
}

/**
 * Whether the app covers a post: it, or a post above it, spoils a film that the viewer has not watched, in a post that
 * the viewer did not write.
 */
export async function isCovered(
  tx: Reading,
  post: PostRecord,
  viewer: UserRecord | null,
): Promise<boolean> {
  if (post.authorId === viewer?._id) return false;
  const replyTo = await replyToOf(tx, post, viewer);
  const above = replyTo?.deleted ? undefined : replyTo?.spoilers;
  const marks = [await markOf(tx, post, viewer), above];
  return marks.some((mark) => mark && mark.authorId !== viewer?._id && mark.film.watched !== true);
}

/** What a reply answers; undefined if the post is not a reply. */
export async function replyToOf(
  tx: Reading,
  reply: PostRecord,
  viewer: UserRecord | null,
): Promise<ReplyTo | undefined> {
  const { replyToId } = reply;
  if (replyToId === undefined) return undefined;
  const parent = await findPost(tx, replyToId);
  const author = parent && (await tx.get('users', parent.authorId));
  if (!author) return { _id: replyToId, deleted: true };
  const spoilers = await markAbove(tx, { reply, parent }, viewer);
  return { _id: replyToId, author: likerView(author), ...(spoilers && { spoilers }) };
}

/** The existing users that the text mentions, each once, in order of appearance. */
export async function mentionedIn(tx: Reading, content: string): Promise<UserRecord[]> {
  const names = namesIn(content).slice(0, LIMITS.mentions);
  const people = new Map<string, UserRecord>();
  for (const name of names) {
    const person = await findUser(tx, name);
    if (person) people.set(name, person);
  }
  const mentioned = linkify(content, (name) => people.has(name)).flatMap(
    (part) => (part.kind === 'mention' && people.get(part.username)) || [],
  );
  return [...byId(mentioned).values()];
}

export const mentionsOf = async (tx: Reading, content: string): Promise<Post['mentions']> =>
  (await mentionedIn(tx, content)).map(({ username }) => ({ username }));
