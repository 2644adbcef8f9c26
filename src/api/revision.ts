import { createReducer, type UnknownAction } from '@reduxjs/toolkit';
import { isRecordOf } from '../domain/guards';
import { changeHeard } from './changeHeard';

const isNumber = (value: unknown): value is number => typeof value === 'number';

const tellsRevision = isRecordOf<{ meta: { baseQueryMeta: { revision: number } } }>({
  meta: isRecordOf({ baseQueryMeta: isRecordOf({ revision: isNumber }) }),
});

const isAnswer = (
  action: UnknownAction,
): action is UnknownAction & { meta: { baseQueryMeta: { revision: number } } } =>
  tellsRevision(action);

/**
 * The newest revision of the server's data that the page has heard of; 0 before the first answer.
 * It tells a state from those that the server has left since.
 */
export const revisionReducer = createReducer(0, (builder) =>
  builder
    .addCase(changeHeard, (known, { payload }) => Math.max(known, payload.revision))
    .addMatcher(isAnswer, (known, { meta }) => Math.max(known, meta.baseQueryMeta.revision)),
);
