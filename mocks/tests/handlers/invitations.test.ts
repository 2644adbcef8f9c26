import { GUEST, SEED_PASSWORDS } from '../../../src/domain/demoAccounts';
import { createMemoryDb } from '../../db/memory';
import { aPerson, aSignup, expectRefusal, get, post, type Person } from '../../testing/builders';
import { bodyOf, send } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { giveRole } from '../../testing/staff';
import { createTestBackend } from '../../testing/testBackend';

const INVITATIONS = '/api/invitations';
const DAY = 24 * 60 * 60 * 1000;

/** A server whose sign-up is by invitation, and its admin. */
async function stage() {
  const db = createMemoryDb();
  const { backend, clock } = await createTestBackend({ db, signUp: 'invite' });
  const signIn = async (username: string): Promise<Person> => {
    const body = { username, password: SEED_PASSWORDS[username] };
    const answer = await post(backend, '/api/auth/login', undefined, body);
    const { foundUser, encodedToken } = bodyOf(answer, 200, BODIES.login);
    return { user: foundUser, token: encodedToken };
  };
  // The first person.
  const admin = await aPerson(backend);
  const withdraw = (code: string, { token } = admin) =>
    send(backend, { method: 'DELETE', path: `${INVITATIONS}/${code}`, token });
  return {
    backend,
    clock,
    db,
    admin,
    signIn,
    withdraw,
    invite: async ({ token } = admin) =>
      bodyOf(await post(backend, INVITATIONS, token), 201, BODIES.invitation).code,
    list: async ({ token } = admin) =>
      bodyOf(await get(backend, INVITATIONS, token), 200, BODIES.invitations).invitations,
    signUp: (invitation?: string, username = 'ida') =>
      post(backend, '/api/auth/signup', undefined, {
        ...aSignup({ username }),
        ...(invitation !== undefined && { invitation }),
      }),
    isThere: async (username = 'ida') =>
      (await get(backend, `/api/users?username=${username}`)).status === 200,
  };
}

test('an invitation lets one person in, whom its maker then sees', async () => {
  const { invite, list, signUp, isThere } = await stage();
  const code = await invite();
  const [unused] = await list();
  expect(unused).toEqual({
    code,
    createdAt: '2026-11-01T12:00:00Z',
    expiresAt: '2026-11-15T12:00:00Z',
    used: null,
  });
  expect((await signUp(` ${code} `)).status).toBe(201);
  const [used] = await list();
  expect(used?.used).toMatchObject({ at: '2026-11-01T12:00:00Z', by: { username: 'ida' } });
  expectRefusal(await signUp(code, 'another'), 'invitationInvalid');
  expect(await isThere('another')).toBe(false);
});

test('without one, and with a wrong or a withdrawn one, nobody gets in', async () => {
  const { invite, list, signUp, withdraw, isThere } = await stage();
  const code = await invite();
  expectRefusal(await signUp(), 'invitationNeeded');
  expectRefusal(await signUp(' '), 'invitationNeeded');
  for (const wrong of [code.toUpperCase(), code.slice(1), '\u0000', 'x'.repeat(10_000)])
    expectRefusal(await signUp(wrong), 'invitationInvalid');
  expect((await withdraw(code)).status).toBe(200);
  expectRefusal(await signUp(code), 'invitationInvalid');
  expect(await list()).toEqual([]);
  expect(await isThere()).toBe(false);
});

test('a sign-up that is refused for another reason does not use it up', async () => {
  const { invite, signUp } = await stage();
  const code = await invite();
  expectRefusal(await signUp(code, GUEST.username), 'usernameTaken');
  expect((await signUp(code)).status).toBe(201);
});

test('of two who use one at once, one gets in', async () => {
  const { invite, signUp } = await stage();
  const code = await invite();
  const answers = await Promise.all([signUp(code, 'ida'), signUp(code, 'ivo')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403]);
});

test('an invitation can be used for two weeks, and then is listed no more', async () => {
  const { clock, invite, list, signUp } = await stage();
  const [early, late] = [await invite(), await invite()];
  clock.advance(14 * DAY - 1000);
  expect((await signUp(early, 'early')).status).toBe(201);
  clock.advance(1000);
  expectRefusal(await signUp(late, 'late'), 'invitationInvalid');
  expect((await list()).map(({ code }) => code)).toEqual([early]);
});

test('codes are 128 bits long, all different, and listed with the latest first', async () => {
  const { invite, list } = await stage();
  const codes = [await invite(), await invite(), await invite()];
  expect(new Set(codes).size).toBe(3);
  for (const code of codes) expect(code).toMatch(/^[\w-]{22}$/);
  expect((await list()).map(({ code }) => code)).toEqual(codes.reverse());
});

test('only admins invite', async () => {
  const { backend, db, signIn, withdraw } = await stage();
  const member = await signIn('kinokai');
  const moderator = await signIn('noirnoel');
  await giveRole(db, moderator, 'moderator');
  for (const call of [get, post]) {
    expectRefusal(await call(backend, INVITATIONS), 'invalidToken');
    expectRefusal(await call(backend, INVITATIONS, member.token), 'notModerator');
    expectRefusal(await call(backend, INVITATIONS, moderator.token), 'notAdmin');
  }
  expectRefusal(await withdraw('any', member), 'notModerator');
  expectRefusal(await withdraw('any', moderator), 'notAdmin');
});

test('an admin sees and withdraws only their own, and none that was used', async () => {
  const { db, invite, list, signIn, signUp, withdraw } = await stage();
  const code = await invite();
  const other = await signIn('kinokai');
  await giveRole(db, other, 'admin');
  expect(await list(other)).toEqual([]);
  expectRefusal(await withdraw(code, other), 'invitationNotFound');
  expectRefusal(await withdraw('none'), 'invitationNotFound');
  expect((await signUp(code)).status).toBe(201);
  expectRefusal(await withdraw(code), 'invitationUsed');
  expect(await list()).toHaveLength(1);
});

test('what somebody made who may no longer invite lets nobody in', async () => {
  const { admin, db, invite, signUp } = await stage();
  const code = await invite();
  await giveRole(db, admin, 'moderator');
  expectRefusal(await signUp(code), 'invitationInvalid');
});

test('the moderators’ log tells of invitations, and not with which code', async () => {
  const { admin, backend, invite, withdraw } = await stage();
  const code = await invite();
  await withdraw(code);
  const { body } = await get(backend, '/api/moderation/log', admin.token);
  expect(body).toMatchObject({
    entries: [{ act: 'withdraw-invitation' }, { act: 'invite', by: { _id: admin.user._id } }],
  });
  expect(JSON.stringify(body)).not.toContain(code);
});
