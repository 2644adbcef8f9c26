/** Finds the text box in which a new post is written. */
export const COMPOSER_FIELD = 'form[aria-label="New post"] textarea';
