import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { readTable } from '../films/table';
import { WRITTEN_FOR } from './dates';
import { filmActivity } from './filmActivity';
import { generatePeople, generatePost, generateReply } from './generate';
import { PEOPLE } from './people';
import { NEWEST_POST, POSTS, type SeedPost } from './posts';
import { REPLIES } from './replies';

const NOW = new Date(WRITTEN_FOR);

const generated = (count: number, usernames: string[]): SeedPost[] =>
  Array.from({ length: count }, (_, index) => generatePost(index, { count }, usernames));

test('the seed only refers to people who are in it', () => {
  const usernames = PEOPLE.map((person) => person.username);
  const named = [
    ...PEOPLE.flatMap((person) => person.follows),
    ...[...POSTS, ...REPLIES].flatMap((post) => [post.author, ...post.likedBy]),
  ];
  expect(named.filter((username) => !usernames.includes(username))).toEqual([]);
});

test('the seed’s bookmarks only refer to posts that are in it', () => {
  const ids = POSTS.map((post) => post._id);
  expect(PEOPLE.flatMap((person) => person.bookmarks).filter((id) => !ids.includes(id))).toEqual(
    [],
  );
});

test('the seed’s posts are sorted from oldest to newest, all in the past', () => {
  const times = POSTS.map((post) => post.createdAt);
  expect(times).toEqual([...times].sort());
  expect(times.every((time) => Date.parse(time) < NOW.getTime())).toBe(true);
});

test('the seed’s replies are sorted from oldest to newest, each later than the post it answers', () => {
  const generated = [0, 1].map((index) => generateReply(index, NEWEST_POST, ['ada']));
  const replies = [...REPLIES, ...generated];
  const times = replies.map((reply) => reply.createdAt);
  expect(times).toEqual([...times].sort());
  const written = new Map([...POSTS, ...REPLIES].map(({ _id, createdAt }) => [_id, createdAt]));
  const early = replies.filter(
    ({ replyTo = '', createdAt }) => createdAt <= (written.get(replyTo) ?? '9'),
  );
  expect(early).toEqual([]);
});

test('the seed’s posts are in a different order by likes than by date', () => {
  const byLikes = [...POSTS].reverse().sort((a, b) => b.likedBy.length - a.likedBy.length);
  expect(byLikes).not.toEqual([...POSTS].reverse());
});

test('every picture in the seed exists in public/', () => {
  const pictures = [
    ...PEOPLE.map((person) => person.avatar),
    ...[...generated(300, ['a']), ...POSTS].flatMap((post) => post.photos),
  ];
  const missing = pictures.filter((path) => !existsSync(`public/${path}`));
  expect([...new Set(missing)]).toEqual([]);
});

test('generated posts and people are the same every time, and a third of the posts have a photo', () => {
  const posts = generated(30, ['ada', 'ben']);
  expect(posts).toEqual(generated(30, ['ada', 'ben']));
  expect(posts.filter((post) => post.photos.length > 0)).toHaveLength(10);
  expect(generatePeople(12)).toEqual(generatePeople(12));
  expect(new Set(generatePeople(12).map((person) => person.username)).size).toBe(12);
});

test('generated posts are older than the handwritten ones, and vary', () => {
  const posts = generated(50, ['ada', 'ben']);
  const last = posts.at(-1)?.createdAt ?? '';
  expect(last < (POSTS[0]?.createdAt ?? '')).toBe(true);
  expect(new Set(posts.map(({ content }) => content)).size).toBeGreaterThan(30);
  expect(new Set(posts.map(({ author }) => author)).size).toBe(2);
});

test('the seed’s films are those of the catalogue, but for titles that only the catalogue is searched by', () => {
  const tableOf = (path: string) => readTable(readFileSync(path, 'utf8'));
  const catalogue = tableOf('mocks/films/films.tsv');
  const { films, get } = tableOf('mocks/seed/seedFilms.tsv');
  const differing = films.filter((film) => {
    const { otherTitles: _, ...facts } = catalogue.get(film._id) ?? {};
    return !isDeepStrictEqual(film, facts);
  });
  expect(differing).toEqual([]);
  expect(films.length).toBeGreaterThan(190);
  const named = [
    ...PEOPLE.flatMap(({ favourites = [] }) => favourites),
    ...POSTS.flatMap(({ about }) => about?.filmId ?? []),
  ];
  expect(named.filter((id) => get(id) === undefined)).toEqual([]);
});

test('everybody in the seed has diary entries and a watchlist, up to the day before the visit', () => {
  const { films } = readTable(readFileSync('mocks/seed/seedFilms.tsv', 'utf8'));
  const activity = filmActivity(films);
  expect(activity).toEqual(filmActivity(films));
  for (const { username } of PEOPLE) {
    const theirs = activity.filter((one) => one.username === username);
    expect(theirs.filter(({ watched }) => watched?.on).length).toBeGreaterThan(20);
    expect(theirs.filter(({ watchlist }) => watchlist).length).toBeGreaterThan(4);
  }
  const days = activity.flatMap(({ watched }) => watched?.on ?? []);
  expect(days.toSorted().at(-1)).toBe('2026-10-25');
});

test('everybody in the seed has watched their favourites, and rated them highly', () => {
  const { films } = readTable(readFileSync('mocks/seed/seedFilms.tsv', 'utf8'));
  const activity = filmActivity(films);
  const unloved = PEOPLE.flatMap(({ username, favourites = [] }) =>
    favourites.filter((id) => {
      const own = activity.filter((one) => one.username === username && one.filmId === id);
      const isLoved = own.some(({ watched }) => (watched?.stars ?? 0) >= 4.5);
      return (
        !isLoved && !POSTS.some(({ author, about }) => author === username && about?.filmId === id)
      );
    }),
  );
  expect(unloved).toEqual([]);
});

test.each([30, 10_000])(
  'of %d generated posts, none is older than its author’s account',
  (count) => {
    const people = [...PEOPLE, ...generatePeople(30)];
    const joined = new Map(people.map(({ username, createdAt }) => [username, createdAt]));
    const posts = [...generated(count, [...joined.keys()]), ...POSTS];
    const early = posts.filter(({ author, createdAt }) => createdAt < (joined.get(author) ?? '9'));
    expect(early).toEqual([]);
  },
);
