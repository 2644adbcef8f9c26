import type { RefusalName } from '../../../src/domain/errors';
import { nameOf } from '../../handlers/respond';
import { ALL_ENDPOINTS } from '../../testing/allEndpoints';
import { aPost, backendWith, expectRefusal, post, type Person } from '../../testing/builders';
import { bodyOf, send } from '../../testing/client';
import { aboutPost, aboutUser, act, tryAct } from '../../testing/moderation';
import { BODIES } from '../../testing/shapes';
import type { TestBackend } from '../../testing/testBackend';

type Outcome = RefusalName | 200;
type Who = 'visitor' | 'member' | 'moderator' | 'admin';

const STAFF: Record<Who, Outcome> = {
  visitor: 'invalidToken',
  member: 'notModerator',
  moderator: 200,
  admin: 200,
};
const ADMINS: Record<Who, Outcome> = { ...STAFF, moderator: 'notAdmin' };

const OF_USER = { about: { kind: 'user', id: ':target' }, reason: 'Be kind.' };
const OF_FILM = { about: { kind: 'film', id: ':film' }, reason: 'Be exact.' };
const OF_POST = { about: { kind: 'post', id: 'made' }, reason: 'Be kind.' };

/** Every call of moderators, and what becomes of it. A post is taken down before it is given back. */
const CALLS: readonly [name: string, body: object | undefined, outcomes: Record<Who, Outcome>][] = [
  ['GET /api/moderation/reports', undefined, STAFF],
  ['GET /api/moderation/log', undefined, STAFF],
  ['GET /api/moderation/films', undefined, STAFF],
  ['GET /api/moderation/films/:filmId', undefined, STAFF],
  ['POST /api/moderation/take-down', OF_POST, STAFF],
  ['POST /api/moderation/give-back', OF_POST, STAFF],
  ['POST /api/moderation/suspend', OF_USER, STAFF],
  ['POST /api/moderation/free', OF_USER, STAFF],
  ['POST /api/moderation/end-sessions', OF_USER, STAFF],
  ['POST /api/moderation/dismiss', OF_POST, STAFF],
  ['POST /api/moderation/mend', { ...OF_FILM, filmData: { year: 2024 } }, STAFF],
  ['POST /api/moderation/merge-films', { ...OF_FILM, intoId: 'vertigo-1958' }, STAFF],
  ['POST /api/moderation/role', { ...OF_USER, role: 'moderator' }, ADMINS],
];

const WHO: readonly Who[] = ['visitor', 'member', 'moderator', 'admin'];

let staged: TestBackend & Record<'admin' | 'moderator' | 'member' | 'target', Person>;

beforeEach(async () => {
  staged = await backendWith('admin', 'moderator', 'member', 'target');
  const { backend, admin, moderator, target } = staged;
  await act(backend, admin, 'role', aboutUser(moderator), { role: 'moderator' });
  await aPost(backend, target, { _id: 'made' });
});

async function anAddedFilm(): Promise<string> {
  const filmData = { title: 'Our Holiday Reel', year: 2025, directors: ['Ana Lys'] };
  const added = await post(staged.backend, '/api/films', staged.target.token, { filmData });
  return bodyOf(added, 201, BODIES.film).film._id;
}

test.each(CALLS.flatMap((call) => WHO.map((who) => [call[0], who, call] as const)))(
  '%s by a %s',
  async (name, who, [, body, outcomes]) => {
    const { backend, admin, target } = staged;
    const filmId = /mend|merge-films/.test(name) ? await anAddedFilm() : '';
    if (name.endsWith('give-back')) await act(backend, admin, 'take-down', aboutPost('made'));
    const [method = '', pattern = ''] = name.split(' ');
    const path = pattern.replace(':filmId', 'vertigo-1958');
    const text =
      body && JSON.stringify(body).replace(':target', target.user._id).replace(':film', filmId);
    const token = who === 'visitor' ? undefined : staged[who].token;
    const answer = await send(backend, { method, path, token, ...(text && { text }) });
    const outcome = outcomes[who];
    if (outcome === 200) expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    else expectRefusal(answer, outcome);
  },
);

test('every call of moderators is in the table', () => {
  const names = ALL_ENDPOINTS.map(nameOf).filter((name) => name.includes('/api/moderation/'));
  expect(CALLS.map(([name]) => name).sort()).toEqual(names.sort());
});

test('a moderator has no power over an admin, and nobody over themselves', async () => {
  const { backend, admin, moderator } = staged;
  for (const name of ['suspend', 'free', 'end-sessions']) {
    expectRefusal(await tryAct(backend, moderator, name, aboutUser(admin)), 'moderatesAdmin');
    expectRefusal(await tryAct(backend, moderator, name, aboutUser(moderator)), 'moderatesSelf');
  }
  const answer = await tryAct(backend, admin, 'role', aboutUser(admin), { role: 'member' });
  expectRefusal(answer, 'moderatesSelf');
});

test('a role that was taken away is gone with the next call', async () => {
  const { backend, admin, moderator } = staged;
  await act(backend, admin, 'role', aboutUser(moderator), { role: 'member' });
  expectRefusal(await tryAct(backend, moderator, 'dismiss', aboutPost('made')), 'notModerator');
});

test.each([
  ['take-down', 'user', 'notModerated'],
  ['give-back', 'film', 'notModerated'],
  ['suspend', 'post', 'notModerated'],
] as const)('%s is not for a %s', async (name, kind, refusal) => {
  const { backend, admin } = staged;
  expectRefusal(await tryAct(backend, admin, name, { kind, id: 'made' }), refusal);
});
