import { DEFAULT_SORT, FEED_SORTS, type FeedSort } from '../../../src/domain/feeds';
import { LIMITS } from '../../../src/domain/limits';
import { bodyOf, type Answer } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { keyOf, pageOf } from './feeds';
import { someFilmId } from './filmCommands';
import {
  named,
  pieceFor,
  malformed,
  pick,
  read,
  refuse,
  somePersonId,
  somePostId,
  someThreadId,
  type CommandOf,
  type Scene,
  type Step,
} from './step';
import { isAbsent, isMuted } from './hiding';
import { isReply, repliesTo } from './threads';
import { plain, summaryOf } from './people';
import { allPosts, postOf, userOf } from './views';
import type { Person } from './world';

export function onePost(scene: Scene, { post }: CommandOf<'onePost'>): Step {
  const { world, me } = scene;
  const id = somePostId(world, post);
  const piece = pieceFor(scene, id);
  const settle = () => (piece ? read({ post: postOf(world, piece, me) }) : refuse('postNotFound'));
  return { method: 'GET', path: `/api/posts/${id}`, token: 'optional', settle };
}

const namedAs = (scene: Scene, choice: number) => namedBy(scene, somePersonId(scene.world, choice));

const namedBy = (scene: Scene, id: string) =>
  named(
    scene,
    scene.world.people.find(({ _id }) => _id === id),
  );

/** Everybody who exists for the caller. */
const everybody = ({ world, me }: Scene): Person[] =>
  world.people.filter(({ _id }) => !isAbsent(world, me, _id));

export function postsBy(scene: Scene, command: CommandOf<'postsBy'>): Step {
  const { person, address } = namedAs(scene, command.person);
  const settle = () =>
    person
      ? read({
          posts: allPosts(scene.world, scene.me).filter(({ author }) => author._id === person._id),
        })
      : refuse('userNotFound');
  return { method: 'GET', path: `/api/posts/user/${address}`, token: 'optional', settle };
}

export function allUsers(scene: Scene): Step {
  const { world, me } = scene;
  const settle = () => read({ users: everybody(scene).map(({ _id }) => userOf(world, _id, me)) });
  return { method: 'GET', path: '/api/users', token: 'optional', settle };
}

export function oneUser({ world, me }: Scene, { person }: CommandOf<'oneUser'>): Step {
  const id = somePersonId(world, person);
  const settle = () =>
    id === 'nobody' || isAbsent(world, me, id)
      ? refuse('userNotFound')
      : read({ user: userOf(world, id, me) });
  return { method: 'GET', path: `/api/users/${id}`, token: 'optional', settle };
}

export function byName(scene: Scene, command: CommandOf<'byName'>): Step {
  const { person, address } = namedAs(scene, command.person);
  const settle = () =>
    person ? read({ users: [userOf(scene.world, person._id, scene.me)] }) : refuse('userNotFound');
  return { method: 'GET', path: `/api/users?username=${address}`, token: 'optional', settle };
}

/** Which matching users come first is undefined: expects this many of them, each matching, none twice. */
function someOf({ world }: Scene, fitting: Person[], limit: number, answer: Answer) {
  const { users } = bodyOf(answer, 200, BODIES.people);
  const ids = new Set(users.map(({ _id }) => _id));
  const chosen = fitting.filter(({ _id }) => ids.has(_id));
  const expected = Math.min(limit, fitting.length);
  if (chosen.length !== expected || users.length !== expected) {
    throw new Error(
      `Expected ${expected} of ${fitting.length} people, got ${JSON.stringify(users)}`,
    );
  }
  return read({ users: chosen.map(({ _id }) => summaryOf(world, _id)) });
}

const limited = (limit: number | undefined) => (limit === undefined ? '' : `&limit=${limit}`);

export function search(scene: Scene, { q, limit }: CommandOf<'search'>): Step {
  const wanted = plain(q).trim();
  const fitting = everybody(scene).filter(({ username, firstName, lastName }) =>
    [username, firstName, lastName].some((name) => plain(name).includes(wanted)),
  );
  const path = `/api/users?q=${encodeURIComponent(q)}${limited(limit)}`;
  const settle = (answer: Answer) => someOf(scene, fitting, limit ?? LIMITS.pageSize, answer);
  return { method: 'GET', path, token: 'optional', settle };
}

export function suggested(scene: Scene, { limit }: CommandOf<'suggested'>): Step {
  const { world, me } = scene;
  const fitting = everybody(scene).filter(
    ({ _id }) =>
      _id !== me &&
      !isMuted(world, me, _id) &&
      !world.follows.some(({ from, to }) => from === me && to === _id),
  );
  const path = `/api/users?suggested=true${limited(limit)}`;
  const settle = (answer: Answer) => someOf(scene, fitting, limit ?? LIMITS.pageSize, answer);
  return { method: 'GET', path, token: 'required', settle };
}

function paged(
  { world, me }: Scene,
  address: string,
  {
    feed,
    sort,
    limit,
    after,
  }: { feed: string; sort: FeedSort; limit: number; after: number[] | null },
): Step {
  const needsViewer = feed === 'home' || feed === 'bookmarks';
  const settle = (answer: Answer) => {
    const { pieces, more } = pageOf(world, { feed, sort, limit, viewerId: me, after });
    const { nextCursor } = bodyOf(answer, 200, BODIES.page);
    const last = pieces.at(-1);
    if (more && last)
      world.cursors.push({ cursor: nextCursor ?? '', feed, sort, key: keyOf(last, sort) });
    return read({
      posts: pieces.map((piece) =>
        postOf(world, piece, me, {
          isShown: (id) => id === me,
          foldsMuted: feed.startsWith('to:'),
        }),
      ),
      nextCursor: more ? (nextCursor ?? 'a cursor') : null,
    });
  };
  return { method: 'GET', path: address, token: needsViewer ? 'required' : 'optional', settle };
}

