import type { Middleware } from '@reduxjs/toolkit';
import type { TypedText } from '../lib/typedText';

/** Tells what was typed before anything else is dispatched: no action and no thunk meets a state without it. */
export const typedFirst =
  (typed: TypedText): Middleware =>
  () =>
  (next) =>
  (action) => {
    typed.tellNow();
    return next(action);
  };
