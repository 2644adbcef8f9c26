import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { isBookkeeping } from './logEntries';
import { shorten } from './shorten';

/** Each user action causes several Redux actions; this is enough for a long session. */
const MAX_ACTIONS = 500;

const ThunkActionSchema = v.object({
  meta: v.object({ arg: v.object({ endpointName: v.string() }) }),
});
const CacheActionSchema = v.object({ payload: v.object({ queryCacheKey: v.string() }) });

/** The endpoint of an RTK Query action; undefined for other actions. */
const endpointOf = (action: Action): string | undefined => {
  if (v.is(ThunkActionSchema, action)) return action.meta.arg.endpointName;
  if (v.is(CacheActionSchema, action)) return action.payload.queryCacheKey.replace(/\(.*/s, '');
  return undefined;
};

const named = (action: Action): string =>
  [action.type, endpointOf(action)].filter((part) => part !== undefined).join(' ');

const fieldsOf = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([key, field]) => [key, shorten(field)]));

/** How Redux DevTools show the log: without bookkeeping, with endpoint names, and with long values shortened. */
export const logOptions = {
  name: 'Cinefolk',
  maxAge: MAX_ACTIONS,
  predicate: (_state, action) => !isBookkeeping(action),
  actionSanitizer: (action) => Object.assign({}, action, fieldsOf(action), { type: named(action) }),
  stateSanitizer: (state) =>
    typeof state === 'object' && state !== null
      ? Object.assign({}, state, fieldsOf({ ...state }))
      : state,
} satisfies DevToolsEnhancerOptions;
