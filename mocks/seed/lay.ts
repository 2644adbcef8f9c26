import { GUEST } from '../../src/domain/demoAccounts';
import type { BackendSettings } from '../../src/domain/backend';
import { toTimestamp } from '../rules/timestamp';
import type { Writing } from '../db/db';
import type { StoreName, Value } from '../db/schema';
import type { Laid } from '../laying';
import type { UnlaidPosts } from '../rules/records';
import { generatedUsername, generatePeople, generatePost, MOST_LIKES } from './generate';
import { PEOPLE, type SampleAccount } from './people';
import { POSTS } from './posts';
import {
  bookmarkRecords,
  credentialRecords,
  followRecords,
  postRecords,
  userRecords,
  type PostRecords,
} from './records';

interface Size extends Pick<BackendSettings, 'seedPosts' | 'seedUsers'> {
  /** In the place of the sample's own accounts. */
  people?: readonly SampleAccount[] | undefined;
}

/** So that the guest's Home is busy in a large seed, and there is still somebody left to suggest. */
const FOLLOWED_BY_GUEST = 20;

/** So many generated posts are laid in one transaction: few enough that a call which comes meanwhile hardly waits. */
const STRETCH = 100;

const PLACES = 1 + MOST_LIKES;

/**
 * Fills empty stores with the sample, made larger where the settings ask for it: with everybody, the hand-written posts,
 * and the newest of the generated ones. The others are left to `layStretch`.
 * @returns the last place in the sequence that is used or kept, and what is still to be laid
 */
export async function laySeed(
  tx: Writing,
  now: Date,
  { people = PEOPLE, seedPosts, seedUsers }: Size,
): Promise<Laid> {
  const updatedAt = toTimestamp(now);
  const extras = generatePeople(Math.max(0, seedUsers - people.length));
  const followed = extras.slice(0, FOLLOWED_BY_GUEST).map((person) => person.username);
  const everybody = [...people, ...extras].map((person) =>
    person.username === GUEST.username
      ? { ...person, follows: [...person.follows, ...followed] }
      : person,
  );
  const usernames = people.map((person) => person.username);
  const generated = Math.max(0, seedPosts - POSTS.length);

  let sequence = everybody.length + generated * PLACES;
  const nextSeq = (): number => (sequence += 1);
  const written = POSTS.map((sample) => {
    const records = postRecords(sample, updatedAt, nextSeq());
    sequence += sample.likedBy.length;
    return records;
  });
  const posts = written.map(({ post }) => post);
  await putAll(tx, 'users', userRecords(everybody, updatedAt, 1));
  await putAll(tx, 'credentials', credentialRecords(people));
  await putPosts(tx, written);
  await putAll(tx, 'bookmarks', bookmarkRecords(everybody, posts, nextSeq));
  await putAll(tx, 'follows', followRecords(everybody, nextSeq));
  const unlaid = await layStretch(tx, {
    left: generated,
    generated,
    places: PLACES,
    people: everybody.length,
    usernames,
    updatedAt,
  });
  return { sequence, unlaid };
}

/** Lays the newest of the generated posts that are missing; answers what is missing then, or null. */
export async function layStretch(tx: Writing, unlaid: UnlaidPosts): Promise<UnlaidPosts | null> {
  const { left, generated, places, people, updatedAt } = unlaid;
  const extras = Array.from({ length: people - unlaid.usernames.length }, (_, place) =>
    generatedUsername(place),
  );
  const usernames = [...unlaid.usernames, ...extras];
  const from = Math.max(0, left - STRETCH);
  const chunk = Array.from({ length: left - from }, (_, step) => {
    const place = from + step;
    const seq = people + 1 + place * places;
    const sample = generatePost(place, generated, usernames);
    const likedBy = sample.likedBy.slice(0, places - 1);
    return postRecords({ ...sample, likedBy }, updatedAt, seq);
  });
  await putPosts(tx, chunk);
  return from > 0 ? { ...unlaid, left: from } : null;
}

async function putPosts(tx: Writing, records: readonly PostRecords[]): Promise<void> {
  await putAll(
    tx,
    'posts',
    records.map(({ post }) => post),
  );
  await putAll(
    tx,
    'photos',
    records.flatMap(({ photo }) => photo ?? []),
  );
  await putAll(
    tx,
    'reactions',
    records.flatMap(({ reactions }) => reactions),
  );
}

async function putAll<S extends StoreName>(
  tx: Writing,
  store: S,
  records: readonly Value<S>[],
): Promise<void> {
  await Promise.all(records.map((record) => tx.put(store, record)));
}
