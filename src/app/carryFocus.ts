/**
 * React replaces the links that the build rendered into `root`. If one of them has the focus, moves it to the link that
 * replaces it.
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
