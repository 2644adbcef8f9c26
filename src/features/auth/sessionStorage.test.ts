import { aToken, aUser } from '../../testing/builders';
import { createMemoryPageStorage } from '../../testing/memoryPageStorage';
import { providePageGlobals } from '../../testing/pageGlobals';
import type { Session } from './authSlice';
import {
  endSession,
  readSession,
  recallSession,
  updateStoredUser,
  watchSession,
  writeSession,
} from './sessionStorage';

providePageGlobals();

const sessionOf = (name: string): Session => ({
  token: aToken(name),
  user: aUser({ _id: name, username: name }),
});
const ANA = sessionOf('ana');
const BO = sessionOf('bo');

const put = ({ token, user }: { token?: string; user?: unknown }) => {
  if (token !== undefined) localStorage.setItem('token', token);
  if (user !== undefined) localStorage.setItem('user', JSON.stringify(user));
};
const mirrored = (session: unknown) => createMemoryPageStorage({ session });

describe('local storage', () => {
  it('holds token and user under the keys that the product names', async () => {
    await writeSession(ANA, createMemoryPageStorage());
    expect(localStorage.getItem('token')).toBe(ANA.token);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ANA.user);
    expect(readSession()).toEqual(ANA);
  });

  it.each([
    ['no user', { token: ANA.token }],
    ['no token', { user: ANA.user }],
    ['a user of another shape', { token: ANA.token, user: { _id: 'ana' } }],
    ['another person’s user', { token: ANA.token, user: BO.user }],
    ['a token that has expired', { token: aToken('ana', -1), user: ANA.user }],
    ['a token that is none', { token: 'token', user: ANA.user }],
    ['a token that no header can carry', { token: `ключ${ANA.token}`, user: ANA.user }],
    ['a token of two lines', { token: `${ANA.token}\nX: y`, user: ANA.user }],
  ])('with %s holds no session', (_name, stored) => {
    put(stored);
    expect(readSession()).toBeNull();
  });

  it('with a user that is no JSON holds no session', () => {
    put({ token: ANA.token });
    localStorage.setItem('user', '{"_id":');
    expect(readSession()).toBeNull();
  });
});

describe('a session stored before the profile had one of its fields', () => {
  const { website: _, ...earlier } = ANA.user;

  it('is held by local storage, and the field is blank', () => {
    put({ token: ANA.token, user: earlier });
    expect(readSession()).toEqual({ ...ANA, user: { ...earlier, website: '' } });
  });

  it('is remembered by the mirror, and the field is blank', async () => {
    const stored = mirrored({ token: ANA.token, user: earlier });
    expect(await recallSession(stored)).toEqual({ ...ANA, user: { ...earlier, website: '' } });
  });
});

describe('newer data of the person signed in', () => {
  const NEWER = { ...ANA, user: { ...ANA.user, bio: 'Now with a bio' } };

  it('is stored beside the token, and mirrored', async () => {
    const pageStorage = createMemoryPageStorage();
    await writeSession(ANA, pageStorage);
    await updateStoredUser(NEWER, pageStorage);
    expect(readSession()).toEqual(NEWER);
    localStorage.clear();
    expect(await recallSession(pageStorage)).toEqual(NEWER);
  });

  it.each([
    ['brings back no session that another tab has just ended', null],
    ['leaves the session alone that another tab has just begun', BO],
  ])('%s', async (_name, later) => {
    const pageStorage = createMemoryPageStorage();
    await writeSession(ANA, pageStorage);
    await endSession(ANA.token, pageStorage);
    sessionStorage.clear();
    if (later) await writeSession(later, pageStorage);
    await updateStoredUser(NEWER, pageStorage);
    expect(readSession()).toEqual(later);
    expect(await recallSession(pageStorage)).toEqual(later);
  });

  it('asks the mirror, for local storage may show late what another tab did', async () => {
    const pageStorage = createMemoryPageStorage();
    await writeSession(BO, pageStorage);
    put(ANA);
    await updateStoredUser(NEWER, pageStorage);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ANA.user);
    localStorage.clear();
    expect(await recallSession(pageStorage)).toEqual(BO);
  });
});

