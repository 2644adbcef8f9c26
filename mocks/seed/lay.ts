import { GUEST } from '../../src/domain/demoAccounts';
import type { BackendSettings } from '../../src/domain/backend';
import type { Writing } from '../db/db';
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
  await Promise.all([
    ...records.users.map((record) => tx.put('users', record)),
    ...records.credentials.map((record) => tx.put('credentials', record)),
    ...records.posts.map((record) => tx.put('posts', record)),
    ...records.photos.map((record) => tx.put('photos', record)),
    ...records.reactions.map((record) => tx.put('reactions', record)),
    ...records.bookmarks.map((record) => tx.put('bookmarks', record)),
    ...records.follows.map((record) => tx.put('follows', record)),
  ]);
  return records.sequence;
}
