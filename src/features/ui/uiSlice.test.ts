import { aUser } from '../../testing/builders';
import { loggedOut, sessionFollowed, sessionRefused, visitBegun } from '../auth/authSlice';
import { authToasts } from '../auth/authToasts';
import { postToasts } from '../posts/postToasts';
import { transferToasts } from '../transfer/transferToasts';
import { toasts } from './toast';
import {
  colourModeChosen,
  importAdvanced,
  importEnded,
  lossAcknowledged,
  menuClosed,
  menuOpened,
  modalClosed,
  overlaysClosed,
  modalOpened,
  toastClosed,
  toastQueued,
  photoTurned,
  selectColourMode,
  selectHasOverlay,
  selectHasShortcuts,
  selectHasStorageWarning,
  selectImporting,
  selectIsDurable,
  selectMenu,
  selectModal,
  selectToasts,
  selectSeeding,
  selectStorage,
  shortcutsToggled,
  seedingProgressed,
  storageReported,
  uiSlice,
  uiStateOf,
  type UiState,
} from './uiSlice';

const UNDO = { type: 'undone' };

type Event = Parameters<typeof uiSlice.reducer>[1];

const after = (...events: Event[]): UiState =>
  events.reduce<UiState>(uiSlice.reducer, uiSlice.reducer(undefined, { type: 'start' }));
const textsAfter = (...events: Event[]) => after(...events).toasts.map(({ text }) => text);

const editor = { kind: 'editPost', postId: 'a' } as const;
const menu = { kind: 'post', postId: 'a' } as const;

it('closes the menu when it opens a dialog', () => {
  expect(after(menuOpened(menu), modalOpened(editor))).toMatchObject({ modal: editor, menu: null });
});

it('closes dialog and menu separately', () => {
  const both = [modalOpened(editor), menuOpened(menu)];
  expect(after(...both, menuClosed())).toMatchObject({ modal: editor, menu: null });
  expect(after(...both, modalClosed())).toMatchObject({ modal: null, menu });
});

it('moves from photo to photo, but only while one is open', () => {
  const photo = { kind: 'photo', postId: 'a', index: 0 } as const;
  const turned = photoTurned(2);
  expect(after(modalOpened(photo), turned).modal).toEqual({ ...photo, index: 2 });
  expect(after(turned).modal).toBeNull();
  expect(after(modalOpened(editor), turned).modal).toEqual(editor);
});

it.each([
  ['the page is left', overlaysClosed()],
  ['the person leaves', loggedOut()],
  ['the token is refused', sessionRefused()],
])('closes both when %s', (_name, event) => {
  expect(after(modalOpened(editor), menuOpened(menu), event)).toMatchObject({
    modal: null,
    menu: null,
  });
});

it.each([
  ['a logout', loggedOut()],
  ['a refused token', sessionRefused()],
  ['a logout in another tab', sessionFollowed(null)],
])('resets the colour mode with %s, which clears local storage', (_name, event) => {
  expect(after(colourModeChosen('light'), event).preferences.colourMode).toBe('system');
});

it('removes toasts about the user’s activity with the session', () => {
  expect(
    textsAfter(
      toastQueued(postToasts.postDeleted('a', UNDO)),
      toastQueued(transferToasts.imported('Imported: 1 post.', true)),
      toastQueued(transferToasts.exported('cinefolk-matinee.json')),
      toastQueued(authToasts.loggedOut()),
      loggedOut(),
    ),
  ).toEqual(['Logged Out ']);
});

it('queues toasts in order, each with an id of its own', () => {
  const created = toastQueued(postToasts.postCreated());
  const copied = toastQueued(toasts.linkCopied());
  expect(textsAfter(created, copied)).toEqual(['Post Created', 'Link Copied']);
  const [first, second] = after(created, copied).toasts;
  expect(first?.id).not.toBe(second?.id);
  expect(textsAfter(created, copied, toastClosed(first?.id ?? ''))).toEqual(['Link Copied']);
});

