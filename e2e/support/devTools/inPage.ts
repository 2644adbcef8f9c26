import { compose, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';
import { instrument, type InstrumentExt } from '@redux-devtools/instrument';

/** What the app passes to the extension, as far as the tests use it. */
interface LogOptions {
  maxAge: number;
  predicate: (state: unknown, action: UnknownAction) => boolean;
  actionSanitizer: (action: UnknownAction, id: number) => UnknownAction;
  stateSanitizer: (state: unknown, index: number) => unknown;
}

/** The page's DevTools, a fake of the extension, and the page's side effects. */
export interface PageDevTools {
  log?: InstrumentExt<unknown, UnknownAction, unknown>['liftedStore'];
  options?: LogOptions;
  /** Requests, storage writes, messages to other tabs and history steps, in order. */
  sideEffects: string[];
}

const devTools: PageDevTools = { sideEffects: [] };
Object.assign(window, { __devTools: devTools });

/** Records each call of a method, and forwards it. */
const note = (owner: object, name: string, method: string): void => {
  const original: unknown = Reflect.get(owner, method);
  if (typeof original !== 'function') throw new TypeError(`${name} has no ${method}.`);
  Reflect.set(owner, method, function (this: unknown, ...args: unknown[]) {
    devTools.sideEffects.push(`${name}.${method} ${args.map(String).join(' ').slice(0, 80)}`);
    const result: unknown = Reflect.apply(original, this, args);
    return result;
  });
};

for (const method of ['setItem', 'removeItem', 'clear']) note(Storage.prototype, 'Storage', method);
for (const method of ['put', 'add', 'delete', 'clear'])
  note(IDBObjectStore.prototype, 'IDBObjectStore', method);
for (const method of ['pushState', 'replaceState', 'back', 'go'])
  note(History.prototype, 'History', method);
note(BroadcastChannel.prototype, 'BroadcastChannel', 'postMessage');
// Every call of the app checks whether it should fail.
Object.defineProperty(window, '__faults', {
  get: () => {
    devTools.sideEffects.push('request');
    return undefined;
  },
});

const expose: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
  const store = createStore(reducer, preloadedState);
  Object.assign(devTools, { log: Reflect.get(store, 'liftedStore') });
  return store;
};

/** Takes the extension's position: innermost, around nothing but the reducer. */
const composeWithDevTools =
  (options: LogOptions) =>
  (...enhancers: StoreEnhancer[]): StoreEnhancer => {
    devTools.options = options;
    return compose(
      ...enhancers,
      expose,
      instrument(() => null, { maxAge: options.maxAge }),
    );
  };

Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithDevTools });
