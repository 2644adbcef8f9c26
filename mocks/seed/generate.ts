import { toTimestamp } from '../rules/records';
import type { SeedPerson } from './people';
import type { SeedPhoto } from './photos';
import { NEWEST_POST, type SeedPost } from './posts';
import { createRandom, pick } from './random';

const FIRST_NAMES = [
  'Ada',
  'Bruno',
  'Chidi',
  'Delia',
  'Emre',
  'Freya',
  'Goran',
  'Hana',
  'Ines',
  'Jonas',
];
const LAST_NAMES = [
  'Abara',
  'Bellini',
  'Castro',
  'Dahl',
  'Eriksen',
  'Farouk',
  'Grant',
  'Horvat',
  'Ito',
  'Jansen',
];
const FILMS = [
  'Paris, Texas',
  'Chungking Express',
  'The Apartment',
  'Beau Travail',
  'Stalker',
  'Moonlight',
  'Tokyo Story',
  'Paper Moon',
  'Wings of Desire',
  'The Red Shoes',
];
const OPENINGS = [
  'Finally saw',
  'Third time through',
  'Fell asleep halfway into',
  'Took my mother to',
  'Argued all the way home about',
];
/** Remarks that fit any film. */
const VERDICTS = [
  'The last ten minutes undid me.',
  'I did not look at the time once.',
  'I could draw you the first shot from memory.',
  'I wanted it to be an hour longer.',
  'It is better than its reputation, and its reputation is very good.',
  'A lovely print, a cold room, a perfect evening.',
];
const PHOTOS: SeedPhoto[] = [
  'photos/drive-in.webp',
  'photos/projector-beam.webp',
  'photos/red-seats.webp',
  'photos/city-premiere.webp',
  'photos/rain-window.webp',
  'photos/open-air.webp',
];
const AVATARS = ['matinee', 'reelruth', 'noirnoel', 'kinokai', 'framebyframe'];

/** Generated posts fall between these: everyone has joined, and the hand-written posts stay the newest. */
const FIRST_POST = Date.parse('2026-03-29T00:00:00Z');
const LAST_POST = Date.parse('2026-04-11T12:00:00Z');
const MAX_GAP_MS = 25 * 60_000;

/** Users who fill a larger seed. Nobody can log in as one of them. */
export function generatePeople(count: number): SeedPerson[] {
  const random = createRandom(5);
  return Array.from({ length: count }, (_, index) => ({
    username: `viewer${index + 1}`,
    firstName: pick(FIRST_NAMES, random),
    lastName: pick(LAST_NAMES, random),
    bio: `Would watch ${pick(FILMS, random)} any day of the week.`,
    avatar: `avatars/${pick(AVATARS, random)}.svg`,
    createdAt: '2026-03-28T20:00:00Z',
    follows: [],
    bookmarks: [],
  }));
}

/** The most likes a generated post can have. */
const MAX_LIKES = 2;

/** The film of the generated posts that are about a film. */
const DISCUSSED_FILM = 'playtime-1967';

/**
 * The post at an index among `count` generated ones, the oldest first, without creating those before it; every third
 * has a photo, and the first `filmPosts` are about one film. Deterministic for the same index, count and users.
 */
export function generatePost(
  index: number,
  { count, filmPosts = 0 }: { count: number; filmPosts?: number | undefined },
  usernames: readonly string[],
): SeedPost {
  const random = createRandom(index);
  const gap = Math.min(MAX_GAP_MS, (LAST_POST - FIRST_POST) / count);
  const writtenAt = LAST_POST - (count - index) * gap;
  const isAboutFilm = index < filmPosts;
  return {
    _id: `seed-${index + 1}`,
    ...(isAboutFilm && { about: { filmId: DISCUSSED_FILM, rating: 1 + (index % 9) / 2 } }),
    author: pick(usernames, random),
    content: `${pick(OPENINGS, random)} ${pick(FILMS, random)}. ${pick(VERDICTS, random)}`,
    photos: index % 3 === 0 ? [pick(PHOTOS, random)] : [],
    createdAt: toTimestamp(writtenAt),
    likedBy: [...new Set([pick(usernames, random), pick(usernames, random)])].slice(
      0,
      Math.floor(random() * (MAX_LIKES + 1)),
    ),
  };
}

/** Generated replies begin after the newest post. */
const FIRST_REPLY = Date.parse('2026-10-24T22:00:00Z');
const REPLY_GAP_MS = 30_000;

/**
 * The reply at an index among a post's generated replies, the oldest first. Deterministic for the same index, post and
 * users.
 */
export function generateReply(
  index: number,
  replyTo: string,
  usernames: readonly string[],
): SeedPost {
  const random = createRandom(index);
  const prefix = replyTo === NEWEST_POST ? 'seed-reply' : `seed-reply-${replyTo}`;
  return {
    _id: `${prefix}-${index + 1}`,
    author: pick(usernames, random),
    replyTo,
    content: pick(VERDICTS, random),
    photos: [],
    createdAt: toTimestamp(FIRST_REPLY + index * REPLY_GAP_MS),
    likedBy: [pick(usernames, random)].slice(index % 2),
  };
}
