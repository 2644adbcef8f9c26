import { inThisSession } from '../../api/sameSession';
import { bookmarksApi } from '../posts/bookmarksApi';
import { GUEST } from '../../domain/demoAccounts';
import { makeTestStore } from '../../testing/makeTestStore';
import { accountApi } from './account/accountApi';
import {
  loggedIn,
  loggedOut,
  selectEndedBy,
  selectSessionUser,
  selectToken,
  sessionUserUpdated,
  visitBegun,
} from './authSlice';
import { renewedSession } from './renewal';
import { restoreSession } from './restoreSession';
import { readSession, writeSession } from './sessionStorage';
import { readVisit } from './visitStorage';

const END = 'POST /api/auth/end-sessions';
const BOOKMARKS = 'GET /api/users/bookmark';

const open = async () => {
  const parts = await makeTestStore();
  const { store, server } = parts;
  return {
    ...parts,
    endSessions: () =>
      store.dispatch(accountApi.endpoints.endSessions.initiate({ password: GUEST.password })),
    /** Another tab, or another browser, ends all sessions and has a new one. */
    endElsewhere: async () => {
      const { token, user } = await server.signIn(GUEST.username);
      const body = { password: GUEST.password };
      await server.call('POST', '/api/auth/end-sessions', { token, body });
      const { token: renewed } = await server.signIn(GUEST.username);
      return { token: renewed, user };
    },
    readBookmarks: () =>
      store.dispatch(
        bookmarksApi.endpoints.getBookmarks.initiate(undefined, { forceRefetch: true }),
      ),
    token: () => selectToken(store.getState()),
  };
};

/** Tells this tab, as the browser does, that another has stored something. */
const tellOfStorage = () =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));

it('sends a call again that the old token was refused for, once the new one has come', async () => {
  const { endSessions, readBookmarks, token, transport, store, toasts } = await open();
  const before = token();
  const answer = transport.holdsAnswer(END);
  const ending = endSessions();
  await answer.waits;
  const reading = readBookmarks();
  await transport.quietBut(1);
  expect(transport.sentTo(BOOKMARKS)).toHaveLength(1);
  answer.release();
  await ending;
  expect((await reading).data?.bookmarks).toEqual(expect.arrayContaining(['lonely-place']));
  expect(transport.sentTo(BOOKMARKS)).toHaveLength(2);
  expect(token()).not.toBe(before);
  expect(selectEndedBy(store.getState())).toBe('nothing');
  expect(toasts()).toEqual([]);
});

it('makes two such calls one after the other, each with the token of the one before', async () => {
  const { endSessions, readBookmarks, store, toasts } = await open();
  const answers = await Promise.all([endSessions(), endSessions()]);
  expect(answers.map(({ error }) => error)).toEqual([undefined, undefined]);
  expect((await readBookmarks()).isSuccess).toBe(true);
  expect(selectEndedBy(store.getState())).toBe('nothing');
  expect(toasts()).toEqual([]);
});

it('makes such a call with the token that another tab has stored', async () => {
  const { endElsewhere, endSessions, store, pageStorage } = await open();
  await writeSession(await endElsewhere(), pageStorage);
  expect((await endSessions()).error).toBeUndefined();
  expect(selectEndedBy(store.getState())).toBe('nothing');
});

it('ends the session if the answer with the new token is lost', async () => {
  const { endSessions, readBookmarks, transport, store } = await open();
  transport.losesAnswer(END);
  await endSessions();
  await readBookmarks();
  await transport.quiet();
  expect(selectEndedBy(store.getState())).toBe('refusal');
});

it('ends the session if it was ended in another browser', async () => {
  const { endElsewhere, readBookmarks, transport, store } = await open();
  await endElsewhere();
  await readBookmarks();
  await transport.quiet();
  expect(selectEndedBy(store.getState())).toBe('refusal');
});

it('takes the new token of another tab without losing what is shown', async () => {
  const { endElsewhere, readBookmarks, store, pageStorage, token } = await open();
  await restoreSession(store, pageStorage);
  await readBookmarks();
  const renewed = await endElsewhere();
  await writeSession(renewed, pageStorage);
  tellOfStorage();
  expect(token()).toBe(renewed.token);
  const shown = bookmarksApi.endpoints.getBookmarks.select()(store.getState());
  expect(shown.data?.bookmarks).toEqual(expect.arrayContaining(['lonely-place']));
});

it('takes it also if it is refused before the browser tells of it', async () => {
  const { endElsewhere, readBookmarks, store, pageStorage, token } = await open();
  const renewed = await endElsewhere();
  await writeSession(renewed, pageStorage);
  expect((await readBookmarks()).isSuccess).toBe(true);
  expect(token()).toBe(renewed.token);
  expect(selectEndedBy(store.getState())).toBe('nothing');
});

it('sends no call again in the name of somebody else', async () => {
  const { server, session, store } = await open();
  if (!session) throw new Error('Nobody is signed in.');
  store.dispatch(loggedIn({ ...(await server.signIn('kinokai')), how: 'form' }));
  expect(await store.dispatch(renewedSession(session))).toBeNull();
});

it('lets what the person has begun go on', async () => {
  const { endSessions, store, token } = await open();
  const before = token();
  const isSameSession = inThisSession(store);
  await endSessions();
  expect(token()).not.toBe(before);
  expect(isSameSession()).toBe(true);
  store.dispatch(loggedOut());
  expect(isSameSession()).toBe(false);
});

it('does not sign in again who has logged out meanwhile', async () => {
  const { endSessions, store, token, transport } = await open();
  const answer = transport.holdsAnswer(END);
  const ending = endSessions();
  await answer.waits;
  store.dispatch(loggedOut());
  answer.release();
  await ending;
  await transport.quiet();
  expect([token(), readSession()]).toEqual([null, null]);
});

it('stores the new token of a visit in its tab only', async () => {
  const { endSessions, server, session, store, token, transport } = await open();
  const visitor = await server.signIn(GUEST.username);
  store.dispatch(visitBegun(visitor));
  await endSessions();
  await transport.quiet();
  expect(token()).not.toBe(visitor.token);
  expect(readVisit()?.token).toBe(token());
  expect(readSession()?.token).toBe(session?.token);
});

it('stores what is learned of the person later with the new token', async () => {
  const { endSessions, store, token, transport } = await open();
  await endSessions();
  const user = selectSessionUser(store.getState());
  if (user) store.dispatch(sessionUserUpdated({ ...user, firstName: 'Minna' }));
  await transport.quiet();
  expect(readSession()).toMatchObject({ token: token(), user: { firstName: 'Minna' } });
});
