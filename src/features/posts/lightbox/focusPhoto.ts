/** Marks the button that opens a post's photo. */
export const photoOpener = { 'data-photo-opener': '' };

/** Puts the focus on the button that opens a post's photo. Answers false where it is not on the page. */
export const focusPhoto = (postId: string): boolean => {
  const card = document.querySelector(`[data-post-id="${CSS.escape(postId)}"]`);
  const opener = card?.querySelector<HTMLElement>('[data-photo-opener]');
  opener?.focus();
  return opener !== null && opener !== undefined;
};
