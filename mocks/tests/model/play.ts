import type { RefusalName } from '../../../src/domain/errors';
import { HEADERS } from '../../../src/domain/limits';
import type { Answer, Call } from '../../testing/client';
import { login, loginUnknown, profile, signup } from './accountSteps';
import type { Command } from './commands';
import {
  diary,
  editEntry,
  filmPage,
  list,
  rateFilm,
  removeEntry,
  restoreEntry,
  watch,
  watchedFilms,
  watchlist,
  love,
  lovedFilms,
  writeEntry,
} from './filmSteps';
import { entriesOf, isWatchedBy } from './films';
import { hiddenPeople, hide } from './hidingSteps';
import { leave } from './leaving';
import { readUntil, notifications, turnOff } from './notificationSteps';
import { listStepOf } from './playList';
import { allPostsStep, create, dislike, edit, like, remove, restore } from './postSteps';
import {
  aboutFilm,
  allUsers,
  authorFeed,
  byName,
  feed,
  nextPage,
  onePost,
  oneUser,
  postsBy,
  repliesBy,
  search,
  suggested,
  thread,
  wrongCursor,
} from './readSteps';
import { bookmark, bookmarks, follow, unbookmark, unfollow } from './relationSteps';
import { pick, refuse, type Expected, type Scene, type Step } from './step';
import { taggedEntries, tags } from './tagSteps';
import type { Session, Sign, World } from './world';

function stepOf(scene: Scene, command: Command): Step {
  switch (command.call) {
    case 'signup':
      return signup(scene, command);
    case 'login':
      return login(scene, command);
    case 'loginUnknown':
      return loginUnknown(scene, command);
    case 'leave':
      return leave(scene, command);
    case 'hide':
      return hide(scene, command);
    case 'hiddenPeople':
      return hiddenPeople(scene);
    case 'profile':
      return profile(scene, command);
    case 'create':
      return create(scene, command);
    case 'edit':
      return edit(scene, command);
    case 'remove':
      return remove(scene, command);
    case 'restore':
      return restore(scene, command);
    case 'like':
      return like(scene, command);
    case 'dislike':
      return dislike(scene, command);
    case 'bookmark':
      return bookmark(scene, command);
    case 'unbookmark':
      return unbookmark(scene, command);
    case 'follow':
      return follow(scene, command);
    case 'unfollow':
      return unfollow(scene, command);
    case 'allPosts':
      return allPostsStep(scene);
    case 'onePost':
      return onePost(scene, command);
    case 'postsBy':
      return postsBy(scene, command);
    case 'allUsers':
      return allUsers(scene);
    case 'oneUser':
      return oneUser(scene, command);
    case 'byName':
      return byName(scene, command);
    case 'bookmarks':
      return bookmarks(scene);
    case 'search':
      return search(scene, command);
    case 'suggested':
      return suggested(scene, command);
    case 'feed':
      return feed(scene, command);
    case 'authorFeed':
      return authorFeed(scene, command);
    case 'thread':
      return thread(scene, command);
    case 'repliesBy':
      return repliesBy(scene, command);
    case 'nextPage':
      return nextPage(scene, command);
    case 'wrongCursor':
      return wrongCursor(scene, command);
    case 'notifications':
      return notifications(scene, command);
    case 'readUntil':
      return readUntil(scene, command);
    case 'turnOff':
      return turnOff(scene, command);
    case 'rateFilm':
      return rateFilm(scene, command);
    case 'watch':
      return watch(scene, command);
    case 'list':
      return list(scene, command);
    case 'love':
      return love(scene, command);
    case 'lovedFilms':
      return lovedFilms(scene, command);
    case 'filmPage':
      return filmPage(scene, command);
    case 'aboutFilm':
      return aboutFilm(scene, command);
    case 'writeEntry':
      return writeEntry(scene, command);
    case 'editEntry':
      return editEntry(scene, command);
    case 'removeEntry':
      return removeEntry(scene, command);
    case 'restoreEntry':
      return restoreEntry(scene, command);
    case 'diary':
      return diary(scene, command);
    case 'tags':
      return tags(scene, command);
    case 'taggedEntries':
      return taggedEntries(scene, command);
    case 'watchlist':
      return watchlist(scene, command);
    case 'watchedFilms':
      return watchedFilms(scene, command);
    case 'lists':
      return listStepOf(scene, command.command);
  }
}

interface Caller {
  /** Empty for a guest. */
  personId: string;
  token: string | undefined;
  /** Why their token is refused. */
  refusal: RefusalName | null;
}

function callerOf({ people, sessions }: World, actor: Command['actor'], now: number): Caller {
  if (actor === 'garbage')
    return { personId: '', token: 'no.token.at-all', refusal: 'invalidToken' };
  if (actor === 'nobody' || sessions.length === 0)
    return { personId: '', token: undefined, refusal: null };
  const refusalOf = ({ personId, isEnded, expiresAt }: Session): RefusalName | null => {
    if (now >= expiresAt) return 'invalidToken';
    if (people.every(({ _id }) => _id !== personId)) return 'unknownUsername';
    return isEnded ? 'invalidToken' : null;
  };
  const session = pick(sessions, actor === 'tampered' ? 0 : actor);
  if (actor === 'tampered') {
    const [head = '', payload = ''] = session.token.split('.');
    return { personId: '', token: [head, payload, head].join('.'), refusal: 'invalidToken' };
  }
  const token = actor % 2 ? `Bearer ${session.token}` : session.token;
  return { personId: session.personId, token, refusal: refusalOf(session) };
}

/** A film that is watched, or watched again, leaves the watchlist. */
function leavingWatchlist({ world, me }: Scene, settle: Step['settle']): Step['settle'] {
  const seen = ({ filmId }: Sign) => ({
    watched: isWatchedBy(world, me, filmId),
    evenings: entriesOf(world, me).filter((entry) => entry.filmId === filmId).length,
  });
  return (answer) => {
    const listed = world.signs
      .filter(({ personId, listed: order }) => personId === me && order !== null)
      .map((sign) => ({ sign, before: seen(sign) }));
    const expected = settle(answer);
    for (const { sign, before } of listed) {
      const { watched, evenings } = seen(sign);
      if (watched && (!before.watched || evenings > before.evenings)) sign.listed = null;
    }
    return expected;
  };
}

/** A call, and the check of its answer. */
export interface Turn {
  call: Call;
  settle(answer: Answer): Expected;
}

/** Turns a command into a call, for this moment and world. */
export function play(world: World, command: Command, now: number): Turn {
  const caller = callerOf(world, command.actor, now);
  const scene = { world, now, me: caller.refusal ? '' : caller.personId, minimal: command.minimal };
  const { method, path, body, token, settle } = stepOf(scene, command);
  const sent = token === 'unused' ? undefined : caller.token;
  const missing = token === 'required' ? 'invalidToken' : null;
  const refusal = sent === undefined ? missing : caller.refusal;
  return {
    call: {
      method,
      path,
      body,
      token: sent,
      headers: command.minimal ? { [HEADERS.prefer]: HEADERS.minimal } : {},
    },
    settle: refusal ? () => refuse(refusal) : leavingWatchlist(scene, settle),
  };
}
