import { isValidElement, lazy, useState, type ComponentType } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A component whose code is loaded on first render, or earlier by `preload`. */
export interface LazyComponent<Props> {
  (props: Props): React.ReactNode;
  /** Loads the code. A later render shows the component at once, without a fallback. */
  preload: () => Promise<void>;
}

/** The lazy components whose code is not loaded. */
const notReady = new WeakSet<object>();

/** Whether an element's own code is still to be loaded; not whether that of an element inside it is. */
export const isToBeLoaded = (node: React.ReactNode): boolean =>
  isValidElement(node) && typeof node.type === 'function' && notReady.has(node.type);

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
  notReady.add(Lazy);
  return Object.assign(Lazy, {
    preload: async () => {
      await fetchOnce();
    },
  });
}
