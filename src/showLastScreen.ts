import { afterPaint } from './lib/afterPaint';
import { fieldsOf } from './lib/fieldsOf';
import { readScreen } from './lib/keptScreens';
import { drawScreen } from './lib/lastScreen';
import { localStore } from './lib/localStore';

/** The feeds whose screens are kept, by their addresses below the base path. */
const FEEDS = new Map([
  ['', 'home'],
  ['explore', 'explore'],
]);

/** Whose token it is, if it has not expired. The server checks the rest. */
const ownerOf = (token: string): string | null => {
  const [, payload = ''] = token.split('.');
  const { _id, exp } = fieldsOf(
    JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))),
  );
  return typeof _id === 'string' && Number(exp) * 1000 > Date.now() ? _id : null;
};

/** The copy of the session that a killed browser does not lose: local storage may hold one that has ended. */
const mirroredSession = () =>
  new Promise<unknown>((resolve, reject) => {
    const opening = indexedDB.open('cinefolk-page');
    opening.onerror = reject;
    // Where it is new it stays unmade: the app makes it with what belongs into it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const db = opening.result;
      const reading = db.transaction('kept').objectStore('kept').get('session');
      reading.onerror = reject;
      reading.onsuccess = () => {
        resolve(reading.result);
        db.close();
      };
    };
  });

const documentRead = async () => {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  }
};

/** Does what was clicked on the picture: nothing has moved, so it stands at the same place. */
const clickAgain = (click: MouseEvent) => {
  const target = document.elementFromPoint(click.clientX, click.clientY);
  target?.closest<HTMLElement>('a, button, textarea, input')?.focus({ preventScroll: true });
  target?.dispatchEvent(new MouseEvent('click', click));
};

/** Shows the picture until the app draws anything: it goes in that very frame. */
const showUntilDrawn = (picture: HTMLElement, root: HTMLElement) => {
  let click: MouseEvent | undefined;
  const note = (event: MouseEvent) => {
    click = event;
  };
  addEventListener('click', note);
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    removeEventListener('click', note);
    picture.remove();
    if (click) void afterPaint().then(clickAgain.bind(null, click));
  }).observe(root, { childList: true });
  document.body.prepend(picture);
};

/**
 * Shows a signed-in person's last screen of the feed at this address, if it was kept and still fits.
 * It resolves once that is painted, and at once where there is none; it rejects where storage fails.
 */
export const showLastScreen = async (basePath: string, release: string): Promise<void> => {
  const feed = FEEDS.get(location.pathname.slice(basePath.length));
  const token = localStore.read('token');
  if (feed === undefined || token === null) return;
  const userId = ownerOf(token);
  const kept = userId && readScreen(feed, userId);
  if (!kept) return;
  const [session] = await Promise.all([mirroredSession(), documentRead()]);
  if (fieldsOf(session)['token'] !== token) return;
  const picture = drawScreen(kept, { release, width: innerWidth });
  // The app takes what the document held out of the root when it draws: then it is too late.
  const root = document.getElementById('prerendered')?.parentElement;
  if (!picture || !root) return;
  showUntilDrawn(picture, root);
  await afterPaint();
};
