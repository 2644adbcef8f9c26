import fc from 'fast-check';
import { filmCall, filmFields, type FilmCommand } from './filmCommands';
import { listCall, type ListCommand } from './listCommands';
import { NAMING, type FilmFields } from './world';
import { FEED_SORTS, type FeedSort } from '../../../src/domain/feeds';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../../src/domain/notifications';
import type { Picture } from '../../../src/domain/postPictures';
import { PROFILE_FIELDS } from '../../../src/domain/profile';

/** Numbers choose among what exists when the command runs, so that shrinking keeps commands meaningful. */
type Choice = number;

interface Calls {
  signup: { username: string; firstName: string; lastName: string; password: string };
  login: { person: Choice; rightPassword: boolean };
  loginUnknown: { username: string };
  leave: { rightPassword: boolean };
  hide: { kind: 'block' | 'mute'; person: Choice; on: boolean };
  hiddenPeople: object;
  profile: { userData: Record<string, unknown> };
  create: {
    id: string;
    content: string;
    pictures: Picture[] | undefined;
    photos: string | null;
    alt: string | undefined;
    filmFields: Omit<FilmFields, 'ratedOrder'>;
    list: Choice | null | undefined;
    replyTo: Choice | undefined;
  };
  edit: {
    post: Choice;
    content: string | undefined;
    pictures: Picture[] | undefined;
    photos: string | null | undefined;
    alt: string | undefined;
    filmFields: Omit<FilmFields, 'ratedOrder'>;
    list: Choice | null | undefined;
  };
  remove: { post: Choice };
  restore: { post: Choice };
  like: { post: Choice };
  dislike: { post: Choice };
  bookmark: { post: Choice };
  unbookmark: { post: Choice };
  follow: { person: Choice };
  unfollow: { person: Choice };
  allPosts: object;
  onePost: { post: Choice };
  postsBy: { person: Choice };
  allUsers: object;
  oneUser: { person: Choice };
  byName: { person: Choice };
  bookmarks: object;
  search: { q: string; limit: number | undefined };
  suggested: { limit: number | undefined };
  feed: { feed: 'home' | 'explore' | 'bookmarks'; sort: FeedSort | undefined; limit: number };
  authorFeed: { person: Choice; sort: FeedSort; limit: number };
  thread: { post: Choice; sort: FeedSort | undefined; limit: number };
  repliesBy: { person: Choice; sort: FeedSort; limit: number };
  nextPage: { cursor: Choice; limit: number };
  wrongCursor: { cursor: Choice };
  notifications: { limit: number };
  readUntil: { until: Choice };
  turnOff: { off: readonly NotificationKind[] };
  lists: { command: ListCommand };
}

interface Circumstances {
  /** The caller: one of the sessions, no token, or an invalid token. */
  actor: Choice | 'nobody' | 'garbage' | 'tampered';
  minimal: boolean;
  /** Milliseconds that pass before the call. */
  wait: number;
}

export type Command = Circumstances &
  ({ [K in keyof Calls]: { call: K } & Calls[K] }[keyof Calls] | FilmCommand);

export const DAY_MS = 86_400_000;

const choice = fc.nat(1000);
const limit = fc.integer({ min: 1, max: 7 });
/** Few enough that a thread has more pages. */
const fewer = fc.integer({ min: 1, max: 2 });
const sort = fc.constantFrom(...FEED_SORTS);
const username = fc.constantFrom(
  'Ada',
  'ada',
  'b.e-n_1',
  'Zoë',
  'zoe\u0308',
  'ЖАННА',
  'жанна',
  '小津',
  'matinee',
  'd'.repeat(30),
  '..',
  'a b',
  '',
  'e'.repeat(31),
);
const name = fc.constantFrom('Ada', '', 'Łukasz', '🎬'.repeat(50), 'n'.repeat(51));
const content = fc.constantFrom(
  'A quiet masterpiece.',
  'Two\nlines',
  '',
  '  \n',
  '🎞️ reel',
  ...Object.keys(NAMING),
);
const STORED = ['data:image/png;base64,iVBORw0KGgo=', '/photos/x.webp'] as const;
const stored = fc.constantFrom(...STORED, '/photos/y.webp', '/photos/z.webp');
const photos = fc.constantFrom(null, null, ...STORED, 'https://elsewhere.example/a.png');
const absent = fc.constant(undefined);
const alt = fc.oneof(absent, fc.constantFrom('Red seats.', ' ', '', 'a'.repeat(1_001)));
const several = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: fc.record({ src: stored }) },
    { weight: 6, arbitrary: fc.record({ src: stored, alt: fc.constantFrom('Red seats.', ' ') }) },
    { weight: 1, arbitrary: fc.constant({ src: 'https://elsewhere.example/a.png' }) },
  ),
  { maxLength: 5 },
);
const pictures = fc.oneof({ weight: 2, arbitrary: absent }, { weight: 1, arbitrary: several });

/** The list of a post. */
const list = fc.oneof(
  { weight: 4, arbitrary: absent },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: choice },
);

