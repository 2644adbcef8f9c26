import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pressInCard, walkCards } from '../features/posts/card/cardFocus';
import { modalOpened, selectHasShortcuts, selectMenu, selectModal } from '../features/ui/uiSlice';
import { isTyping } from '../lib/isTyping';
import { paths } from '../lib/paths';
import { focusAfterNavigation } from './focusAfterNavigation';
import { useAppStore } from './hooks';

/** How long a press of `g` waits for the key that says where to. */
const WAIT_MS = 1500;

const PLACES = new Map<string, string>([
  ['h', paths.home],
  ['e', paths.explore],
  ['b', paths.bookmarks],
  ['p', paths.ownProfile],
]);

const COMPOSER = 'form[aria-label="New post"] textarea';
const SEARCH = '[role="combobox"]';

/** Keys that walk on while they are held; what another does, it does once a press. */
const WALKING = new Set(['j', 'k']);

const isPlain = ({ ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey || isComposing || defaultPrevented);

/** Lets single keys do what the list of shortcuts says, while nobody types and nothing is open. */
export const useShortcuts = (): void => {
  const store = useAppStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const calledAt = useRef(-Infinity);

  /** Gives the focus to what this page has, or another page once it is there. */
  const reach = (selector: string, page: string) => {
    const field = document.querySelector<HTMLElement>(selector);
    if (field) {
      field.focus();
    } else if (pathname !== page) {
      focusAfterNavigation(selector);
      void navigate(page);
    }
  };
  const ACTIONS = new Map<string, () => void>([
    ['j', () => walkCards(1)],
    ['k', () => walkCards(-1)],
    ['l', () => pressInCard('Like')],
    ['b', () => pressInCard('Bookmark')],
    ['c', () => reach(COMPOSER, paths.home)],
    ['/', () => reach(SEARCH, paths.explore)],
    ['?', () => store.dispatch(modalOpened({ kind: 'shortcuts' }))],
  ]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const state = store.getState();
    if (!selectHasShortcuts(state) || selectModal(state) || selectMenu(state)) return;
    if (!isPlain(event) || isTyping(event.target)) return;
    const { key, repeat, timeStamp } = event;
    if (repeat && !WALKING.has(key)) return;
    const place = timeStamp - calledAt.current < WAIT_MS ? PLACES.get(key) : undefined;
    calledAt.current = key === 'g' ? timeStamp : -Infinity;
    const action = place === undefined ? ACTIONS.get(key) : () => void navigate(place);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
