import { reloadAfterChunkLoadError } from './lib/chunkLoadError';
import { sayNotLoaded } from './lib/sayNotLoaded';
import { showLastScreen } from './showLastScreen';

/** What the page fetches first, as addresses, the most urgent before the others. */
interface FirstFiles {
  basePath: string;
  /** The module that starts the app. */
  entry: string;
  /** The display face. */
  font: string;
  /** The packages apart from React, which set themselves up when they first run. */
  vendor: string;
  /** Modules of every address; of the pages with posts; of profiles; of the forms at the door; of the landing page. */
  every: string[];
  inside: string[];
  profile: string[];
  outside: string[];
  landing: string[];
}

/** Filled in by the build, which puts this script into the head of index.html. */
declare const FIRST_FILES: FirstFiles;

const { basePath, entry, font, vendor, every, inside, profile, outside, landing } = FIRST_FILES;

const isAt = (page: string) => location.pathname === basePath + page;

const preload = (href: string, rel = 'modulepreload', as = '') => {
  const link = document.createElement('link');
  Object.assign(link, { rel, as, href });
  if (as === 'font') link.crossOrigin = '';
  document.head.append(link);
};

const ofPage = () => {
  if (isAt('landing-page')) return landing;
  if (isAt('login') || isAt('signup')) return outside;
  return location.pathname.startsWith(`${basePath}profile`) ? profile : inside;
};

const sayGone = async () => {
  // The landing page reads whole without the app.
  if (!isAt('landing-page') && !(await reloadAfterChunkLoadError())) sayNotLoaded();
};

const run = (src: string) => {
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', src });
  document.head.append(script);
  return script;
};

let isStarted = false;
const start = () => {
  if (isStarted) return;
  isStarted = true;
  for (const href of [...every, ...ofPage()]) preload(href);
  // The first module script of the page: pictures of screens name their build by it.
  run(entry).onerror = sayGone;
  // It need not wait for the app, with which it would be one long task. If it is gone, the entry hears of it.
  run(vendor);
};

const startWhenIdle = () => {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start);
};

/** The longest that the landing page waits for its picture before it fetches the app. */
const AT_LATEST_MS = 3000;

/** The longest that the app waits for a picture of the last screen. */
const PICTURE_AT_LATEST_MS = 1000;

if (isAt('landing-page')) {
  // The page is in the document already: its picture comes first, and the app after it.
  // Asked for before there is a body, the face would keep Chromium from painting for as much as 50 ms.
  addEventListener('DOMContentLoaded', () => preload(font, 'preload', 'font'));
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true });
  addEventListener('load', () => {
    const [picture] = document.images;
    if (picture?.complete === false) picture.addEventListener('load', startWhenIdle);
    else startWhenIdle();
    setTimeout(start, AT_LATEST_MS);
  });
} else {
  document.documentElement.dataset['page'] = 'app';
  // Asking for the app's code and running it would hold the picture up, and the reading of the document.
  const startNext = () => setTimeout(start);
  showLastScreen(basePath, entry).then(startNext, startNext);
  setTimeout(start, PICTURE_AT_LATEST_MS);
  // The code comes before the face where there is no picture.
  queueMicrotask(() => setTimeout(() => preload(font, 'preload', 'font')));
}
