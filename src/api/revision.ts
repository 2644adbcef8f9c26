import {
  createReducer,
  isAnyOf,
  isFulfilled,
  isRejectedWithValue,
  type UnknownAction,
} from '@reduxjs/toolkit';
import * as v from 'valibot';
import { changeReceived, dataReplaced } from './actions';

/** What `baseQuery` noted beside an answer that states its revision. */
const StatedSchema = v.object({
  meta: v.object({ baseQueryMeta: v.object({ revision: v.number() }) }),
});
type Stated = v.InferOutput<typeof StatedSchema>;

const isAnswer = isAnyOf(isFulfilled, isRejectedWithValue);
const statesRevision = (action: UnknownAction): action is UnknownAction & Stated =>
  isAnswer(action) && v.is(StatedSchema, action);

/**
 * The newest revision of the server's data that the page knows of; null before the first. It tells
 * whether a past state is outdated.
 */
export const revisionReducer = createReducer<number | null>(null, (builder) =>
  builder
    .addCase(changeReceived, (known, { payload }) => Math.max(known ?? 0, payload.revision))
    .addCase(dataReplaced, () => 0)
    .addMatcher(statesRevision, (known, { meta }) =>
      Math.max(known ?? 0, meta.baseQueryMeta.revision),
    ),
);