function firstPage(scene: Scene, name: string, sort: FeedSort | undefined, limit: number): Step {
  const path = `/api/posts?feed=${name}&limit=${limit}${sort ? `&sort=${sort}` : ''}`;
  return paged(scene, path, { feed: name, sort: sort ?? DEFAULT_SORT, limit, after: null });
}

export function feed(scene: Scene, { feed: name, sort, limit }: CommandOf<'feed'>): Step {
  return firstPage(scene, name, sort, limit);
}

export function authorFeed(
  scene: Scene,
  { person: choice, sort, limit }: CommandOf<'authorFeed'>,
): Step {
  const { person, address } = namedAs(scene, choice);
  const path = `/api/posts/user/${address}?sort=${sort}&limit=${limit}`;
  if (!person)
    return { method: 'GET', path, token: 'optional', settle: () => refuse('userNotFound') };
  return paged(scene, path, { feed: `by:${person._id}`, sort, limit, after: null });
}

export function aboutFilm(scene: Scene, { film, limit }: CommandOf<'aboutFilm'>): Step {
  const filmId = someFilmId(film);
  const path = `/api/posts?film=${filmId}&limit=${limit}`;
  if (!scene.world.films.some(({ _id }) => _id === filmId))
    return { method: 'GET', path, token: 'optional', settle: () => refuse('filmNotFound') };
  const feed = `about:${filmId}`;
  return paged(scene, path, { feed, sort: DEFAULT_SORT, limit, after: null });
}

/** Replies outlive the post they answer. */
const isThread = (scene: Scene, id: string): boolean =>
  pieceFor(scene, id) !== undefined || repliesTo(scene.world, id).length > 0;

export function thread(scene: Scene, { post, sort, limit }: CommandOf<'thread'>): Step {
  const id = someThreadId(scene.world, post);
  const path = `/api/posts?replyTo=${id}&limit=${limit}${sort ? `&sort=${sort}` : ''}`;
  if (!isThread(scene, id))
    return { method: 'GET', path, token: 'optional', settle: () => refuse('postNotFound') };
  return paged(scene, path, { feed: `to:${id}`, sort: sort ?? 'oldest', limit, after: null });
}

export function repliesBy(
  scene: Scene,
  { person: choice, sort, limit }: CommandOf<'repliesBy'>,
): Step {
  const { world } = scene;
  const repliers = world.pieces.filter(isReply).map(({ authorId }) => authorId);
  // Mostly a user who has replied, since few have.
  const id =
    choice % 4 === 0 || repliers.length === 0
      ? somePersonId(world, choice)
      : pick(repliers, choice);
  const { person, address } = namedBy(scene, id);
  const path = `/api/posts/user/${address}?replies=true&sort=${sort}&limit=${limit}`;
  if (!person)
    return { method: 'GET', path, token: 'optional', settle: () => refuse('userNotFound') };
  return paged(scene, path, { feed: `repliesBy:${person._id}`, sort, limit, after: null });
}

/** The URL of a feed. */
function addressOf(scene: Scene, feed: string): string {
  const [kind, id = ''] = feed.split(':');
  const { address } = namedBy(scene, id);
  if (kind === 'by') return `/api/posts/user/${address}?`;
  if (kind === 'repliesBy') return `/api/posts/user/${address}?replies=true&`;
  if (kind === 'about') return `/api/posts?film=${id}&`;
  return `/api/posts?${kind === 'to' ? `replyTo=${id}` : `feed=${feed}`}&`;
}

/** Continues from any cursor ever issued, however much has changed since then. */
function walkOn(scene: Scene, choice: number, limit: number, shift: number): Step {
  const { world } = scene;
  if (world.cursors.length === 0) return firstPage(scene, 'explore', undefined, limit);
  const { cursor, feed: name, sort, key } = pick(world.cursors, choice);
  const other = pick(FEED_SORTS, FEED_SORTS.indexOf(sort) + shift);
  const path = `${addressOf(scene, name)}sort=${other}&limit=${limit}&cursor=${encodeURIComponent(cursor)}`;
  const step = paged(scene, path, { feed: name, sort, limit, after: key });
  if (name.startsWith('to:') && !isThread(scene, name.slice(3)))
    return { ...step, settle: () => refuse('postNotFound') };
  const isOfPerson = name.startsWith('by:') || name.startsWith('repliesBy:');
  if (isOfPerson && !namedBy(scene, name.split(':')[1] ?? '').person)
    return { ...step, settle: () => refuse('userNotFound') };
  return other === sort ? step : { ...step, settle: () => malformed };
}

export function nextPage(scene: Scene, { cursor, limit }: CommandOf<'nextPage'>): Step {
  return walkOn(scene, cursor, limit, 0);
}

export function wrongCursor(scene: Scene, { cursor }: CommandOf<'wrongCursor'>): Step {
  return walkOn(scene, cursor, 3, 1);
}
