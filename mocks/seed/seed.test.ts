import { existsSync } from 'node:fs';
import { generatePeople, generatePosts } from './generate';
import { PEOPLE } from './people';
import { POSTS } from './posts';
import { seedRecords } from './records';

const NOW = new Date('2026-11-01T12:00:00Z');

test('everybody who is named in the sample is in it', () => {
  const usernames = PEOPLE.map((person) => person.username);
  const named = [
    ...PEOPLE.flatMap((person) => person.follows),
    ...POSTS.flatMap((post) => [post.author, ...post.likedBy]),
  ];
  expect(named.filter((username) => !usernames.includes(username))).toEqual([]);
});

test('every bookmark in the sample is of a post in it', () => {
  const ids = POSTS.map((post) => post._id);
  expect(PEOPLE.flatMap((person) => person.bookmarks).filter((id) => !ids.includes(id))).toEqual(
    [],
  );
});

test('the sample’s posts stand from the oldest to the newest, all in the past', () => {
  const times = POSTS.map((post) => post.createdAt);
  expect(times).toEqual([...times].sort());
  expect(times.every((time) => Date.parse(time) < NOW.getTime())).toBe(true);
});

test('trending shows another order than latest', () => {
  const byLikes = [...POSTS].reverse().sort((a, b) => b.likedBy.length - a.likedBy.length);
  expect(byLikes).not.toEqual([...POSTS].reverse());
});

test('every picture of the sample is among the app’s files', () => {
  const pictures = [
    ...PEOPLE.map((person) => person.avatar),
    ...generatePosts(300, ['a']).map((post) => post.photo),
    ...POSTS.map((post) => post.photo),
  ];
  const missing = pictures.filter((path) => path !== null && !existsSync(`public/${path}`));
  expect([...new Set(missing)]).toEqual([]);
});

test('what is generated is the same every time, a photo with one post in three', () => {
  const posts = generatePosts(30, ['ada', 'ben']);
  expect(posts).toEqual(generatePosts(30, ['ada', 'ben']));
  expect(posts.filter((post) => post.photo !== null)).toHaveLength(10);
  expect(generatePeople(12)).toEqual(generatePeople(12));
  expect(new Set(generatePeople(12).map((person) => person.username)).size).toBe(12);
});

test('generated posts come before the hand-written ones', () => {
  const last = generatePosts(50, ['ada']).at(-1)?.createdAt ?? '';
  expect(last < (POSTS[0]?.createdAt ?? '')).toBe(true);
});

test('no two records share a place in the sequence', () => {
  const { users, posts, reactions, bookmarks, follows, sequence } = seedRecords(PEOPLE, POSTS, NOW);
  const places = [users, posts, reactions, bookmarks, follows].flat().map((record) => record.seq);
  expect(new Set(places).size).toBe(places.length);
  expect(Math.max(...places)).toBe(sequence);
});

test('updatedAt is the time of the first seeding', () => {
  const { users, posts } = seedRecords(PEOPLE, POSTS, NOW);
  expect(new Set([...users, ...posts].map((record) => record.updatedAt))).toEqual(
    new Set(['2026-11-01T12:00:00Z']),
  );
});
