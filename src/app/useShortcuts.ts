import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cardIdOf, isCard, pressInCard, walkCards } from '../features/posts/card/cardFocus';
import { COMPOSER_FIELD } from '../features/posts/composer/composerField';
import { findShortcut, type ShortcutAction } from '../features/ui/shortcuts';
import { modalOpened, selectHasShortcuts, selectMenu, selectModal } from '../features/ui/uiSlice';
import { isTyping } from '../lib/focus';
import { paths } from '../lib/paths';
import { useAppStore } from './hooks';
import { SEARCH_FIELD, useReach } from './useReach';

/** It does nothing by itself, and waits so long for the key that says where to. */
const LEADER = 'g';
const WAIT_MS = 1500;

const isPlain = ({ ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey || isComposing || defaultPrevented);

/** Lets single keys do what the list of shortcuts says, while nobody types and nothing is open. */
export const useShortcuts = (): void => {
  const store = useAppStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const reach = useReach();
  const ledAt = useRef(-Infinity);

  const openPost = () => {
    const postId = cardIdOf(document.activeElement);
    if (postId !== null && pathname !== paths.post(postId)) void navigate(paths.post(postId));
  };
  const actions: Record<ShortcutAction, () => void> = {
    nextPost: () => walkCards(1),
    previousPost: () => walkCards(-1),
    openPost,
    like: () => pressInCard('Like'),
    bookmark: () => pressInCard('Bookmark'),
    compose: () => reach(COMPOSER_FIELD, paths.home),
    search: () => reach(SEARCH_FIELD, paths.explore),
    goHome: () => void navigate(paths.home),
    goExplore: () => void navigate(paths.explore),
    goFilms: () => void navigate(paths.films),
    goNotifications: () => void navigate(paths.notifications),
    goBookmarks: () => void navigate(paths.bookmarks),
    goProfile: () => void navigate(paths.ownProfile),
    showHelp: () => void store.dispatch(modalOpened({ kind: 'shortcuts' })),
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const state = store.getState();
    if (!selectHasShortcuts(state) || selectModal(state) || selectMenu(state)) return;
    if (!isPlain(event) || isTyping(event.target)) return;
    const { key, repeat, timeStamp } = event;
    const isLed = timeStamp - ledAt.current < WAIT_MS;
    const shortcut = (isLed ? findShortcut(`${LEADER} ${key}`) : undefined) ?? findShortcut(key);
    if (repeat && !shortcut?.repeats) return;
    ledAt.current = key === LEADER ? timeStamp : -Infinity;
    // Enter presses what has the focus, unless that is a card.
    if (!shortcut || (key === 'Enter' && !isCard(event.target))) return;
    event.preventDefault();
    actions[shortcut.action]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
