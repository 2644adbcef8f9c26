/** Marks the buttons that open a post's photos. */
export const photoOpener = { 'data-photo-opener': '' };

/** Focuses the button that opens one of a post's photos, if it is on the page. */
export const focusPhoto = (postId: string, index: number): void => {
  const card = document.querySelector(`[data-post-id="${CSS.escape(postId)}"]`);
  card?.querySelectorAll<HTMLElement>('[data-photo-opener]')[index]?.focus();
};
