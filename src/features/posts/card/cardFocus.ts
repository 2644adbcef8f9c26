import { focusContent } from '../../../lib/focus';

const CARD = 'article[data-post-id]';

/** The focus ring is so many pixels outside the card. */
const RING = 4;

/** How much of the window's height is scrolled where no card is left to walk to. */
const SCREENFUL = 0.8;

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CARD)];

const cardAround = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>(CARD) ?? null;

/** The id of the post in whose card something happened, or null outside the cards. */
export const cardIdOf = (target: EventTarget | null): string | null =>
  cardAround(target instanceof Element ? target : null)?.dataset['postId'] ?? null;

/** Whether it is a card as a whole, and nothing in it. */
export const isCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(CARD);

/** Focuses a card without scrolling. It is no tab stop: only the app moves the focus there. */
const focusCard = (card: HTMLElement): void => {
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
};

/** Gives the focus to this post's card, if it is there. Nothing scrolls. */
export const focusCardOf = (postId: string): void => {
  const card = cards().find(({ dataset }) => dataset['postId'] === postId);
  if (card) focusCard(card);
};

/** The top of what can be read: below the bar that some pages keep at their top. */
const readingEdge = (): number => {
  const bar = document.querySelector('main h1')?.parentElement;
  const stays = bar && getComputedStyle(bar).position === 'sticky';
  return stays ? bar.getBoundingClientRect().bottom : 0;
};

const isInView = (card: HTMLElement): boolean => {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > readingEdge() + 1 && top < window.innerHeight;
};

const walkTo = (card: HTMLElement): void => {
  focusCard(card);
  window.scrollBy(0, card.getBoundingClientRect().top - readingEdge() - RING);
};

/** Scrolls on, while an edge of the card stays in view: the walk goes on from there. */
const scrollOnFrom = (card: HTMLElement, step: 1 | -1): void => {
  const { top, bottom } = card.getBoundingClientRect();
  const left = step === 1 ? bottom - readingEdge() : window.innerHeight - top;
  const most = SCREENFUL * window.innerHeight;
  window.scrollBy(0, step * Math.min(most, Math.max(0, left - RING)));
};

/**
 * Moves the focus by one card, or to the first one in view where none in view has it. At the end
 * of the cards that are there it scrolls on: in a long feed more of them come.
 */
export const walkCards = (step: 1 | -1): void => {
  const all = cards();
  const focused = cardAround(document.activeElement);
  const here = focused && isInView(focused) ? focused : null;
  const next = here ? all[all.indexOf(here) + step] : all.find(isInView);
  if (next) walkTo(next);
  else if (here) scrollOnFrom(here, step);
};

/** Where a card goes with what is being pressed in it, the next one takes the focus, or the one before. */
export const keepFocusBeside = (pressed: Element): void => {
  const card = cardAround(pressed);
  if (!card) return;
  const all = cards();
  const here = all.indexOf(card);
  setTimeout(() => {
    if (card.isConnected) return;
    const neighbour = [all[here + 1], all[here - 1]].find((other) => other?.isConnected);
    if (neighbour) focusCard(neighbour);
    else focusContent();
  });
};

/** Presses a button of the card in focus. */
export const pressInCard = (label: 'Like' | 'Bookmark'): void => {
  const card = cardAround(document.activeElement);
  card?.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click();
};
