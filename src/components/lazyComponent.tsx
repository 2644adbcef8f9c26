import { lazy, useState, type ComponentType } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A component whose code comes when it is wanted, or before. */
export interface LazyComponent<Props> {
  (props: Props): React.ReactNode;
  /** Fetches the code. What renders after that shows at once, without a fallback in between. */
  preload: () => Promise<void>;
}

/** Like React's `lazy`, for code that may also be fetched ahead. */
export function lazyComponent<Props extends object>(load: Load<Props>): LazyComponent<Props> {
  let ready: ComponentType<Props> | undefined;
  const fetchOnce = async () => (ready ??= await load());
  const Lazy = lazy(async () => ({ default: await fetchOnce() }));
  function Late(props: Props) {
    // Kept as it was at first: another type would mount anew.
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Lazy);
    return <Shown {...props} />;
  }
  return Object.assign(Late, {
    preload: async () => {
      await fetchOnce();
    },
  });
}
