import { instrument } from '@redux-devtools/instrument';
import type { DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit';

/**
 * Stands where the browser's extension leaves its mark. Redux Toolkit looks for it when it is
 * loaded, so a test imports this before anything else.
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
