import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';
import type { User } from '../../domain/entities';

export interface Session {
  token: string;
  /** The person as last known; what is shown comes from the server's newest answer. */
  user: User;
}

export interface AuthState {
  session: Session | null;
  /** There while the session is a visit: this tab's alone. Its host is whom the other tabs are signed in as, if anybody. */
  visit: { host: Session | null } | null;
  /** `restoring`: this browser may yet remember a session; nobody is sent away meanwhile. */
  status: 'restoring' | 'signedOut' | 'signedIn';
  /** Why the last session ended: a person who logged out goes to another page than a stranger. */
  endedBy: 'nothing' | 'logout' | 'refusal';
  /** The place a signed-out person wanted to see, below the base path. */
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
 * The state of a page that finds a session in storage, and of one that may still find it elsewhere.
 * @param visitor the session of a visit that goes on in this tab
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

/** The session of whom this browser belongs to, which a visit leaves alone. */
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

/** The visitor went back, or could not stay. */
export const visitLeft = createAction('auth/visitLeft');

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** A person signed in by form, as the guest, or by signing up. */
    loggedIn: (
      state,
      { payload }: PayloadAction<Session & { how: 'form' | 'guest' | 'signup' }>,
    ) => {
      signIn(state, { token: payload.token, user: payload.user });
    },
    /** The browser was asked for a session it remembers; null when there is none. */
    sessionRestored: (state, { payload }: PayloadAction<Session | null>) => {
      if (!payload) signOut(state, 'nothing');
      // The session of this page, read once more, is no news: what shows it need not render again.
      else if (payload.token !== state.session?.token) signIn(state, payload);
    },
    /** Another tab signed in, out, or as somebody else; or what it is signed in to is not to be had in this one. */
    sessionFollowed: (state, { payload }: PayloadAction<Session | null>) => {
      if (payload) signIn(state, payload);
      else signOut(state, 'logout');
    },
    /** This tab alone became somebody else. */
    visitBegun: (state, { payload }: PayloadAction<Session>) => {
      const host = ownSession(state);
      signIn(state, payload);
      state.visit = { host };
    },
    /** During a visit another tab signed in, out, or as somebody else. */
    hostFollowed: (state, { payload }: PayloadAction<Session | null>) => {
      if (state.visit) state.visit.host = payload;
    },
    /** The server answered with a newer version of the person signed in. */
    sessionUserUpdated: (state, { payload }: PayloadAction<User>) => {
      const { session } = state;
      if (session?.user._id === payload._id)
        session.user = copyWithStructuralSharing<User>(session.user, payload);
    },
    loggedOut: (state) => {
      signOut(state, 'logout');
      state.returnTo = null;
    },
    /** The server refused the token, or the stored one cannot be valid any more. */
    sessionRefused: (state) => {
      signOut(state, 'refusal');
    },
    /** A signed-out person asked for a page that needs a session. */
    originRemembered: (state, { payload }: PayloadAction<string>) => {
      state.returnTo = payload;
    },
    /** The person was returned to the page they had asked for. */
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

/** After any of these the person in this tab is another one, or nobody. */
export const sessionChanged = isAnyOf(
  loggedIn,
  loggedOut,
  sessionRefused,
  sessionFollowed,
  visitBegun,
);
