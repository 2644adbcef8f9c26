import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { isBookkeeping } from './logEntries';
import { shorten } from './shorten';

/** A person's doings come to several actions each; this is a long session. */
const MOST_ACTIONS = 500;

const ThunkActionSchema = v.object({
  meta: v.object({ arg: v.object({ endpointName: v.string() }) }),
});
const CacheActionSchema = v.object({ payload: v.object({ queryCacheKey: v.string() }) });

/** The endpoint that an action of RTK Query is about; undefined for all others. */
const endpointOf = (action: Action): string | undefined => {
  if (v.is(ThunkActionSchema, action)) return action.meta.arg.endpointName;
  if (v.is(CacheActionSchema, action)) return action.payload.queryCacheKey.replace(/\(.*/s, '');
  return undefined;
};

const named = (action: Action): string =>
  [action.type, endpointOf(action)].filter((part) => part !== undefined).join(' ');

const fieldsOf = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([key, field]) => [key, shorten(field)]));

/** How Redux DevTools show the log: as a story, with what is long in short. */
export const logOptions = {
  name: 'Cinefolk',
  maxAge: MOST_ACTIONS,
  predicate: (_state, action) => !isBookkeeping(action),
  actionSanitizer: (action) => Object.assign({}, action, fieldsOf(action), { type: named(action) }),
  stateSanitizer: (state) =>
    typeof state === 'object' && state !== null
      ? Object.assign({}, state, fieldsOf({ ...state }))
      : state,
} satisfies DevToolsEnhancerOptions;
