import type { Root } from 'react-dom/client';
import type * as Lazy from './lazyComponent';
import type * as Region from './LazyRegion';

const CODE_MS = 20;
/** React keeps a fallback for 300 ms. */
const SOON_MS = 100;

let root: Root;
let container: HTMLElement;
let lib: typeof Lazy & typeof Region;

beforeEach(async () => {
  jest.useFakeTimers();
  // React takes its timers as it is loaded.
  jest.resetModules();
  // `act` would skip the timer by which React keeps a fallback.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const { createRoot } = await import('react-dom/client');
  lib = { ...(await import('./lazyComponent')), ...(await import('./LazyRegion')) };
  container = document.createElement('div');
  root = createRoot(container, { onCaughtError: () => undefined });
});

afterEach(() => {
  root.unmount();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.useRealTimers();
});

const makeMenu = () =>
  lib.lazyComponent(async () => {
    await new Promise((resolve) => setTimeout(resolve, CODE_MS));
    return () => <p>The menu</p>;
  });

it('shows its place, and what it loads as soon as that is there', async () => {
  const Menu = makeMenu();
  root.render(
    <lib.LazyRegion waiting={<p>Loading</p>}>
      <Menu />
    </lib.LazyRegion>,
  );
  await jest.advanceTimersByTimeAsync(CODE_MS / 2);
  expect(container).toHaveTextContent('Loading');
  await jest.advanceTimersByTimeAsync(SOON_MS);
  expect(container).toHaveTextContent('The menu');
});

it('does not wait for what another part loads', async () => {
  const Menu = makeMenu();
  const Never = lib.lazyComponent(() => new Promise<() => null>(() => undefined));
  root.render(
    <>
      <lib.LazyPart waiting="Poster">
        <Never />
      </lib.LazyPart>
      <lib.LazyPart>
        <Menu />
      </lib.LazyPart>
    </>,
  );
  await jest.advanceTimersByTimeAsync(SOON_MS);
  expect(container).toHaveTextContent('PosterThe menu');
});

it('shows what is loaded at once', async () => {
  const Menu = makeMenu();
  const loading = Menu.preload();
  await jest.advanceTimersByTimeAsync(CODE_MS);
  await loading;
  const shown: (string | null)[] = [];
  new MutationObserver(() => shown.push(container.textContent)).observe(container, {
    childList: true,
    subtree: true,
  });
  root.render(
    <lib.LazyPart waiting="Loading">
      <Menu />
    </lib.LazyPart>,
  );
  await jest.advanceTimersByTimeAsync(SOON_MS);
  expect(shown).toEqual(['The menu']);
});

it('fails in its region if the code cannot be loaded', async () => {
  const Gone = lib.lazyComponent(() => Promise.reject<() => null>(new TypeError('Gone')));
  root.render(
    <>
      <p>The page</p>
      <lib.LazyRegion waiting="Loading" fallback={({ message }) => <p>{message}</p>}>
        <Gone />
      </lib.LazyRegion>
    </>,
  );
  // The failure, and then what the region says.
  await jest.advanceTimersByTimeAsync(SOON_MS);
  await jest.advanceTimersByTimeAsync(SOON_MS);
  expect(container).toHaveTextContent('The pageThis part of the page could not be shown.');
});
