import type { Middleware } from '@reduxjs/toolkit';
import type { TypedText } from '../lib/typedText';

/** Tells what was typed before anything else happens: nobody meets a state that lacks letters seen before. */
export const typedFirst =
  (typed: TypedText): Middleware =>
  () =>
  (next) =>
  (action) => {
    typed.tellNow();
    return next(action);
  };
