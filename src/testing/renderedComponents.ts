/** A node of React's tree, as far as its DevTools rely on it. */
interface Fiber {
  type: unknown;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** React sets it where a component's function has run. */
const PERFORMED_WORK = 1;

/** Part of every styled element. */
const EMOTIONS = 'Insertion';

const rendered: string[] = [];

const noteRendered = (fiber: Fiber): void => {
  const { type, alternate, flags } = fiber;
  const hasRendered = alternate === null || flags & PERFORMED_WORK;
  if (hasRendered && typeof type === 'function' && type.name !== EMOTIONS) rendered.push(type.name);
  // Below a component without work, React keeps the same children.
  if (fiber.child !== alternate?.child)
    for (let child = fiber.child; child; child = child.sibling) noteRendered(child);
};

// As the browser's extension does. React looks for it once, when its renderer is loaded, so import this module first.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) =>
      noteRendered(current),
    onCommitFiberUnmount: () => undefined,
  },
});

/** The names of the app's components that have rendered since the last call, each as often as it has. */
export const takeRendered = (): string[] => rendered.splice(0);
