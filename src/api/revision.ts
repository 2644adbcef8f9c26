import { createReducer, type UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { HEADERS } from '../domain/limits';
import { changeReceived, dataReplaced } from './actions';

const AnswerSchema = v.object({
  meta: v.object({ baseQueryMeta: v.object({ response: v.instance(Response) }) }),
});
type Answer = v.InferOutput<typeof AnswerSchema>;

const isAnswer = (action: UnknownAction): action is UnknownAction & Answer =>
  v.is(AnswerSchema, action);

/**
 * The newest revision of the server's data that the page knows of; null before the first. It tells
 * whether a past state is outdated.
 */
export const revisionReducer = createReducer<number | null>(null, (builder) =>
  builder
    .addCase(changeReceived, (known, { payload }) => Math.max(known ?? 0, payload.revision))
    .addCase(dataReplaced, () => 0)
    .addMatcher(isAnswer, (known, { meta }) => {
      const stated = meta.baseQueryMeta.response.headers.get(HEADERS.revision);
      return stated === null ? known : Math.max(known ?? 0, Number(stated));
    }),
);
