/** Where a page's content begins; the frame gives its main region this id. */
const CONTENT_ID = 'content';

/** Gives the focus to the page, for whoever used a control that is gone by now. Nothing scrolls. */
export const focusContent = (): void => {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
};
