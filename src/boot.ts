import { reloadOnce, showNotLoaded } from './lib/chunkLoadError';

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
  profile: string[];
}

/** Filled in by the build, which puts this script into the head of index.html. */
declare const FIRST_FILES: FirstFiles;

/** How long the landing page waits for its picture at most before it fetches the app. */
const MAX_WAIT_MS = 3000;

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
  document.documentElement.dataset['page'] = 'app';
  preloadModules();
  preloadFont();
  // The app needs the complete document.
  addEventListener('DOMContentLoaded', () => void run());
}
