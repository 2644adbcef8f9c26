/**
 * React replaces the links that the build rendered into `root`. The one that has the focus hands it
 * to the link that takes its place.
 */
export const carryFocus = (root: Element): void => {
  const { activeElement } = document;
  const href = root.contains(activeElement) ? activeElement?.getAttribute('href') : null;
  if (!href) return;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    if (document.activeElement !== document.body) return;
    const links = [...root.querySelectorAll<HTMLElement>('a[href]')];
    links.find((link) => link.getAttribute('href') === href)?.focus({ preventScroll: true });
  });
  observer.observe(root, { childList: true });
};
