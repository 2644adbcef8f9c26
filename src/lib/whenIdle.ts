/** The longest that the start is delayed while the page is busy. */
const AT_LATEST_MS = 5000;

const onceIdle = (start: () => void) => {
  // Safari lacks requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: AT_LATEST_MS });
  else setTimeout(start, AT_LATEST_MS);
};

/** Starts something once the page has loaded and is idle. */
export const whenIdle = (start: () => void): void => {
  if (document.readyState === 'complete') onceIdle(start);
  else window.addEventListener('load', () => onceIdle(start), { once: true });
};
