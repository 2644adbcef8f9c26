import * as v from 'valibot';
import { UserSummarySchema } from './entities';
import { LIMITS } from './limits';
import { jsonObject } from './schemas';
import { textListSchema } from './textList';

/** The answer to blocking or muting somebody, and to taking it back: whom the viewer blocks and mutes after it. */
export const HiddenIdsAnswerSchema = v.object({
  blocked: v.array(v.string()),
  muted: v.array(v.string()),
});
export type HiddenIdsAnswer = v.InferOutput<typeof HiddenIdsAnswerSchema>;

/** `GET /api/users/hidden`: all that the viewer would rather not see, the latest first; for them alone. */
export const HiddenAnswerSchema = v.object({
  blocked: v.array(UserSummarySchema),
  muted: v.array(UserSummarySchema),
  /** As they were written. */
  words: v.array(v.string()),
});
export type HiddenAnswer = v.InferOutput<typeof HiddenAnswerSchema>;

/** Body of `POST /api/users/hidden-words`: the whole list, which replaces the one before. */
export const HiddenWordsSchema = jsonObject('The body', {
  words: v.pipe(
    textListSchema('words', 'A word', LIMITS.hiddenWord),
    v.maxLength(LIMITS.hiddenWords, `At most ${LIMITS.hiddenWords} words.`),
  ),
});
export type HiddenWordsRequest = v.InferOutput<typeof HiddenWordsSchema>;
