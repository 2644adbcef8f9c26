import { reloadOnce, showNotLoaded } from './lib/chunkLoadError';

/** The addresses of what the page fetches first. */
interface FirstFiles {
  basePath: string;
  /** The module that starts the app. */
  entry: string;
  /** The display face. */
  font: string;
  /** All modules that a kind of page needs, the most urgent before the others. */
  landing: string[];
  guest: string[];
  member: string[];
  profile: string[];
}

/** Filled in by the build, which puts this script into the head of index.html. */
declare const FIRST_FILES: FirstFiles;

/** The longest that the landing page waits for its picture before it fetches the app. */
const AT_LATEST_MS = 3000;

const { basePath, entry, font, landing, guest, member, profile } = FIRST_FILES;

const isAt = (page: string) => location.pathname === basePath + page;
const isLanding = isAt('landing-page');

const modules = () => {
  if (isLanding) return landing;
  if (isAt('login') || isAt('signup')) return guest;
  return location.pathname.startsWith(`${basePath}profile`) ? profile : member;
};

const preload = (href: string, attributes: Partial<HTMLLinkElement>) => {
  document.head.append(Object.assign(document.createElement('link'), { href, ...attributes }));
};

const preloadFont = () => preload(font, { rel: 'preload', as: 'font', crossOrigin: '' });

const preloadModules = () => {
  for (const href of modules()) preload(href, { rel: 'modulepreload' });
};

const run = async () => {
  try {
    await import(/* @vite-ignore */ entry);
  } catch {
    // The landing page reads whole without the app.
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
  // The page is in the document already: its picture comes first, and the app after it. Asked for before there is a
  // body, the face would hold up the first paint.
  addEventListener('DOMContentLoaded', preloadFont);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true });
  addEventListener('load', () => {
    const [picture] = document.images;
    if (picture?.complete === false) picture.addEventListener('load', startWhenIdle);
    else startWhenIdle();
    setTimeout(start, AT_LATEST_MS);
  });
} else {
  document.documentElement.dataset['page'] = 'app';
  preloadModules();
  preloadFont();
  // The app needs the whole document.
  addEventListener('DOMContentLoaded', () => void run());
}