it('queues several toasts at once, and replaces them together', () => {
  const removed = toastQueued(
    postToasts.unbookmarked('a'),
    postToasts.bookmarkUndoOffered('a', UNDO),
  );
  expect(textsAfter(removed)).toEqual(['Post Removed from bookmark', 'Bookmark removed']);
  expect(textsAfter(removed, toastQueued(postToasts.bookmarked('a')))).toEqual([
    'Post Added to bookmark',
  ]);
});

it('replaces a toast by a newer one about the same thing', () => {
  expect(
    textsAfter(
      toastQueued(postToasts.bookmarked('a')),
      toastQueued(postToasts.bookmarked('b')),
      toastQueued(toasts.failed('No.', 'bookmark:a')),
    ),
  ).toEqual(['Post Added to bookmark', 'No.']);
});

it('starts with nothing open, the system’s colour mode and unknown storage', () => {
  const preferences = {
    colourMode: 'system',
    hasShortcuts: true,
    wasAskedFavourites: false,
  } as const;
  expect(after()).toEqual({
    modal: null,
    menu: null,
    preferences,
    toasts: [],
    storage: 'unknown',
    seeding: null,
    importing: null,
  });
  expect(uiStateOf({ ...preferences, colourMode: 'dark' })).toEqual({
    ...after(),
    preferences: { ...preferences, colourMode: 'dark' },
  });
});

it('selects overlays, preferences, toasts and storage', () => {
  const ui = after(
    modalOpened(editor),
    menuOpened(menu),
    colourModeChosen('light'),
    shortcutsToggled(false),
    toastQueued(toasts.linkCopied()),
    storageReported('memory'),
    seedingProgressed(0.4),
    importAdvanced({ done: 1, all: 2 }),
  );
  expect(selectModal({ ui })).toEqual(editor);
  expect(selectMenu({ ui })).toEqual(menu);
  expect(selectColourMode({ ui })).toBe('light');
  expect(selectHasShortcuts({ ui })).toBe(false);
  expect(selectToasts({ ui })).toMatchObject([toasts.linkCopied()]);
  expect(selectStorage({ ui })).toBe('memory');
  expect(selectSeeding({ ui })).toBe(0.4);
  expect(selectImporting({ ui })).toEqual({ done: 1, all: 2 });
});

it('selects whether a dialog or a menu is open', () => {
  expect(selectHasOverlay({ ui: after() })).toBe(false);
  expect(selectHasOverlay({ ui: after(modalOpened(editor)) })).toBe(true);
  expect(selectHasOverlay({ ui: after(menuOpened(menu)) })).toBe(true);
});

it.each([
  ['unknown', { isDurable: true, hasWarning: false }],
  ['persistent', { isDurable: true, hasWarning: false }],
  ['busy', { isDurable: true, hasWarning: true }],
  ['newer', { isDurable: true, hasWarning: true }],
  ['lost', { isDurable: true, hasWarning: true }],
  ['memory', { isDurable: false, hasWarning: true }],
  ['damaged', { isDurable: false, hasWarning: true }],
] as const)(
  '%s storage: selects whether it is durable and needs a warning',
  (storage, { isDurable, hasWarning }) => {
    const ui = after(storageReported(storage));
    expect(selectIsDurable({ ui })).toBe(isDurable);
    expect(selectHasStorageWarning({ ui })).toBe(hasWarning);
  },
);

it('needs no warning of lost data once the user has acknowledged it', () => {
  const ui = after(storageReported('lost'), lossAcknowledged());
  expect(selectHasStorageWarning({ ui })).toBe(false);
});

it.each([
  ['it ended', importEnded()],
  ['its person left', loggedOut()],
])('forgets the import when %s', (_name, event) => {
  expect(after(importAdvanced({ done: 1, all: 2 }), event).importing).toBeNull();
});

it.each([
  ['another tab signs in as somebody else', sessionFollowed({ token: 't', user: aUser() })],
  ['a visit begins', visitBegun({ token: 't', user: aUser() })],
])('closes overlays when %s, and keeps the preferences', (_name, event) => {
  const state = after(
    modalOpened(editor),
    menuOpened(menu),
    colourModeChosen('light'),
    toastQueued(postToasts.bookmarked('a')),
    event,
  );
  expect(state).toEqual(
    uiStateOf({ colourMode: 'light', hasShortcuts: true, wasAskedFavourites: false }),
  );
});
