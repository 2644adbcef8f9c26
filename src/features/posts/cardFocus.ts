import { focusContent } from '../../lib/focusContent';

const CARD = 'article[data-post-id]';

/** The ring of the focus stands so many pixels outside the card. */
const RING = 4;

/** How much of the window's height is scrolled where no card is left to walk to. */
const SCREENFUL = 0.8;

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CARD)];

const focusedCard = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>(CARD) ?? null;

/** The top of what can be read: below the bar that some pages keep at their top. */
const readingEdge = (): number => {
  const bar = document.querySelector('main h1')?.parentElement;
  const stays = bar && getComputedStyle(bar).position === 'sticky';
  return stays ? bar.getBoundingClientRect().bottom : 0;
};

const focus = (card: HTMLElement): void => {
  // No tab stop: only the keys that walk the cards lead there.
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
  window.scrollBy(0, card.getBoundingClientRect().top - readingEdge() - RING);
};

/**
 * Moves the focus by one card, or to the first one in view where none has it. At the end of the
 * cards that are there it scrolls on: in a long feed more of them come.
 */
export const walkCards = (step: 1 | -1): void => {
  const all = cards();
  const here = focusedCard();
  if (!here) {
    const top = readingEdge();
    const inView = all.find((card) => card.getBoundingClientRect().bottom > top + 1);
    if (inView) focus(inView);
    return;
  }
  const next = all[all.indexOf(here) + step];
  if (next) focus(next);
  else window.scrollBy(0, step * SCREENFUL * window.innerHeight);
};

/** Where a card goes with what is being pressed in it, the next one takes the focus, or the one before. */
export const keepFocusBeside = (pressed: Element): void => {
  const card = pressed.closest<HTMLElement>(CARD);
  if (!card) return;
  const all = cards();
  const here = all.indexOf(card);
  setTimeout(() => {
    if (card.isConnected) return;
    const neighbour = [all[here + 1], all[here - 1]].find((other) => other?.isConnected);
    if (!neighbour) {
      focusContent();
      return;
    }
    neighbour.tabIndex = -1;
    neighbour.focus({ preventScroll: true });
  });
};

/** Presses a button of the card in focus. */
export const pressInCard = (label: 'Like' | 'Bookmark'): void => {
  focusedCard()?.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click();
};
