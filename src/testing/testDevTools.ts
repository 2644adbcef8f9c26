import { instrument } from '@redux-devtools/instrument';
import type { DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit';

/**
 * Replaces the browser extension's global. Redux Toolkit reads it when it is loaded, so a test must
 * import this first.
 */
const composeWithLog =
  ({ maxAge = Infinity }: DevToolsEnhancerOptions) =>
  (...enhancers: StoreEnhancer[]): StoreEnhancer =>
  (createStore) =>
    enhancers.reduceRight(
      (create, enhance) => enhance(create),
      instrument(() => null, { maxAge })(createStore),
    );

Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithLog });
