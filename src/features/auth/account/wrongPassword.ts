/** What a form says at the field whose password the server refused. */
export const WRONG_PASSWORD = 'This is not your password';
