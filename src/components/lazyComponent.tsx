import { isValidElement, lazy, useState, type ComponentType } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

type Preload = () => Promise<void>;

/** A component whose code is loaded on first render, or earlier by `preload`. */
export interface LazyComponent<Props> {
  (props: Props): React.ReactNode;
  /** Loads the code. A later render shows the component at once, without a fallback. */
  preload: Preload;
}

/** What loads the lazy components whose code is not loaded. */
const notReady = new WeakMap<object, Preload>();

/** What loads an element's own code, not that of an element inside it; undefined if there is nothing to load. */
export const preloadOf = (node: React.ReactNode): Preload | undefined =>
  isValidElement(node) && typeof node.type === 'function' ? notReady.get(node.type) : undefined;

/** Like React's `lazy`, for code that can also be preloaded. */
export function lazyComponent<Props extends object>(load: Load<Props>): LazyComponent<Props> {
  let ready: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    ready ??= await load();
    notReady.delete(Lazy);
    return ready;
  };
  const Suspending = lazy(async () => ({ default: await fetchOnce() }));
  function Lazy(props: Props) {
    // Must not change while mounted: a different component type would remount and lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Suspending);
    return <Shown {...props} />;
  }
  const preload = async () => {
    await fetchOnce();
  };
  notReady.set(Lazy, preload);
  return Object.assign(Lazy, { preload });
}
