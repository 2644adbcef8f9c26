import type { Post, ReplyTo, SpoilerMark } from '../../src/domain/entities';
import { LIMITS } from '../../src/domain/limits';
import { linkify, namesIn } from '../../src/domain/linkify';
import type { Reading } from '../db/db';
import type { PostHead, PostRecord, UserRecord } from '../rules/records';
import { findUser } from '../session/session';
import { mineOf, summaryOf } from './films';
import { byId, likerView } from './users';

/** Spoilers further above a reply do not cover it. */
const COVERING_DEPTH = 100;

/** The spoiler mark of a post that spoils its film. */
export async function markOf(
  tx: Reading,
  { _id: postId, authorId, spoilers, filmId }: PostHead,
  viewer: UserRecord | null,
): Promise<SpoilerMark | undefined> {
  if (!spoilers || filmId === undefined) return undefined;
  const [film, mine] = await Promise.all([tx.get('films', filmId), mineOf(tx, viewer, filmId)]);
  return film && { postId, authorId, film: summaryOf(film, viewer, mine) };
}

/** What a reply answers, with the nearest mark above it; undefined if the post is not a reply. */
export async function replyToOf(
  tx: Reading,
  reply: PostRecord,
  viewer: UserRecord | null,
): Promise<ReplyTo | undefined> {
  const { replyToId } = reply;
  if (replyToId === undefined) return undefined;
  const above = await tx.above(reply, COVERING_DEPTH);
  const [parent] = above;
  const spoiling = above.find((post) => post.spoilers);
  const [author, spoilers] = await Promise.all([
    parent && tx.get('users', parent.authorId),
    spoiling && markOf(tx, spoiling, viewer),
  ]);
  if (!author) return { _id: replyToId, deleted: true };
  return { _id: replyToId, author: likerView(author), ...(spoilers && { spoilers }) };
}

/** The existing users that the text mentions, each once, in order of appearance. */
export async function mentionedIn(tx: Reading, content: string): Promise<UserRecord[]> {
  const names = [...new Set(namesIn(content).slice(0, LIMITS.mentions).flat())];
  const found = await Promise.all(
    names.map(async (name) => [name, await findUser(tx, name)] as const),
  );
  const people = new Map(found.flatMap(([name, person]) => (person ? [[name, person]] : [])));
  const mentioned = linkify(content, (name) => people.has(name)).flatMap(
    (part) => (part.kind === 'mention' && people.get(part.username)) || [],
  );
  return [...byId(mentioned).values()];
}

export const mentionsOf = async (tx: Reading, content: string): Promise<Post['mentions']> =>
  (await mentionedIn(tx, content)).map(({ username }) => ({ username }));
