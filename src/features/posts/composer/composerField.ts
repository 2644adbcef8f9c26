/** Selector of the text box for a new post. */
export const COMPOSER_FIELD = 'form[aria-label="New post"] textarea';

/** Selector of the text box for a reply. */
export const REPLY_FIELD = 'form[aria-label="New reply"] textarea';
