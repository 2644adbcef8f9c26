import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cardIdOf, isCard, clickInCard, moveCardFocus } from '../features/posts/card/cardFocus';
import { COMPOSER_FIELD } from '../features/posts/composer/composerField';
import { findShortcut, type ShortcutAction } from '../features/ui/shortcuts';
import { modalOpened, selectHasShortcuts, selectMenu, selectModal } from '../features/ui/uiSlice';
import { isTyping } from '../lib/focus';
import { shortcutKeyOf } from '../lib/keys';
import { paths } from '../lib/paths';
import { useAppStore } from './hooks';
import { SEARCH_FIELD, useFocusOrNavigate } from './useFocusOrNavigate';

/** Starts a two-key shortcut; the second key must follow within the time limit. */
const LEADER = 'g';
const LEADER_TIMEOUT_MS = 1500;

const isPlain = ({ ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey || defaultPrevented);

/** Handles the keyboard shortcuts, except while the user types or a dialog or menu is open. */
export const useShortcuts = (): void => {
  const store = useAppStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const focusOrNavigate = useFocusOrNavigate();
  const leaderPressedAt = useRef(-Infinity);

  const openPost = () => {
    const postId = cardIdOf(document.activeElement);
    if (postId !== null && pathname !== paths.post(postId)) void navigate(paths.post(postId));
  };
  const actions: Record<ShortcutAction, () => void> = {
    nextPost: () => moveCardFocus(1),
    previousPost: () => moveCardFocus(-1),
    openPost,
    like: () => clickInCard('Like'),
    bookmark: () => clickInCard('Bookmark'),
    compose: () => focusOrNavigate(COMPOSER_FIELD, paths.home),
    search: () => focusOrNavigate(SEARCH_FIELD, paths.explore),
    goHome: () => void navigate(paths.home),
    goExplore: () => void navigate(paths.explore),
    goFilms: () => void navigate(paths.films),
    goNotifications: () => void navigate(paths.notifications),
    goBookmarks: () => void navigate(paths.bookmarks),
    goProfile: () => void navigate(paths.ownProfile),
    showHelp: () => void store.dispatch(modalOpened({ kind: 'shortcuts' })),
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const state = store.getState();
    if (!selectHasShortcuts(state) || selectModal(state) || selectMenu(state)) return;
    if (!isPlain(event) || isTyping(event.target)) return;
    const { repeat, timeStamp } = event;
    const key = shortcutKeyOf(event);
    if (key === undefined) return;
    const followsLeader = timeStamp - leaderPressedAt.current < LEADER_TIMEOUT_MS;
    const shortcut =
      (followsLeader ? findShortcut(`${LEADER} ${key}`) : undefined) ?? findShortcut(key);
    if (repeat && !shortcut?.repeats) return;
    leaderPressedAt.current = key === LEADER ? timeStamp : -Infinity;
    // Enter activates the focused control, unless that is a card.
    if (!shortcut || (key === 'Enter' && !isCard(event.target))) return;
    event.preventDefault();
    actions[shortcut.action]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
