import { reloadOnce, showNotLoaded } from './lib/chunkLoadError';
import { localStore, tabStore } from './lib/localStore';

/** The addresses of the files that the page fetches first. */
interface FirstFiles {
  basePath: string;
  /** The module that starts the app. */
  entry: string;
  /** The display font. */
  font: string;
  /** All modules for each kind of page, the most urgent first. */
  landing: string[];
  guest: string[];
  member: string[];
  home: string[];
  post: string[];
  profile: string[];
}

/** Filled in by the build, which puts this script into the head of index.html. */
declare const FIRST_FILES: FirstFiles;

/** How long the landing page waits for its picture at most before it fetches the app. */
const MAX_WAIT_MS = 3000;

const { basePath, entry, font, landing, guest, member, home, post, profile } = FIRST_FILES;

const isLanding = location.pathname === `${basePath}landing-page`;

/** Kinds of pages whose outlines differ, by the first part of their path; all others show the frame alone. */
const OUTLINES: Partial<Record<string, string>> = {
  '': 'home',
  explore: 'explore',
  bookmarks: 'feed',
  singlePost: 'feed',
  login: 'guest',
  signup: 'guest',
  rules: 'guest',
};

const [first = ''] = location.pathname.slice(basePath.length).split('/');

/** What the document shows until the app has loaded; undefined for the landing page, to which a stranger is led. */
const outlineOf = (): string | undefined => {
  const outline = OUTLINES[first] ?? 'frame';
  const isSignedIn = localStore.read('token') !== null || tabStore.read('visit') !== null;
  return outline === 'guest' || (isSignedIn && !isLanding) ? outline : undefined;
};

const outline = outlineOf();

const modules = () => {
  if (outline === undefined) return landing;
  if (outline === 'guest') return guest;
  if (first === '') return home;
  if (first === 'singlePost') return post;
  return first === 'profile' ? profile : member;
};

const preload = (href: string, attributes: Partial<HTMLLinkElement>) => {
  document.head.append(Object.assign(document.createElement('link'), { href, ...attributes }));
};

const preloadFont = () => preload(font, { rel: 'preload', as: 'font', crossOrigin: '' });

const preloadModules = () => {
  // On a server, the backend is not in the page.
  const isServed = 'installation' in document.documentElement.dataset;
  for (const href of modules())
    if (!isServed || !href.includes('/mocks-')) preload(href, { rel: 'modulepreload' });
};

const run = async () => {
  try {
    await import(/* @vite-ignore */ entry);
  } catch {
    // The landing page is complete without the app.
    if (!isLanding && !(await reloadOnce())) showNotLoaded();
  }
};

let isStarted = false;
const start = () => {
  if (isStarted) return;
  isStarted = true;
  preloadModules();
  void run();
};

const startWhenIdle = () => {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else start();
};

if (isLanding) {
  // The page is prerendered, so its picture loads before the app. The font waits for the body: requested earlier, it
  // would delay the first paint.
  addEventListener('DOMContentLoaded', preloadFont);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true });
  addEventListener('load', () => {
    const [picture] = document.images;
    if (picture?.complete === false) picture.addEventListener('load', startWhenIdle);
    else startWhenIdle();
    setTimeout(start, MAX_WAIT_MS);
  });
} else {
  if (outline) document.documentElement.dataset['page'] = outline;
  preloadModules();
  preloadFont();
  // The app needs the complete document.
  addEventListener('DOMContentLoaded', () => void run());
}
