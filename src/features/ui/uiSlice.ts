import { createAction, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut, sessionFollowed, sessionRefused, visitBegun } from '../auth/authSlice';
import type { Modal, OpenMenu } from './overlays';
import { DEFAULT_PREFERENCES, type ColourMode, type Preferences } from './preferences';
import type { Toast, ToastContent } from './toast';

/**
 * `busy`: opening takes long, and the app is waiting. `memory`: nothing outlives the page. `newer`: a later version of
 * the app owns the data. `lost`: the data was gone and was replaced by the seed. `damaged`: the data cannot be read,
 * and memory is used instead. `away`: the server cannot be reached.
 */
export type StorageState =
  'unknown' | 'persistent' | 'busy' | 'memory' | 'newer' | 'lost' | 'damaged' | 'away';

/** How many of an import's calls are done; `all` is 0 until their number is known. */
export interface ImportProgress {
  done: number;
  all: number;
}

export interface UiState {
  modal: Modal | null;
  menu: OpenMenu | null;
  preferences: Preferences;
  /** Waiting or shown; the oldest first. */
  toasts: Toast[];
  /** The state of the app's storage in this browser. */
  storage: StorageState;
  /** How much of a large seed is written, from 0 to 1; null if none is being written. */
  seeding: number | null;
  /** The running import, even if its dialog was closed; there is at most one. */
  importing: ImportProgress | null;
}

const initialState: UiState = {
  modal: null,
  menu: null,
  preferences: DEFAULT_PREFERENCES,
  toasts: [],
  storage: 'unknown',
  seeding: null,
  importing: null,
};

/** The initial state with stored preferences. */
export const uiStateOf = (preferences: Preferences): UiState => ({ ...initialState, preferences });

const closeAll = (state: UiState) => {
  state.modal = null;
  state.menu = null;
};

/** The next user must not see overlays or toasts about the previous user's activity. */
const leaveSession = (state: UiState) => {
  closeAll(state);
  state.importing = null;
  state.toasts = state.toasts.filter(({ about }) => about === undefined);
};

/** The end of a session clears local storage, where the preferences are. */
const endSession = (state: UiState) => {
  leaveSession(state);
  state.preferences = DEFAULT_PREFERENCES;
};

/** The user pressed Retry while the storage was busy. */
export const storageRetried = createAction('ui/storageRetried');

export const uiSlice = createSlice({
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
    /** The lightbox moved on to another photo of the post. */
    photoTurned: (state, { payload: index }: PayloadAction<number>) => {
      if (state.modal?.kind === 'photo') state.modal.index = index;
    },
    /** A link in an overlay led to another page. */
    overlaysClosed: closeAll,
    menuOpened: (state, { payload }: PayloadAction<OpenMenu>) => {
      state.menu = payload;
    },
    menuClosed: (state) => {
      state.menu = null;
    },
    colourModeChosen: (state, { payload }: PayloadAction<ColourMode>) => {
      state.preferences.colourMode = payload;
    },
    /** Single-key shortcuts were turned on or off. */
    shortcutsToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.preferences.hasShortcuts = payload;
    },
    favouritesAsked: (state) => {
      state.preferences.wasAskedFavourites = true;
    },
    /** Toasts shown together; they replace earlier ones about the same. */
    toastQueued: {
      prepare: (...texts: ToastContent[]) => ({
        payload: texts.map((toast): Toast => ({ ...toast, id: nanoid() })),
        meta: { at: Date.now() },
      }),
      reducer: (state, { payload }: PayloadAction<Toast[]>) => {
        const renewed = new Set(payload.flatMap(({ about }) => about ?? []));
        state.toasts = [
          ...state.toasts.filter(({ about }) => about === undefined || !renewed.has(about)),
          ...payload,
        ];
      },
    },
    toastClosed: (state, { payload: id }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter((toast) => toast.id !== id);
    },
    storageReported: (state, { payload }: PayloadAction<StorageState>) => {
      state.storage = payload;
    },
    /** The user read that the data was lost; the data that replaced it is kept. */
    lossAcknowledged: (state) => {
      state.storage = 'persistent';
    },
    seedingProgressed: (state, { payload }: PayloadAction<number | null>) => {
      state.seeding = payload;
    },
    importAdvanced: (state, { payload }: PayloadAction<ImportProgress>) => {
      state.importing = payload;
    },
    importEnded: (state) => {
      state.importing = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, endSession)
      .addCase(sessionRefused, endSession)
      .addCase(visitBegun, leaveSession)
      .addCase(sessionFollowed, (state, { payload }) => {
        if (payload) leaveSession(state);
        else endSession(state);
      }),
  selectors: {
    selectModal: (state) => state.modal,
    selectMenu: (state) => state.menu,
    selectHasOverlay: (state) => state.modal !== null || state.menu !== null,
    selectColourMode: (state) => state.preferences.colourMode,
    selectHasShortcuts: (state) => state.preferences.hasShortcuts,
    selectWasAskedFavourites: (state) => state.preferences.wasAskedFavourites,
    selectToasts: (state) => state.toasts,
    selectStorage: (state) => state.storage,
    /** Whether the storage banner is shown. */
    selectHasStorageWarning: ({ storage }) => storage !== 'unknown' && storage !== 'persistent',
    /** Whether this tab's changes outlive the page, as far as is known. */
    selectIsDurable: ({ storage }) => storage !== 'memory' && storage !== 'damaged',
    selectSeeding: (state) => state.seeding,
    selectImporting: (state) => state.importing,
  },
});

export const {
  modalOpened,
  modalClosed,
  photoTurned,
  overlaysClosed,
  menuOpened,
  menuClosed,
  colourModeChosen,
  shortcutsToggled,
  favouritesAsked,
  toastQueued,
  toastClosed,
  storageReported,
  lossAcknowledged,
  seedingProgressed,
  importAdvanced,
  importEnded,
} = uiSlice.actions;
export const {
  selectModal,
  selectMenu,
  selectHasOverlay,
  selectColourMode,
  selectHasShortcuts,
  selectWasAskedFavourites,
  selectToasts,
  selectStorage,
  selectHasStorageWarning,
  selectIsDurable,
  selectSeeding,
  selectImporting,
} = uiSlice.selectors;
