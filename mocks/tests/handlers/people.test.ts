import type { Backend } from '../../../src/domain/backend';
import { createTestBackend } from '../../testing/testBackend';
import {
  aPerson,
  backendWith,
  everything,
  expectMalformed,
  expectRefusal,
  get,
  idsOf,
  post,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

async function found(backend: Backend, query: string, token?: string): Promise<string[]> {
  const answer = await get(backend, `/api/users?${query}`, token);
  return bodyOf(answer, 200, BODIES.people).users.map(({ username }) => username);
}

describe('search', () => {
  const ada = { username: 'Countess', firstName: 'Ada', lastName: 'Łovelace' };

  test.each(['countess', 'OUNT', 'ada', 'DA', 'łove', 'ŁOVE', 'love', 'áda', '  ada  '])(
    '“%s” finds a person by part of a name, ignoring case and accents',
    async (q) => {
      const { backend } = await createTestBackend();
      await aPerson(backend, ada);
      expect(await found(backend, `q=${encodeURIComponent(q)}`)).toContain('Countess');
    },
  );

  test.each(['ada łove', 'lovelace ada', '@countess', '@Countess ada'])(
    '“%s” finds a person by the words of their card, in any order',
    async (q) => {
      const { backend } = await createTestBackend();
      await aPerson(backend, ada);
      expect(await found(backend, `q=${encodeURIComponent(q)}`)).toContain('Countess');
    },
  );

  test.each(['ada byron', 'countessa', '.*', 'c%s'])(
    '“%s” finds nobody, since a word of it is part of no name',
    async (q) => {
      const { backend } = await createTestBackend();
      await aPerson(backend, ada);
      expect(await found(backend, `q=${encodeURIComponent(q)}`)).toEqual([]);
    },
  );

  test.each(['', '   '])('“%s” finds nobody', async (q) => {
    const { backend } = await createTestBackend();
    expect(await found(backend, `q=${encodeURIComponent(q)}`)).toEqual([]);
  });

  test('lists people in the order in which they signed up', async () => {
    const { backend } = await createTestBackend();
    for (const username of ['zz-first', 'aa-then', 'mm-last']) {
      await aPerson(backend, { username, firstName: 'Legion' });
    }
    expect(await found(backend, 'q=legion')).toEqual(['zz-first', 'aa-then', 'mm-last']);
  });

  test('answers twenty people unless another limit is given', async () => {
    const { backend } = await createTestBackend();
    for (let n = 0; n < 21; n += 1) await aPerson(backend, { firstName: 'Legion' });
    expect(await found(backend, 'q=legion')).toHaveLength(20);
    expect(await found(backend, 'q=legion&limit=3')).toHaveLength(3);
    expect(await found(backend, 'q=legion&limit=100')).toHaveLength(21);
  });
});

describe('suggestions', () => {
  test('are the people one does not follow, without oneself', async () => {
    const { backend, me, followed, stranger } = await backendWith('me', 'followed', 'stranger');
    await post(backend, `/api/users/follow/${followed.user._id}`, me.token);
    const usernames = await found(backend, 'suggested=true', me.token);
    expect(usernames).toContain(stranger.user.username);
    expect(usernames).not.toContain(me.user.username);
    expect(usernames).not.toContain(followed.user.username);
    expect(usernames).toHaveLength(6);
    expect(await found(backend, 'suggested=true&limit=2', me.token)).toHaveLength(2);
  });

  test('end when everybody is followed', async () => {
    const { backend, me } = await backendWith('me');
    const { users } = await everything(backend);
    for (const id of idsOf(users)) await post(backend, `/api/users/follow/${id}`, me.token);
    expect(await found(backend, 'suggested=true', me.token)).toEqual([]);
  });

  test('are requested with true and no other value', async () => {
    const { backend, me } = await backendWith('me');
    for (const word of ['false', '', '1']) {
      expectMalformed(await get(backend, `/api/users?suggested=${word}`, me.token));
    }
  });

  test('need a token', async () => {
    const { backend } = await createTestBackend();
    expectRefusal(await get(backend, '/api/users?suggested=true'), 'invalidToken');
  });
});

test('a username finds one person, with their full profile', async () => {
  const { backend } = await createTestBackend();
  const { user } = await aPerson(backend, { username: 'Zoë.1' });
  const answer = await get(backend, `/api/users?username=${encodeURIComponent('Zoë.1')}`);
  expect(bodyOf(answer, 200, BODIES.users).users).toEqual([user]);
});

test.each(['limit=0', 'limit=101', 'limit=1.5', 'limit=x'])('?%s is refused', async (query) => {
  const { backend, me } = await backendWith('me');
  expectMalformed(await get(backend, `/api/users?q=a&${query}`));
  expectMalformed(await get(backend, `/api/users?suggested=true&${query}`, me.token));
});
