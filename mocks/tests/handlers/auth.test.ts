import { createTestBackend } from '../../testing/testBackend';
import { GUEST } from '../../../src/domain/demoAccounts';
import { BLANK_PROFILE } from '../../../src/domain/profile';
import { aPerson, aSignup, backendWith, expectRefusal, get, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

function payloadOf(token: string): unknown {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

describe('POST /api/auth/signup', () => {
  test('creates the person from the fields sent, with an otherwise empty profile', async () => {
    const { backend, clock } = await createTestBackend();
    // The first is the admin.
    await aPerson(backend);
    clock.set(new Date('2027-02-03T04:05:06.789Z'));
    const fields = aSignup({ avatar: '/avatars/agnes.svg' });
    const { createdUser } = bodyOf(
      await post(backend, '/api/auth/signup', undefined, fields),
      201,
      BODIES.signup,
    );
    const { password: _, ...shown } = fields;
    expect(createdUser).toEqual({
      ...BLANK_PROFILE,
      ...shown,
      _id: expect.stringMatching(/\S/),
      bookmarks: [],
      followers: [],
      following: [],
      postCount: 0,
      replyCount: 0,
      filmCount: 0,
      createdAt: '2027-02-03T04:05:06Z',
      updatedAt: '2027-02-03T04:05:06Z',
    });
  });

  test('answers a token that is valid immediately', async () => {
    const { backend, me } = await backendWith('me');
    expect((await get(backend, '/api/users/bookmark', me.token)).status).toBe(200);
  });

  test('gives every person an id of their own', async () => {
    const { backend } = await createTestBackend();
    const people = [await aPerson(backend), await aPerson(backend), await aPerson(backend)];
    expect(new Set(people.map(({ user }) => user._id)).size).toBe(3);
  });

  test('accepts only one of two simultaneous signups with the same name', async () => {
    const { backend } = await createTestBackend();
    const fields = aSignup();
    const answers = await Promise.all(
      [fields, { ...fields, username: fields.username.toUpperCase() }].map((body) =>
        post(backend, '/api/auth/signup', undefined, body),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });
});

describe('POST /api/auth/login', () => {
  test('answers the person and a token for them that is valid for thirty days', async () => {
    const { backend, clock } = await createTestBackend();
    const { user } = await aPerson(backend, { password: 'vagabond' });
    const answer = await post(backend, '/api/auth/login', undefined, {
      username: user.username,
      password: 'vagabond',
    });
    const { foundUser, encodedToken } = bodyOf(answer, 200, BODIES.login);
    const iat = Math.floor(clock.now().getTime() / 1000);
    expect(foundUser).toEqual(user);
    expect(payloadOf(encodedToken)).toEqual({
      _id: user._id,
      username: user.username,
      iat,
      exp: iat + 30 * 86_400,
    });
  });

  test('accepts the seed’s guest', async () => {
    const { backend } = await createTestBackend();
    const { foundUser } = bodyOf(
      await post(backend, '/api/auth/login', undefined, GUEST),
      200,
      BODIES.login,
    );
    expect(foundUser.username).toBe(GUEST.username);
  });

  test('takes the time of a hash for a name that nobody has, too', async () => {
    const randomBytes = jest.fn((count: number) => new Uint8Array(count));
    const { backend } = await createTestBackend({ randomBytes });
    await aPerson(backend);
    const salted = randomBytes.mock.calls.length;
    const credentials = { username: 'nobody', password: 'x' };
    const answer = await post(backend, '/api/auth/login', undefined, credentials);
    expectRefusal(answer, 'unknownUsername');
    expect(randomBytes).toHaveBeenCalledTimes(salted + 1);
  });

  test('accepts only the exact password', async () => {
    const { backend } = await createTestBackend();
    const { user } = await aPerson(backend, { password: 'p'.repeat(200) });
    const tries = ['p'.repeat(199), 'P'.repeat(200), `${'p'.repeat(200)} `];
    for (const password of tries) {
      const credentials = { username: user.username, password };
      const answer = await post(backend, '/api/auth/login', undefined, credentials);
      expect([400, 401]).toContain(answer.status);
    }
  });
});
