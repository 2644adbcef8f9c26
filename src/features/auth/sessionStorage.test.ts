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
  it('holds token and user under the specified keys', async () => {
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

  it('with a user that is invalid JSON holds no session', () => {
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

  it('checks the mirror, because local storage may show another tab’s changes late', async () => {
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
  it('is the one in local storage, whatever the mirror has', async () => {
    put(ANA);
    expect(await recallSession(mirrored(BO))).toEqual(ANA);
  });

  it('is the mirror’s if local storage was lost', async () => {
    const pageStorage = createMemoryPageStorage();
    await writeSession(ANA, pageStorage);
    localStorage.clear();
    expect(await recallSession(pageStorage)).toEqual(ANA);
  });

  it('is completed by the mirror if only the user was lost', async () => {
    put({ token: ANA.token });
    expect(await recallSession(mirrored(ANA))).toEqual(ANA);
  });

  it('is not the mirror’s if local storage holds another token', async () => {
    put({ token: BO.token });
    expect(await recallSession(mirrored(ANA))).toBe('lapsed');
  });

  it.each([
    ['is garbage', { token: 'garbage', user: ANA.user }],
    ['is empty', { token: '', user: ANA.user }],
    ['has expired', { token: aToken('ana', -1), user: ANA.user }],
    ['has lost its user', { token: ANA.token }],
  ])('has lapsed if the remaining token %s', async (_name, stored) => {
    put(stored);
    expect(await recallSession(mirrored(undefined))).toBe('lapsed');
  });

  it('has lapsed if only the mirror has it and it has expired', async () => {
    const expired = { ...ANA, token: aToken('ana', -1) };
    expect(await recallSession(mirrored(expired))).toBe('lapsed');
  });

  it('has ended, not lapsed, if the user of the expired token had logged out', async () => {
    const expired = aToken('ana', -1);
    put({ ...ANA, token: expired });
    expect(await recallSession(mirrored({ endedToken: expired }))).toBeNull();
  });

  it('is none if its token has ended, though it reappeared after a kill', async () => {
    const pageStorage = createMemoryPageStorage();
    await writeSession(ANA, pageStorage);
    await endSession(ANA.token, pageStorage);
    expect(localStorage.length).toBe(0);
    put(ANA);
    expect(await recallSession(pageStorage)).toBeNull();
  });

  it('is none after a reload before the mirror has recorded the logout', async () => {
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
  ])('is none if the mirror holds %s and local storage nothing', async (_name, mirror) => {
    expect(await recallSession(mirrored(mirror))).toBeNull();
  });
});

it('a session stored before people’s posts, replies and films were counted is held by local storage', () => {
  const { postCount: _posts, replyCount: _replies, filmCount: _films, ...earlier } = ANA.user;
  put({ token: ANA.token, user: earlier });
  expect(readSession()).toEqual({
    ...ANA,
    user: { ...earlier, postCount: 0, replyCount: 0, filmCount: 0 },
  });
});

describe('another tab', () => {
  const dispatchStorageEvent = (key: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));

  it('is followed only when it signs in, signs out or clears local storage', () => {
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
