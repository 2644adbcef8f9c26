import { isAbsent } from './hiding';
import { notifyOfFollow, withdrawFollow } from './notifications';
import {
  changed,
  pieceFor,
  read,
  refuse,
  somePersonId,
  somePostId,
  type CommandOf,
  type Scene,
  type Step,
} from './step';
import { bookmarksOf, userOf } from './views';
import { stamp, type World } from './world';

function marked({ world, me }: Scene, postId: string): boolean {
  return world.marks.some((mark) => mark.personId === me && mark.postId === postId);
}

function touch({ people }: World, ids: readonly string[], now: number): void {
  for (const person of people) if (ids.includes(person._id)) person.updatedAt = stamp(now);
}

export function bookmarks({ world, me }: Scene): Step {
  const settle = () => read({ bookmarks: bookmarksOf(world, me) });
  return { method: 'GET', path: '/api/users/bookmark', token: 'required', settle };
}

export function bookmark(scene: Scene, { post }: CommandOf<'bookmark'>): Step {
  const { world, me } = scene;
  const postId = somePostId(world, post);
  const settle = () => {
    if (!pieceFor(scene, postId)) return refuse('postNotFound');
    if (marked(scene, postId)) return refuse('alreadyBookmarked');
    world.marks.push({ personId: me, postId, order: world.order++ });
    return changed(200, { bookmarks: bookmarksOf(world, me) });
  };
  return { method: 'POST', path: `/api/users/bookmark/${postId}`, token: 'required', settle };
}

export function unbookmark(scene: Scene, { post }: CommandOf<'unbookmark'>): Step {
  const { world, me } = scene;
  const postId = somePostId(world, post);
  const settle = () => {
    if (!pieceFor(scene, postId)) return refuse('postNotFound');
    if (!marked(scene, postId)) return refuse('notBookmarked');
    world.marks = world.marks.filter((mark) => mark.personId !== me || mark.postId !== postId);
    return changed(200, { bookmarks: bookmarksOf(world, me) });
  };
  return {
    method: 'POST',
    path: `/api/users/remove-bookmark/${postId}`,
    token: 'required',
    settle,
  };
}

function relation(
  scene: Scene,
  verb: 'follow' | 'unfollow',
  choice: number,
  change: (to: string, following: boolean) => 'alreadyFollowing' | 'notFollowing' | null,
): Step {
  const { world, me, now } = scene;
  const to = somePersonId(world, choice);
  const settle = () => {
    if (to === 'nobody' || isAbsent(world, me, to)) return refuse('userNotFound');
    if (verb === 'follow' && to === me) return refuse('selfFollow');
    const following = world.follows.some((follow) => follow.from === me && follow.to === to);
    const refusal = change(to, following);
    if (refusal) return refuse(refusal);
    touch(world, [me, to], now);
    return changed(200, { user: userOf(world, me, me), followUser: userOf(world, to, me) });
  };
  return { method: 'POST', path: `/api/users/${verb}/${to}`, body: {}, token: 'required', settle };
}

export function follow(scene: Scene, { person }: CommandOf<'follow'>): Step {
  const { world, me, now } = scene;
  return relation(scene, 'follow', person, (to, following) => {
    if (following) return 'alreadyFollowing';
    world.follows.push({ from: me, to });
    notifyOfFollow(world, me, to, now);
    return null;
  });
}

export function unfollow(scene: Scene, { person }: CommandOf<'unfollow'>): Step {
  const { world, me } = scene;
  return relation(scene, 'unfollow', person, (to, following) => {
    if (!following) return 'notFollowing';
    world.follows = world.follows.filter((follow) => follow.from !== me || follow.to !== to);
    withdrawFollow(world, me, to);
    return null;
  });
}
