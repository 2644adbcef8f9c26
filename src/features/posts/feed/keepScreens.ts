import { firstFeedAt } from '../../../api/firstAnswer';
import type { RootState } from '../../../app/hooks';
import { DEFAULT_SORT, type SortableFeed } from '../../../domain/feeds';
import { forgetScreen, writeScreen } from '../../../lib/keptScreens';
import { persistedPages } from '../../../lib/persistedPages';
import type { LastScreen } from '../../../lib/lastScreen';
import { treeOf } from '../../../lib/screenTree';
import { selectSessionUser } from '../../auth/authSlice';
import { selectMenu, selectModal } from '../../ui/uiSlice';
import { selectSort } from '../postsSlice';
import { SCREENFUL } from './feedTop';
import { topOf } from './persistedFeeds';

const MOST_CHARACTERS = 100_000;

/** What a visit does not begin with: something opened, an error, a message. */
const PASSING = '[aria-expanded=true], [role=alert], [role=status]:not(:empty)';

/** Whatever was searched for, the next visit begins with an empty box and nothing below it. */
const SEARCH = '[role=search]';
const FOUND = `${SEARCH} > div`;

const RULES = [
  // Who is suggested is asked for anew by each visit: they keep their room alone.
  'aside ul { visibility: hidden }',
  // As in the app, whether the page scrolls or not.
  'html { overflow-y: scroll }',
];

/** The frame's columns: what the app draws first. */
const frame = (): Element | null => document.getElementById('content')?.parentElement ?? null;

const isAtItsBeginning = (root: Element): boolean => {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input, textarea')];
  const written = boxes.filter(({ value }) => value);
  return [...root.querySelectorAll(PASSING), ...written].every((each) => each.closest(SEARCH));
};

/** The rules of all style elements that name a class of the elements in here. */
const stylesOf = (root: Element): string => {
  const classes = new Set(
    [root, ...root.querySelectorAll('*')].flatMap((each) => [...each.classList]),
  );
  const isUsed = ({ cssText }: CSSRule) =>
    [...cssText.matchAll(/\.(css-[\w-]+)/g)].some(([, name = '']) => classes.has(name));
  return [...document.styleSheets]
    .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(isUsed)
    .map(({ cssText }) => cssText)
    .concat(RULES)
    .join('\n');
};

/** The screen as the next visit begins with it, or null where that would look otherwise. */
const takeScreen = (postIds: string[]): LastScreen | null => {
  const root = frame();
  const release = document.querySelector('script[type=module]')?.getAttribute('src');
  if (!root || !release || !isAtItsBeginning(root)) return null;
  const cards = [...root.querySelectorAll<HTMLElement>('article')];
  if (postIds.some((id, place) => cards[place]?.dataset['postId'] !== id)) return null;
  const later = new Set<Element>(cards.slice(postIds.length));
  const tree = treeOf(root, (element) => later.has(element) || element.matches(FOUND));
  if (tree === null) return null;
  return { release, width: window.innerWidth, styles: stylesOf(root), tree };
};

const screenOf = (state: RootState, feed: SortableFeed): string | null => {
  const isPlain =
    selectSort(state, feed) === DEFAULT_SORT && !selectModal(state) && !selectMenu(state);
  const posts = topOf(state, feed)?.posts.slice(0, SCREENFUL);
  const screen = isPlain && posts?.length ? takeScreen(posts.map(({ _id }) => _id)) : null;
  const kept = JSON.stringify(screen);
  return screen && kept.length <= MOST_CHARACTERS ? kept : null;
};

/** Keeps the screen of the feed that is read, for this person's next visit, if its page was kept. */
const keepScreen = (state: RootState, pathname: string): void => {
  const feed = firstFeedAt(pathname)?.feed;
  const viewer = selectSessionUser(state);
  if (!viewer || (feed !== 'home' && feed !== 'explore')) return;
  const screen = persistedPages.read(feed, viewer._id) === null ? null : screenOf(state, feed);
  if (screen === null) forgetScreen(feed);
  else writeScreen(feed, viewer._id, screen);
};

/**
 * Keeps what a feed's screen shows when the page is left.
 * @param basePath the app's base path, with a slash at both ends
 */
export const keepScreensOnLeaving = (
  store: { getState: () => RootState },
  basePath: string,
): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    keepScreen(store.getState(), `/${window.location.pathname.slice(basePath.length)}`);
  });
};
