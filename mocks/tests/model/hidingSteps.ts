import type { Command } from './commands';
import { hides, type Hide } from './hiding';
import { withdrawFollow } from './notifications';
import { summaryOf } from './people';
import { pick, read, refuse, somePersonId, type CommandOf, type Scene, type Step } from './step';
import type { World } from './world';

/** Whom somebody hides, the latest first, without those for whom they do not exist. */
const hiddenBy = (world: World, me: string, kind: Hide['kind']): string[] =>
  world.hides
    .filter((hide) => hide.from === me && hide.kind === kind && !hides(world, hide.to, 'block', me))
    .map(({ to }) => to)
    .reverse();

function endFollows(world: World, one: string, other: string): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    if (!world.follows.some((follow) => follow.from === from && follow.to === to)) continue;
    world.follows = world.follows.filter((follow) => follow.from !== from || follow.to !== to);
    withdrawFollow(world, from, to);
  }
}

/** Mostly somebody who acts, and mostly somebody who is hidden where that is taken back. */
function someoneToHide({ world, me }: Scene, { kind, person, on }: CommandOf<'hide'>): string {
  const likely = on
    ? world.people.filter(({ _id, password }) => password !== null && _id !== me)
    : world.people.filter(({ _id }) => hides(world, me, kind, _id));
  return person % 6 === 0 || likely.length === 0
    ? somePersonId(world, person)
    : pick(likely, person)._id;
}

export function hide(scene: Scene, command: CommandOf<'hide'>): Step {
  const { world, me } = scene;
  const { kind, on } = command;
  const to = someoneToHide(scene, command);
  const settle = () => {
    if (to === 'nobody' || hides(world, to, 'block', me)) return refuse('userNotFound');
    if (to === me) return refuse('selfHide');
    const changes = hides(world, me, kind, to) !== on;
    if (changes && on) world.hides.push({ from: me, kind, to });
    if (changes && !on)
      world.hides = world.hides.filter(
        (other) => other.from !== me || other.kind !== kind || other.to !== to,
      );
    if (changes && on && kind === 'block') endFollows(world, me, to);
    const body = { blocked: hiddenBy(world, me, 'block'), muted: hiddenBy(world, me, 'mute') };
    return { status: 200, body, changes };
  };
  const path = `/api/users/${on ? '' : 'un'}${kind}/${to}`;
  return { method: 'POST', path, token: 'required', settle };
}

export function hiddenPeople({ world, me }: Scene): Step {
  const summaries = (kind: Hide['kind']) =>
    hiddenBy(world, me, kind).map((id) => summaryOf(world, id));
  const settle = () => read({ blocked: summaries('block'), muted: summaries('mute'), words: [] });
  return { method: 'GET', path: '/api/users/hidden', token: 'required', settle };
}

/** Who is hidden from whom, to be compared with later. */
export const hidings = ({ hides: all, leavers }: World): string => JSON.stringify([all, leavers]);

/** Has everybody who is signed in look around, and a guest, if it has changed who is hidden. */
export function hidingReadsAfter(world: World, before: string): Command[] {
  if (hidings(world) === before) return [];
  const actors = [...new Set(world.sessions.map(({ personId }) => personId))].map((id) =>
    world.sessions.findLastIndex(({ personId }) => personId === id),
  );
  return [...actors, 'nobody' as const].flatMap((actor): Command[] => {
    const around = { actor, minimal: false, wait: 0 } as const;
    return [
      { call: 'allPosts', ...around },
      { call: 'allUsers', ...around },
      { call: 'feed', feed: 'explore', sort: 'latest', limit: 100, ...around },
      { call: 'feed', feed: 'home', sort: 'latest', limit: 100, ...around },
      { call: 'suggested', limit: undefined, ...around },
      { call: 'notifications', limit: 7, ...around },
    ];
  });
}
