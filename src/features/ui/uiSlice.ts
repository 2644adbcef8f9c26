import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut, sessionFollowed, sessionRefused } from '../auth/authSlice';
import type { Notice, NoticeText } from './notice';

/** The dialog that is open, with the ids of what it shows. */
export type Modal =
  | { kind: 'editPost'; postId: string }
  | { kind: 'editProfile' }
  | { kind: 'followers'; username: string }
  | { kind: 'following'; username: string }
  | { kind: 'photo'; postId: string }
  | { kind: 'resetData' };

/** The menu that is open; only one can be. */
export type OpenMenu = { kind: 'sort' } | { kind: 'settings' } | { kind: 'post'; postId: string };

export type ColourMode = 'system' | 'light' | 'dark';

/** `memory`: nothing outlives the page. `newer`: a later version of the app owns the data. */
export type StorageState = 'unknown' | 'kept' | 'memory' | 'newer';

export interface UiState {
  modal: Modal | null;
  menu: OpenMenu | null;
  colourMode: ColourMode;
  /** Waiting to be shown, or showing; the oldest first. */
  notices: Notice[];
  /** What is known of the place where the app keeps its data in this browser. */
  storage: StorageState;
}

const initialState: UiState = {
  modal: null,
  menu: null,
  colourMode: 'system',
  notices: [],
  storage: 'unknown',
};

/** The state of a page in which this colour mode was chosen earlier. */
export const uiStateOf = (colourMode: ColourMode): UiState => ({ ...initialState, colourMode });

const closeAll = (state: UiState) => {
  state.modal = null;
  state.menu = null;
};

/** What is about one person's doings is nothing for the next. */
const leaveSession = (state: UiState) => {
  closeAll(state);
  state.notices = state.notices.filter(({ about }) => about === undefined);
};

/** A session ends with local storage, where the chosen colour mode was kept. */
const endSession = (state: UiState) => {
  leaveSession(state);
  state.colourMode = 'system';
};

const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    modalOpened: (state, { payload }: PayloadAction<Modal>) => {
      state.modal = payload;
      state.menu = null;
    },
    modalClosed: (state) => {
      state.modal = null;
    },
    /** The page under a dialog was left by a link in it. */
    modalLeft: closeAll,
    menuOpened: (state, { payload }: PayloadAction<OpenMenu>) => {
      state.menu = payload;
    },
    menuClosed: (state) => {
      state.menu = null;
    },
    colourModeChosen: (state, { payload }: PayloadAction<ColourMode>) => {
      state.colourMode = payload;
    },
    /** What is told at once: together these take the place of earlier ones about the same things. */
    noticeQueued: {
      prepare: (...texts: NoticeText[]) => ({
        payload: texts.map((notice): Notice => ({ ...notice, id: nanoid() })),
      }),
      reducer: (state, { payload }: PayloadAction<Notice[]>) => {
        const renewed = new Set(payload.flatMap(({ about }) => about ?? []));
        state.notices = [
          ...state.notices.filter(({ about }) => about === undefined || !renewed.has(about)),
          ...payload,
        ];
      },
    },
    noticeClosed: (state, { payload: id }: PayloadAction<string>) => {
      state.notices = state.notices.filter((notice) => notice.id !== id);
    },
    storageReported: (state, { payload }: PayloadAction<StorageState>) => {
      state.storage = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, endSession)
      .addCase(sessionRefused, endSession)
      .addCase(sessionFollowed, (state, { payload }) => {
        if (payload) leaveSession(state);
        else endSession(state);
      }),
  selectors: {
    selectModal: (state) => state.modal,
    selectMenu: (state) => state.menu,
    selectColourMode: (state) => state.colourMode,
    selectNotices: (state) => state.notices,
    selectStorage: (state) => state.storage,
  },
});

export const {
  modalOpened,
  modalClosed,
  modalLeft,
  menuOpened,
  menuClosed,
  colourModeChosen,
  noticeQueued,
  noticeClosed,
  storageReported,
} = uiSlice.actions;
export const { selectModal, selectMenu, selectColourMode, selectNotices, selectStorage } =
  uiSlice.selectors;
export const uiReducer = uiSlice.reducer;
