import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';
import type { User } from '../../domain/entities';

export interface Session {
  token: string;
  /** The user as last known; components show the server's newest answer instead. */
  user: User;
  /** Its first token, once it has another: by this it is still known as the same session. */
  begunWith?: string;
}

export interface AuthState {
  session: Session | null;
  /** Set while the session is a visit, which only this tab has. `host` is the session of the other tabs, if any. */
  visit: { host: Session | null } | null;
  /** `restoring`: storage is still being read for a session, so nobody is redirected yet. */
  status: 'restoring' | 'signedOut' | 'signedIn';
  /** Why the last session ended: after a logout the redirect differs from that of a new visitor. */
  endedBy: 'nothing' | 'logout' | 'deletion' | 'refusal';
  /** The page that a signed-out user requested, relative to the base path. */
  returnTo: string | null;
}

const initialState: AuthState = {
  session: null,
  visit: null,
  status: 'restoring',
  endedBy: 'nothing',
  returnTo: null,
};

/**
 * The initial state: signed in if storage has a session, otherwise restoring, since the mirror may have one.
 * @param visitor the session of a visit that continues in this tab
 */
export const authStateOf = (
  session: Session | null,
  visitor: Session | null = null,
): AuthState => ({
  ...initialState,
  session: visitor ?? session,
  visit: visitor && { host: session },
  status: (visitor ?? session) ? 'signedIn' : 'restoring',
});

/** The session that this browser's tabs share, which a visit does not change. */
const ownSession = ({ session, visit }: AuthState): Session | null =>
  visit ? visit.host : session;

const signIn = (state: AuthState, session: Session) => {
  state.session = session;
  state.visit = null;
  state.status = 'signedIn';
  state.endedBy = 'nothing';
};

const signOut = (state: AuthState, endedBy: AuthState['endedBy']) => {
  state.session = null;
  state.visit = null;
  state.status = 'signedOut';
  state.endedBy = endedBy;
};

/** The visitor ended the visit, or its session ended. */
export const visitLeft = createAction('auth/visitLeft');

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The user signed in by form, as the guest, by signing up, or to an account that they had deleted. */
    loggedIn: (
      state,
      { payload }: PayloadAction<Session & { how: 'form' | 'guest' | 'signup' | 'return' }>,
    ) => {
      signIn(state, { token: payload.token, user: payload.user });
    },
    /** The stored session was read; null if there is none. */
    sessionRestored: (state, { payload }: PayloadAction<Session | null>) => {
      if (!payload) signOut(state, 'nothing');
      // Reading the same session again must not rerender the components that show it.
      else if (payload.token !== state.session?.token) signIn(state, payload);
    },
    /** Another tab signed in, out, or as another user; or this tab cannot use the other tabs' session. */
    sessionFollowed: (state, { payload }: PayloadAction<Session | null>) => {
      if (payload) signIn(state, payload);
      else signOut(state, 'logout');
    },
    /** The user became another user, in this tab only. */
    visitBegun: (state, { payload }: PayloadAction<Session>) => {
      const host = ownSession(state);
      signIn(state, payload);
      state.visit = { host };
    },
    /** During a visit, another tab signed in, out, or as another user. */
    hostFollowed: (state, { payload }: PayloadAction<Session | null>) => {
      if (state.visit) state.visit.host = payload;
    },
    /** The server answered with newer data of the signed-in user. */
    sessionUserUpdated: (state, { payload }: PayloadAction<User>) => {
      const { session } = state;
      if (session?.user._id === payload._id)
        session.user = copyWithStructuralSharing<User>(session.user, payload);
    },
    /** The session goes on with another token: the server refuses its earlier one. */
    sessionRenewed: ({ session }, { payload }: PayloadAction<Session>) => {
      if (session?.user._id !== payload.user._id) return;
      session.begunWith ??= session.token;
      session.token = payload.token;
      session.user = payload.user;
    },
    /** The user left, or deleted the account. */
    loggedOut: (
      state,
      { payload = 'logout' }: PayloadAction<'logout' | 'deletion' | undefined>,
    ) => {
      signOut(state, payload);
      state.returnTo = null;
    },
    /** The server refused the token, or the stored one is no longer valid. */
    sessionRefused: (state) => {
      signOut(state, 'refusal');
    },
    /** A signed-out user requested a page that needs a session. */
    originRemembered: (state, { payload }: PayloadAction<string>) => {
      state.returnTo = payload;
    },
    /** The user was redirected to the page they had requested. */
    originReached: (state) => {
      state.returnTo = null;
    },
  },
  selectors: {
    selectToken: (state) => state.session?.token ?? null,
    selectSessionUser: (state) => state.session?.user ?? null,
    selectOwnSession: ownSession,
    selectIsVisit: (state) => state.visit !== null,
    selectAuthStatus: (state) => state.status,
    selectEndedBy: (state) => state.endedBy,
    selectReturnTo: (state) => state.returnTo,
  },
});

export const {
  loggedIn,
  sessionRestored,
  sessionFollowed,
  visitBegun,
  hostFollowed,
  sessionUserUpdated,
  sessionRenewed,
  loggedOut,
  sessionRefused,
  originRemembered,
  originReached,
} = authSlice.actions;
export const {
  selectToken,
  selectSessionUser,
  selectOwnSession,
  selectIsVisit,
  selectAuthStatus,
  selectEndedBy,
  selectReturnTo,
} = authSlice.selectors;

/** Matches every action after which this tab has another user, or none. */
export const sessionChanged = isAnyOf(
  loggedIn,
  loggedOut,
  sessionRefused,
  sessionFollowed,
  visitBegun,
);
