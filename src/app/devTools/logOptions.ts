import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { isRecordOf, isText } from '../../domain/guards';
import { isBookkeeping } from './logEntries';
import { shorten } from './shorten';

/** A person's doings come to several actions each; this is a long session. */
const ACTIONS_KEPT = 500;

const isOfThunk = isRecordOf<{ meta: { arg: { endpointName: string } } }>({
  meta: isRecordOf({ arg: isRecordOf({ endpointName: isText }) }),
});
const isOfCache = isRecordOf<{ payload: { queryCacheKey: string } }>({
  payload: isRecordOf({ queryCacheKey: isText }),
});

/** The endpoint that an action of RTK Query is about; undefined for all others. */
const endpointOf = (action: Action): string | undefined => {
  if (isOfThunk(action)) return action.meta.arg.endpointName;
  if (isOfCache(action)) return action.payload.queryCacheKey.replace(/\(.*/s, '');
  return undefined;
};

const named = (action: Action): string =>
  [action.type, endpointOf(action)].filter((part) => part !== undefined).join(' ');

const fieldsOf = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([key, field]) => [key, shorten(field)]));

/** How Redux DevTools show the log: as a story, with what is long in short. */
export const logOptions = {
  name: 'Cinefolk',
  maxAge: ACTIONS_KEPT,
  predicate: (_state, action) => !isBookkeeping(action),
  actionSanitizer: (action) => Object.assign({}, action, fieldsOf(action), { type: named(action) }),
  stateSanitizer: (state) =>
    typeof state === 'object' && state !== null
      ? Object.assign({}, state, fieldsOf({ ...state }))
      : state,
} satisfies DevToolsEnhancerOptions;
