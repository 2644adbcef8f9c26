import { GUEST } from '../../src/domain/demoAccounts';
import type { SeedSize } from '../../src/domain/backend';
import { toTimestamp, type PostRecord } from '../rules/records';
import type { Writing } from '../db/db';
import { putPost } from '../db/posts';
import type { StoreName, Value } from '../db/schema';
import { storeEntryTags } from '../films/entryTags';
import { readTable } from '../films/table';
import { groupBy } from '../views/groupBy';
import { datesFor } from './dates';
import { filmActivity } from './filmActivity';
import { filmRecords } from './filmRecords';
import { generatePeople, generatePost, generateReply } from './generate';
import { LISTED_FILMS, listRecords } from './lists';
import { PEOPLE, type SeedAccount, type SeedPerson } from './people';
import { REPLIED_POST, NEWEST_POST, POSTS, type SeedPost } from './posts';
import { putReadNotifications } from './notifications';
import { REPLIES } from './replies';
import {
  bookmarkRecords,
  credentialRecords,
  followRecords,
  postRecords,
  userRecords,
  type SeedContext,
} from './records';
import seedFilms from './seedFilms.tsv?raw';

interface Options extends SeedSize {
  /** Replaces the seed's own accounts. */
  people?: readonly SeedAccount[] | undefined;
  /** Receives the written share of a large seed, from 0 to 1; not called for a small one. */
  onProgress(progress: number): void;
}

/** Makes the guest's Home busy in a large seed, and leaves somebody to suggest. */
const FOLLOWED_BY_GUEST = 20;

/** Generated posts written before the tab gets its turn. */
const BATCH = 250;

/**
 * Fills empty stores with the seed, in the caller's transaction. Generates whatever the settings request beyond the
 * hand-written users and posts.
 * @returns the last sequence number used
 */
export async function writeSeed(
  tx: Writing,
  now: Date,
  {
    people = PEOPLE,
    seedPosts,
    seedUsers,
    seedFilmPosts = 0,
    seedReplies = 0,
    seedNotifications = 0,
    onProgress,
  }: Options,
): Promise<number> {
  let sequence = 0;
  const nextSeq = (): number => (sequence += 1);
  const context = { dates: datesFor(now), updatedAt: toTimestamp(now), nextSeq };
  const everybody = withGenerated(people, seedUsers);
  const usernames = everybody.map(({ username }) => username);
  const generated = Math.max(0, seedPosts - POSTS.length, seedFilmPosts);
  const aboutFilms: PostRecord[] = [];

  const users = userRecords(everybody, context);
  await putAll(tx, 'users', users);
  await putAll(tx, 'credentials', credentialRecords(people));
  for (let from = 0; from < generated; from += BATCH) {
    if (from > 0) onProgress(from / generated);
    const length = Math.min(BATCH, generated - from);
    const batch = Array.from({ length }, (_, step) =>
      generatePost(from + step, { count: generated, filmPosts: seedFilmPosts }, usernames),
    );
    const written = await putPosts(tx, batch, context);
    aboutFilms.push(...written.filter(({ filmId }) => filmId !== undefined));
  }
  const posts = await putPosts(tx, POSTS, context);
  const generatedReplies = Array.from({ length: seedReplies }, (_, index) =>
    generateReply(index, NEWEST_POST, usernames),
  );
  const replies = await putPosts(tx, REPLIES, context);
  await putPosts(tx, generatedReplies, context);
  const others = usernames.filter((username) => username !== GUEST.username);
  const guestReplies = Array.from({ length: seedNotifications }, (_, index) =>
    generateReply(index, REPLIED_POST, others),
  );
  const repliesToGuest = await putPosts(tx, guestReplies, context);
  await putFilms(tx, people, [...aboutFilms, ...posts], context);
  const { lists, listFilms, listReactions } = listRecords(users, context);
  await putAll(tx, 'lists', lists);
  await putAll(tx, 'listFilms', listFilms);
  await putAll(tx, 'listReactions', listReactions);
  await putAll(tx, 'bookmarks', bookmarkRecords(everybody, posts, nextSeq));
  await putAll(tx, 'follows', followRecords(everybody, nextSeq));
  await putReadNotifications(
    tx,
    { people, written: [...posts, ...replies], repliesToGuest },
    nextSeq,
  );
  return sequence;
}

function withGenerated(people: readonly SeedPerson[], count: number): SeedPerson[] {
  const generated = generatePeople(Math.max(0, count - people.length));
  const followed = generated.slice(0, FOLLOWED_BY_GUEST).map(({ username }) => username);
  return [...people, ...generated].map((person) =>
    person.username === GUEST.username
      ? { ...person, follows: [...person.follows, ...followed] }
      : person,
  );
}

async function putFilms(
  tx: Writing,
  people: readonly SeedPerson[],
  posts: readonly PostRecord[],
  context: SeedContext,
): Promise<void> {
  const { films } = readTable(seedFilms);
  const named = [...people.flatMap(({ favourites = [] }) => favourites), ...LISTED_FILMS];
  const records = filmRecords(films, named, filmActivity(films), posts, context);
  await putAll(tx, 'films', records.films);
  await putAll(tx, 'personFilms', records.personFilms);
  await putAll(tx, 'ratings', records.ratings);
  await putAll(tx, 'diary', records.diary);
  for (const [userId, after] of groupBy(records.diary, (entry) => entry.userId))
    await storeEntryTags(tx, userId, { before: [], after });
}

async function putPosts(tx: Writing, seeds: readonly SeedPost[], context: SeedContext) {
  const records = seeds.map((seed) => postRecords(seed, context));
  const posts = records.map(({ post }) => post);
  await Promise.all([
    Promise.all(posts.map((post) => putPost(tx, post))),
    putAll(
      tx,
      'photos',
      records.flatMap(({ photo }) => photo ?? []),
    ),
    putAll(
      tx,
      'reactions',
      records.flatMap(({ reactions }) => reactions),
    ),
  ]);
  return posts;
}

async function putAll<S extends StoreName>(
  tx: Writing,
  store: S,
  records: readonly Value<S>[],
): Promise<void> {
  await Promise.all(records.map((record) => tx.put(store, record)));
}
