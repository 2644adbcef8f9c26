const CODE_MS = 20;
/** React keeps a fallback for 300. */
const SOON_MS = 100;

beforeEach(() => {
  jest.useFakeTimers();
  // React takes its timers as it is loaded.
  jest.resetModules();
  // `act` would skip the timer by which React keeps a fallback.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.useRealTimers();
});

it('shows its place, and what it loads as soon as that is there', async () => {
  const { createRoot } = await import('react-dom/client');
  const { lazyComponent } = await import('./lazyComponent');
  const { LazyRegion } = await import('./LazyRegion');
  const Menu = lazyComponent(async () => {
    await new Promise((resolve) => setTimeout(resolve, CODE_MS));
    return () => <p>The menu</p>;
  });
  const container = document.createElement('div');
  const root = createRoot(container);
  root.render(
    <LazyRegion waiting={<p>Loading</p>}>
      <Menu />
    </LazyRegion>,
  );
  await jest.advanceTimersByTimeAsync(CODE_MS / 2);
  expect(container).toHaveTextContent('Loading');
  await jest.advanceTimersByTimeAsync(SOON_MS);
  expect(container).toHaveTextContent('The menu');
  root.unmount();
});