const userData = fc.dictionary(
  fc.constantFrom(
    ...PROFILE_FIELDS,
    '_id',
    'followers',
    'bookmarks',
    'createdAt',
    'password',
    'role',
  ),
  fc.constantFrom(
    'Grace',
    '',
    'https://film.example/a?b=c',
    'javascript:alert(1)',
    'data:image/svg+xml,%3Csvg/%3E',
    'b'.repeat(250),
    7,
    null,
  ),
  { maxKeys: 3 },
);

const withUsername = fc
  .tuple(userData, fc.constantFrom('somebody-else', 'matinee'))
  .map(([fields, differing]) => ({ ...fields, username: differing }));

function command<K extends keyof Calls>(
  call: K,
  weight: number,
  fields: { [F in keyof Calls[K]]: fc.Arbitrary<Calls[K][F]> },
) {
  return { weight, arbitrary: fc.record(fields).map((values) => ({ call, ...values })) };
}

const otherCall = fc.oneof(
  command('signup', 5, {
    username,
    firstName: name,
    lastName: name,
    password: fc.constantFrom('pw', '', 'p'.repeat(201)),
  }),
  command('login', 4, { person: choice, rightPassword: fc.boolean() }),
  command('loginUnknown', 1, { username: fc.constant('nobody-here') }),
  command('leave', 2, { rightPassword: fc.boolean() }),
  command('hide', 8, {
    kind: fc.constantFrom('block', 'mute'),
    person: choice,
    on: fc.boolean(),
  }),
  command('hiddenPeople', 2, {}),
  command('profile', 5, { userData: fc.oneof(userData, withUsername) }),
  command('create', 18, {
    id: fc.nat(40).map((n) => `film_${n}`),
    content,
    pictures,
    photos,
    alt,
    filmFields: filmFields,
    list,
    replyTo: fc.oneof({ weight: 3, arbitrary: absent }, { weight: 2, arbitrary: choice }),
  }),
  command('edit', 7, {
    post: choice,
    content: fc.oneof(absent, content),
    pictures,
    photos: fc.oneof(absent, photos),
    alt,
    filmFields: filmFields,
    list,
  }),
  command('remove', 5, { post: choice }),
  command('restore', 8, { post: choice }),
  command('like', 10, { post: choice }),
  command('dislike', 10, { post: choice }),
  command('bookmark', 8, { post: choice }),
  command('unbookmark', 4, { post: choice }),
  command('follow', 6, { person: choice }),
  command('unfollow', 4, { person: choice }),
  command('allPosts', 3, {}),
  command('onePost', 3, { post: choice }),
  command('postsBy', 2, { person: choice }),
  command('allUsers', 2, {}),
  command('oneUser', 3, { person: choice }),
  command('byName', 2, { person: choice }),
  command('bookmarks', 3, {}),
  command('search', 3, {
    q: fc.constantFrom('a', ' ADA ', 'zoë', 'Zoe', 'ж', 'nothing-matches', 'i'),
    limit: fc.option(limit, { nil: undefined }),
  }),
  command('suggested', 3, { limit: fc.option(limit, { nil: undefined }) }),
  command('feed', 10, {
    feed: fc.constantFrom('home', 'explore', 'bookmarks'),
    sort: fc.oneof(absent, sort),
    limit,
  }),
  command('authorFeed', 4, { person: choice, sort, limit }),
  command('thread', 8, { post: choice, sort: fc.oneof(absent, sort), limit: fewer }),
  command('repliesBy', 4, { person: choice, sort, limit: fewer }),
  command('nextPage', 14, { cursor: choice, limit }),
  command('wrongCursor', 1, { cursor: choice }),
  command('notifications', 16, { limit }),
  command('readUntil', 5, { until: choice }),
  command('turnOff', 2, {
    off: fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(fc.constantFrom(...NOTIFICATION_KINDS), { maxLength: 3 }) },
    ),
  }),
);

const call = fc.oneof(
  { weight: 3, arbitrary: otherCall },
  { weight: 1, arbitrary: filmCall },
  command('lists', 1, { command: listCall }),
);

const circumstances: fc.Arbitrary<Circumstances> = fc.record({
  actor: fc.oneof(
    { weight: 40, arbitrary: choice },
    { weight: 1, arbitrary: fc.constantFrom('nobody', 'garbage', 'tampered') },
  ),
  minimal: fc.boolean(),
  wait: fc.oneof(
    { weight: 600, arbitrary: fc.constantFrom(0, 0, 300, 1_000, 7_000) },
    { weight: 20, arbitrary: fc.constantFrom(59_999, 60_000) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(3_600_000, 8 * DAY_MS, 8 * DAY_MS, 16 * DAY_MS, 31 * DAY_MS),
    },
  ),
});

export const anyCommand: fc.Arbitrary<Command> = fc
  .tuple(call, circumstances)
  .map(([chosen, around]) => ({ ...chosen, ...around }));

const circumstancesAtFirst: Circumstances = { actor: 'nobody', minimal: false, wait: 0 };

/** The beginning of every story, which signs up users who can act. */
export const PRELUDE: readonly Command[] = ['Ada', '小津', 'Zoë'].map((username) => ({
  call: 'signup',
  username,
  firstName: username,
  lastName: '',
  password: 'pw',
  ...circumstancesAtFirst,
}));
