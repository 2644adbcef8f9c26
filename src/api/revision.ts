import { createReducer, type UnknownAction } from '@reduxjs/toolkit';
import { isRecordOf } from '../domain/guards';
import { HEADERS } from '../domain/limits';
import { changeReceived } from './changeReceived';
import { dataReplaced } from './dataReplaced';

interface Answer {
  meta: { baseQueryMeta: { response: Response } };
}

const hasAnswer = isRecordOf<Answer>({
  meta: isRecordOf({
    baseQueryMeta: isRecordOf({
      response: (value): value is Response => value instanceof Response,
    }),
  }),
});
const isAnswer = (action: UnknownAction): action is UnknownAction & Answer => hasAnswer(action);

/**
 * The newest revision of the server's data that the page has heard of; null before the first. It
 * tells a state from those that the server has left since.
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