describe('the session that a browser remembers', () => {
  it('is the one in local storage, whoever the mirror shows', async () => {
    put(ANA);
    expect(await recallSession(mirrored(BO))).toEqual(ANA);
  });

  it('is the mirror’s where local storage was lost', async () => {
    const pageStorage = createMemoryPageStorage();
    await writeSession(ANA, pageStorage);
    localStorage.clear();
    expect(await recallSession(pageStorage)).toEqual(ANA);
  });

  it('is completed by the mirror where only the user was lost', async () => {
    put({ token: ANA.token });
    expect(await recallSession(mirrored(ANA))).toEqual(ANA);
  });

  it('is not the mirror’s where local storage holds another token', async () => {
    put({ token: BO.token });
    expect(await recallSession(mirrored(ANA))).toBe('lapsed');
  });

  it.each([
    ['is garbage', { token: 'garbage', user: ANA.user }],
    ['is empty', { token: '', user: ANA.user }],
    ['has expired', { token: aToken('ana', -1), user: ANA.user }],
    ['has lost its user', { token: ANA.token }],
  ])('has lapsed where the token left %s', async (_name, stored) => {
    put(stored);
    expect(await recallSession(mirrored(undefined))).toBe('lapsed');
  });

  it('has lapsed where only the mirror has it, for too long', async () => {
    const expired = { ...ANA, token: aToken('ana', -1) };
    expect(await recallSession(mirrored(expired))).toBe('lapsed');
  });

  it('has not lapsed but ended where the expired token was logged out', async () => {
    const expired = aToken('ana', -1);
    put({ ...ANA, token: expired });
    expect(await recallSession(mirrored({ endedToken: expired }))).toBeNull();
  });

  it('is none when that very token has ended, though a kill brought it back', async () => {
    const pageStorage = createMemoryPageStorage();
    await writeSession(ANA, pageStorage);
    await endSession(ANA.token, pageStorage);
    expect(localStorage.length).toBe(0);
    put(ANA);
    expect(await recallSession(pageStorage)).toBeNull();
  });

  it('is none after a reload that came before the mirror had word of the logout', async () => {
    const pageStorage = createMemoryPageStorage();
    await writeSession(ANA, pageStorage);
    const ending = endSession(ANA.token, {
      ...pageStorage,
      write: () => new Promise(() => undefined),
    });
    expect(await Promise.race([ending, recallSession(pageStorage)])).toBeNull();
  });

  it('is the new one when another token has ended', async () => {
    put(BO);
    expect(await recallSession(mirrored({ endedToken: ANA.token }))).toEqual(BO);
  });

  it.each([
    ['nothing', undefined],
    ['rubbish', { token: 1 }],
    ['the end of another', { endedToken: ANA.token }],
  ])('is none where the mirror holds %s and local storage nothing', async (_name, mirror) => {
    expect(await recallSession(mirrored(mirror))).toBeNull();
  });
});

it('a session stored before people’s posts and replies were counted is held by local storage', () => {
  const { postCount: _posts, replyCount: _replies, ...earlier } = ANA.user;
  put({ token: ANA.token, user: earlier });
  expect(readSession()).toEqual({ ...ANA, user: { ...earlier, postCount: 0, replyCount: 0 } });
});

describe('another tab', () => {
  const dispatchStorageEvent = (key: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));

  it('is followed when it signs in, signs out or clears everything, and in nothing else', () => {
    const listener = jest.fn();
    const stop = watchSession(listener);
    put(ANA);
    dispatchStorageEvent('token');
    expect(listener).toHaveBeenLastCalledWith(ANA);
    dispatchStorageEvent('user');
    dispatchStorageEvent('mode');
    expect(listener).toHaveBeenCalledTimes(1);
    localStorage.clear();
    dispatchStorageEvent(null);
    expect(listener).toHaveBeenLastCalledWith(null);
    stop();
    dispatchStorageEvent('token');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
