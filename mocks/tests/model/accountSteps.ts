import { LIMITS, USERNAME_PATTERN } from '../../../src/domain/limits';
import {
  BLANK_PROFILE,
  PROFILE_FIELDS,
  PROFILE_TEXTS,
  type ProfileFields,
} from '../../../src/domain/profile';
import { bodyOf, type Answer } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { isAbsent } from './hiding';
import { comeBack } from './leaving';
import { changed, malformed, pick, refuse, type CommandOf, type Scene, type Step } from './step';
import { folded } from './threads';
import { userOf } from './views';
import { stamp, type Person, type World } from './world';

const TOKEN_MS = LIMITS.tokenDays * 86_400_000;

const lengthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length;

function validUsername(username: string): boolean {
  return (
    USERNAME_PATTERN.test(username) &&
    lengthOf(username) <= LIMITS.username &&
    username !== '.' &&
    username !== '..'
  );
}

function openSession(world: World, personId: string, token: string, now: number): void {
  const issuedAt = Math.floor(now / 1000) * 1000;
  world.sessions.push({ personId, token, expiresAt: issuedAt + TOKEN_MS });
}

export function signup(
  scene: Scene,
  { username, firstName, lastName, password }: CommandOf<'signup'>,
): Step {
  const { world, now } = scene;
  const fields = { firstName, lastName, username, avatar: '' };
  const valid =
    validUsername(username) &&
    [firstName, lastName].every((name) => lengthOf(name) <= LIMITS.name) &&
    password.length >= 1 &&
    password.length <= LIMITS.password;
  const settle = (answer: Answer) => {
    if (!valid) return malformed;
    if (world.people.some((person) => folded(person.username) === folded(username))) {
      return refuse('usernameTaken');
    }
    const { createdUser, encodedToken } = bodyOf(answer, 201, BODIES.signup);
    const { _id } = createdUser;
    if (world.people.some((person) => person._id === _id)) throw new Error(`Two people are ${_id}`);
    const time = { createdAt: stamp(now), updatedAt: stamp(now) };
    const isFirst = world.people.every((one) => one.password === null);
    const person: Person = {
      _id,
      ...(isFirst && { role: 'admin' }),
      ...BLANK_PROFILE,
      ...fields,
      username: username.normalize('NFC'),
      password,
      favourites: [],
      ...time,
    };
    world.people.push(person);
    openSession(world, _id, encodedToken, now);
    return changed(201, { createdUser: userOf(world, _id, ''), encodedToken });
  };
  return {
    method: 'POST',
    path: '/api/auth/signup',
    body: { ...fields, password },
    token: 'unused',
    settle,
  };
}

export function login(scene: Scene, command: CommandOf<'login'>): Step {
  const { world, now } = scene;
  const known = world.people.filter(({ password }) => password !== null);
  const person = pick(known.length > 0 ? known : world.people, command.person);
  const right = command.rightPassword && person.password !== null;
  const settle = (answer: Answer) => {
    if (!right) return refuse('wrongPassword');
    const { encodedToken } = bodyOf(answer, 200, BODIES.login);
    openSession(world, person._id, encodedToken, now);
    const isHidden = (id: string) => isAbsent(world, person._id, id);
    const foundUser = userOf(world, person._id, '', isHidden);
    const isBack = comeBack(world, person._id);
    const body = { foundUser, encodedToken, ...(isBack && { isBack }) };
    return { status: 200, body, changes: isBack };
  };
  const password = right ? person.password : 'not the password';
  return {
    method: 'POST',
    path: '/api/auth/login',
    body: { username: person.username, password },
    token: 'unused',
    settle,
  };
}

export function loginUnknown(_: Scene, { username }: CommandOf<'loginUnknown'>): Step {
  return {
    method: 'POST',
    path: '/api/auth/login',
    body: { username, password: 'pw' },
    token: 'unused',
    settle: () => refuse('unknownUsername'),
  };
}

function validField(name: keyof ProfileFields, value: unknown): value is string {
  if (typeof value !== 'string') return false;
  if (name === 'avatar') return value === '' || value.startsWith('data:image/svg+xml');
  if (name === 'website' && value !== '' && !/^https?:/.test(value)) return false;
  return PROFILE_TEXTS.some(({ field, limit }) => field === name && lengthOf(value) <= limit);
}

export function profile({ world, me, now }: Scene, { userData }: CommandOf<'profile'>): Step {
  const settle = () => {
    const sent = PROFILE_FIELDS.filter((name) => Object.hasOwn(userData, name));
    if (!sent.every((name) => validField(name, userData[name]))) return malformed;
    const person = world.people.find(({ _id }) => _id === me);
    if (!person) throw new Error('The model let nobody edit a profile');
    if (Object.hasOwn(userData, 'username') && userData.username !== person.username) {
      return refuse('usernameFixed');
    }
    for (const name of sent) person[name] = String(userData[name]);
    person.updatedAt = stamp(now);
    return changed(201, { user: userOf(world, me, me) });
  };
  return { method: 'POST', path: '/api/users/edit', body: { userData }, token: 'required', settle };
}
