import { GUEST } from '../../src/domain/demoAccounts';
import type { BackendSettings } from '../../src/domain/backend';
import type { Writing } from '../db/db';
import type { StoreName, Value } from '../db/schema';
import { generatePeople, generatePosts } from './generate';
import type { SeedPerson } from './people';
import { POSTS } from './posts';
import { seedRecords } from './records';

interface Size extends Pick<BackendSettings, 'seedPosts' | 'seedUsers'> {
  people: readonly SeedPerson[];
}

/** So that the guest's Home is busy in a large seed, and there is still somebody left to suggest. */
const FOLLOWED_BY_GUEST = 20;

/** Fills empty stores with the sample, made larger where the settings ask for it. Answers the last sequence used. */
export async function laySeed(
  tx: Writing,
  now: Date,
  { people, seedPosts, seedUsers }: Size,
): Promise<number> {
  const extras = generatePeople(Math.max(0, seedUsers - people.length));
  const followed = extras.slice(0, FOLLOWED_BY_GUEST).map((person) => person.username);
  const everybody = [...people, ...extras].map((person) =>
    person.username === GUEST.username
      ? { ...person, follows: [...person.follows, ...followed] }
      : person,
  );
  const usernames = everybody.map((person) => person.username);
  const posts = [...generatePosts(Math.max(0, seedPosts - POSTS.length), usernames), ...POSTS];

  const records = seedRecords(everybody, posts, now);
  await putAll(tx, 'users', records.users);
  await putAll(tx, 'credentials', records.credentials);
  await putAll(tx, 'posts', records.posts);
  await putAll(tx, 'photos', records.photos);
  await putAll(tx, 'reactions', records.reactions);
  await putAll(tx, 'bookmarks', records.bookmarks);
  await putAll(tx, 'follows', records.follows);
  return records.sequence;
}

/** So many records are written at a time: a large seed must not hold up the page that waits for it. */
const BATCH = 200;

async function putAll<S extends StoreName>(
  tx: Writing,
  store: S,
  records: readonly Value<S>[],
): Promise<void> {
  for (let first = 0; first < records.length; first += BATCH) {
    const batch = records.slice(first, first + BATCH);
    await Promise.all(batch.map((record) => tx.put(store, record)));
  }
}
