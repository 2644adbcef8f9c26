import { lazy, useState, type ComponentType } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A component whose code is loaded on first use, or ahead of it. */
export interface LazyComponent<Props> {
  (props: Props): React.ReactNode;
  /** Fetches the code. What renders after that shows at once, without a fallback in between. */
  preload: () => Promise<void>;
}

/** Like React's `lazy`, for code that may also be fetched ahead. */
export function lazyComponent<Props extends object>(load: Load<Props>): LazyComponent<Props> {
  let ready: ComponentType<Props> | undefined;
  const fetchOnce = async () => (ready ??= await load());
  const Suspending = lazy(async () => ({ default: await fetchOnce() }));
  function Lazy(props: Props) {
    // Never changes once mounted: another type would mount again and lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Suspending);
    return <Shown {...props} />;
  }
  return Object.assign(Lazy, {
    preload: async () => {
      await fetchOnce();
    },
  });
}
