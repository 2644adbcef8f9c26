/** Marks the buttons that open a post's photos. */
export const photoOpener = { 'data-photo-opener': '' };

/** Focuses the button that opens one of a post's photos. Returns false if it is not on the page. */
export const focusPhoto = ({ postId, index }: { postId: string; index: number }): boolean => {
  const card = document.querySelector(`[data-post-id="${CSS.escape(postId)}"]`);
  const opener = card?.querySelectorAll<HTMLElement>('[data-photo-opener]')[index];
  opener?.focus();
  return opener !== undefined;
};
