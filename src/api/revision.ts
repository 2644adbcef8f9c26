import {
  createReducer,
  isAnyOf,
  isFulfilled,
  isRejectedWithValue,
  type UnknownAction,
} from '@reduxjs/toolkit';
import * as v from 'valibot';
import { changeReceived, dataReplaced } from './actions';

/** The meta that `baseQuery` adds to an answer with a revision. */
const StatedSchema = v.object({
  meta: v.object({ baseQueryMeta: v.object({ revision: v.number() }) }),
});
type Stated = v.InferOutput<typeof StatedSchema>;

const isAnswer = isAnyOf(isFulfilled, isRejectedWithValue);
const statesRevision = (action: UnknownAction): action is UnknownAction & Stated =>
  isAnswer(action) && v.is(StatedSchema, action);

/**
 * The newest known revision of the server's data; null before the first. It shows whether a state
 * visited by time travel is outdated.
 */
export const revisionReducer = createReducer<number | null>(null, (builder) =>
  builder
    .addCase(changeReceived, (known, { payload }) => Math.max(known ?? 0, payload.revision))
    .addCase(dataReplaced, () => 0)
    .addMatcher(statesRevision, (known, { meta }) =>
      Math.max(known ?? 0, meta.baseQueryMeta.revision),
    ),
);
