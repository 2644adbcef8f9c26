/** Not a space, control or format character, nor a letter or sign that is drawn as nothing. */
const VISIBLE =
  /[^\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}\u{13441}\u{13442}]/u;

/** Whether there is nothing to see in a text, so that it counts as empty. */
export const isBlank = (text: string): boolean => !/[!-~]/.test(text) && !VISIBLE.test(text);
