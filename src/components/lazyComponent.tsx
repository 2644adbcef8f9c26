import { lazy, useState, type ComponentType } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A component whose code is loaded on first render, or earlier by `preload`. */
export interface LazyComponent<Props> {
  (props: Props): React.ReactNode;
  /** Loads the code. A later render shows the component at once, without a fallback. */
  preload: () => Promise<void>;
  /** Whether the code is loaded. */
  isReady: () => boolean;
}

/** Like React's `lazy`, for code that can also be preloaded. */
export function lazyComponent<Props extends object>(load: Load<Props>): LazyComponent<Props> {
  let ready: ComponentType<Props> | undefined;
  const fetchOnce = async () => (ready ??= await load());
  const Suspending = lazy(async () => ({ default: await fetchOnce() }));
  function Lazy(props: Props) {
    // Must not change while mounted: a different component type would remount and lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Suspending);
    return <Shown {...props} />;
  }
  return Object.assign(Lazy, {
    preload: async () => {
      await fetchOnce();
    },
    isReady: () => ready !== undefined,
  });
}
