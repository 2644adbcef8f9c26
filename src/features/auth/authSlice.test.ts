import { aUser } from '../../testing/builders';
import {
  authSlice,
  authStateOf,
  hostFollowed,
  loggedIn,
  loggedOut,
  originReached,
  originRemembered,
  selectAuthStatus,
  selectEndedBy,
  selectIsVisit,
  selectOwnSession,
  selectReturnTo,
  selectSessionUser,
  selectToken,
  sessionFollowed,
  sessionRefused,
  sessionRestored,
  sessionUserUpdated,
} from './authSlice';

const ANA = { token: 'token-a', user: aUser({ _id: 'ana' }) };
const BO = { token: 'token-b', user: aUser({ _id: 'bo' }) };
const signedIn = authStateOf(ANA);

it('starts signed in with a session, and restoring without one', () => {
  expect(signedIn).toMatchObject({ session: ANA, status: 'signedIn' });
  expect(authStateOf(null)).toMatchObject({ session: null, status: 'restoring' });
});

it.each([
  ['a login', loggedIn({ ...ANA, how: 'form' })],
  ['a restored session', sessionRestored(ANA)],
  ['another tab', sessionFollowed(ANA)],
])('is signed in by %s, and forgets how the last session ended', (_name, event) => {
  const before = authSlice.reducer(signedIn, sessionRefused());
  expect(authSlice.reducer(before, event)).toMatchObject({
    session: ANA,
    status: 'signedIn',
    endedBy: 'nothing',
  });
});

it('is signed out when there is no session to restore, which is no logout', () => {
  expect(authSlice.reducer(authStateOf(null), sessionRestored(null))).toMatchObject({
    status: 'signedOut',
    endedBy: 'nothing',
  });
});

it.each([
  ['a logout', loggedOut(), 'logout'],
  ['a logout in another tab', sessionFollowed(null), 'logout'],
  ['a refused token', sessionRefused(), 'refusal'],
])('is signed out by %s, and knows it', (_name, event, endedBy) => {
  const state = authSlice.reducer(signedIn, event);
  expect(state).toMatchObject({ session: null, status: 'signedOut', endedBy });
});

it('updates only the signed-in user', () => {
  const renamed = { ...ANA.user, firstName: 'Anna' };
  expect(authSlice.reducer(signedIn, sessionUserUpdated(renamed)).session).toEqual({
    ...ANA,
    user: renamed,
  });
  expect(authSlice.reducer(signedIn, sessionUserUpdated(BO.user)).session).toEqual(ANA);
  expect(authSlice.reducer(authStateOf(null), sessionUserUpdated(renamed)).session).toBeNull();
});

it('keeps the path to return to through a refusal and a login, until it is reached', () => {
  let state = authSlice.reducer(signedIn, sessionRefused());
  state = authSlice.reducer(state, originRemembered('/explore'));
  state = authSlice.reducer(state, loggedIn({ ...ANA, how: 'form' }));
  expect(state.returnTo).toBe('/explore');
  expect(authSlice.reducer(state, originReached()).returnTo).toBeNull();
});

it('forgets the path to return to on a logout', () => {
  const state = authSlice.reducer(signedIn, originRemembered('/explore'));
  expect(authSlice.reducer(state, loggedOut()).returnTo).toBeNull();
});

it('selects who is signed in, and with which token', () => {
  expect(selectSessionUser({ auth: signedIn })).toEqual(ANA.user);
  expect(selectToken({ auth: signedIn })).toBe('token-a');
  expect(selectSessionUser({ auth: authStateOf(null) })).toBeNull();
  expect(selectToken({ auth: authStateOf(null) })).toBeNull();
});

it('selects the status, how the session ended and the path to return to', () => {
  const begun = { auth: authSlice.reducer(undefined, { type: 'start' }) };
  expect(selectAuthStatus(begun)).toBe('restoring');
  expect(selectEndedBy(begun)).toBe('nothing');
  expect(selectReturnTo(begun)).toBeNull();
  const refused = authSlice.reducer(signedIn, sessionRefused());
  const ended = { auth: authSlice.reducer(refused, originRemembered('/explore')) };
  expect(selectAuthStatus(ended)).toBe('signedOut');
  expect(selectEndedBy(ended)).toBe('refusal');
  expect(selectReturnTo(ended)).toBe('/explore');
});

it('continues a visit, and knows the session of the other tabs', () => {
  const visiting = authStateOf(ANA, BO);
  expect(visiting).toMatchObject({ session: BO, visit: { host: ANA }, status: 'signedIn' });
  expect(selectIsVisit({ auth: visiting })).toBe(true);
  expect(selectOwnSession({ auth: visiting })).toEqual(ANA);
  const followed = authSlice.reducer(visiting, hostFollowed(null));
  expect(followed).toMatchObject({ session: BO, visit: { host: null } });
});

it('follows no host outside a visit', () => {
  expect(authSlice.reducer(signedIn, hostFollowed(BO))).toEqual(signedIn);
});

it('knows a deletion of the account from a logout', () => {
  const ended = (event: ReturnType<typeof loggedOut>) => authSlice.reducer(signedIn, event).endedBy;
  expect([ended(loggedOut()), ended(loggedOut('deletion'))]).toEqual(['logout', 'deletion']);
});
