import { afterPaint } from './lib/afterPaint';
import { fieldsOf } from './lib/fieldsOf';
import { readScreen } from './lib/keptScreens';
import { drawScreen } from './lib/lastScreen';
import { localStore } from './lib/localStore';
import { typeAhead } from './lib/typeAhead';

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

const pageDatabase = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('cinefolk-page');
    opening.onerror = reject;
    // Where it is new it stays unmade: the app makes it with what belongs into it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => resolve(opening.result);
  });

/** The copy of the session that a killed browser does not lose: local storage may hold one that has ended. */
const mirroredSession = async () => {
  const db = await pageDatabase();
  try {
    const reading = db.transaction('kept').objectStore('kept').get('session');
    return await new Promise<unknown>((resolve, reject) => {
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = reject;
    });
  } finally {
    db.close();
  }
};

const documentRead = async () => {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  }
};

/** What a click does something with. */
const ACTIVE = 'a, button, textarea, input, article';

const thingAt = ({ clientX, clientY }: MouseEvent) =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(ACTIVE);

/** Does what was clicked on the picture, if the same thing stands at the same place. */
const clickAgain = (click: MouseEvent, meant: HTMLElement) => {
  const thing = thingAt(click);
  const isSame =
    thing?.tagName === meant.tagName &&
    thing.ariaPressed === meant.ariaPressed &&
    thing.textContent === meant.textContent;
  if (!isSame) return;
  thing.focus({ preventScroll: true });
  document
    .elementFromPoint(click.clientX, click.clientY)
    ?.dispatchEvent(new MouseEvent('click', click));
};

/** Shows the picture until the app draws anything: it goes in that very frame. */
const showUntilDrawn = (picture: HTMLElement, root: HTMLElement) => {
  let act = () => {};
  const typing = typeAhead();
  const note = (click: MouseEvent) => {
    picture.inert = false;
    const meant = thingAt(click);
    picture.inert = true;
    if (!meant) return;
    typing.turnTo(meant.getAttribute('placeholder'));
    act = () => clickAgain(click, meant);
  };
  // What was clicked is elsewhere then.
  const forget = () => {
    act = () => {};
  };
  addEventListener('click', note);
  addEventListener('scroll', forget);
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    removeEventListener('click', note);
    removeEventListener('scroll', forget);
    picture.remove();
    void afterPaint().then(() => {
      typing.putIn();
      act();
    });
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
