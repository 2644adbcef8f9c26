/** Finds the text box in which a new post is written. */
export const COMPOSER_FIELD = 'form[aria-label="New post"] textarea';

/** Finds the text box in which the post on screen is answered. */
export const REPLY_FIELD = 'form[aria-label="New reply"] textarea';
