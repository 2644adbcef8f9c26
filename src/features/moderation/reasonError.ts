import { isBlank } from '../../domain/blank';
import { fitsGraphemes } from '../../domain/graphemes';
import { LIMITS } from '../../domain/limits';

/** What is wrong with a reason; undefined if the server would take it. */
export const reasonError = (reason: string): string | undefined => {
  if (isBlank(reason)) return 'Say why in a few words.';
  return fitsGraphemes(reason.trim(), LIMITS.reason)
    ? undefined
    : `A reason can have at most ${LIMITS.reason} characters.`;
};
