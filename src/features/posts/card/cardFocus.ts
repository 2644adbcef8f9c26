import { focusContent } from '../../../lib/focus';

const CARD = 'article[data-post-id]';

/** How far the focus ring extends beyond the card, in pixels. */
const RING = 4;

/** The part of the window's height to scroll when there is no further card. */
const SCROLL_PART = 0.8;

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CARD)];

const cardAround = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>(CARD) ?? null;

/** The id of the post whose card contains an event's target, or null outside the cards. */
export const cardIdOf = (target: EventTarget | null): string | null =>
  cardAround(target instanceof Element ? target : null)?.dataset['postId'] ?? null;

/** Whether an event's target is a card itself, and not something inside it. */
export const isCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(CARD);

/** Focuses a card without scrolling. Cards are no tab stops: only the app focuses them. */
const focusCard = (card: HTMLElement): void => {
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
};

/** Focuses a post's card, if it is on the page, without scrolling. */
export const focusCardOf = (postId: string): void => {
  const card = cards().find(({ dataset }) => dataset['postId'] === postId);
  if (card) focusCard(card);
};

/** The top of the readable area: below the sticky bar that some pages have. */
const readingEdge = (): number => {
  const bar = document.querySelector('main h1')?.parentElement;
  const isSticky = bar && getComputedStyle(bar).position === 'sticky';
  return isSticky ? bar.getBoundingClientRect().bottom : 0;
};

const isInView = (card: HTMLElement): boolean => {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > readingEdge() + 1 && top < window.innerHeight;
};

const scrollToCard = (card: HTMLElement): void => {
  focusCard(card);
  window.scrollBy(0, card.getBoundingClientRect().top - readingEdge() - RING);
};

/** Scrolls on, but keeps an edge of the card in view, so that the next step starts from it. */
const scrollOnFrom = (card: HTMLElement, step: 1 | -1): void => {
  const { top, bottom } = card.getBoundingClientRect();
  const remaining = step === 1 ? bottom - readingEdge() : window.innerHeight - top;
  const limit = SCROLL_PART * window.innerHeight;
  window.scrollBy(0, step * Math.min(limit, Math.max(0, remaining - RING)));
};

/**
 * Moves the focus by one card, or to the first card in view if none in view has it. Beyond the last
 * card it scrolls on, since a long feed renders more cards then.
 */
export const moveCardFocus = (step: 1 | -1): void => {
  const all = cards();
  const focused = cardAround(document.activeElement);
  const current = focused && isInView(focused) ? focused : null;
  const next = current ? all[all.indexOf(current) + step] : all.find(isInView);
  if (next) scrollToCard(next);
  else if (current) scrollOnFrom(current, step);
};

/** If a click removes the card that contains the clicked element, the next or previous card takes the focus. */
export const focusNeighbourIfRemoved = (clicked: Element): void => {
  const card = cardAround(clicked);
  if (!card) return;
  const all = cards();
  const current = all.indexOf(card);
  setTimeout(() => {
    if (card.isConnected) return;
    const neighbour = [all[current + 1], all[current - 1]].find((other) => other?.isConnected);
    if (neighbour) focusCard(neighbour);
    else focusContent();
  });
};

/** Clicks a button of the focused card. */
export const clickInCard = (label: 'Like' | 'Bookmark'): void => {
  const card = cardAround(document.activeElement);
  card?.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click();
};
