import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reloadOnChunkLoadError } from '../lib/chunkLoadError';
import { RegionBoundary } from './RegionBoundary';

let isBroken: boolean;
let reason: Error;

function Fragile() {
  if (isBroken) throw reason;
  return <p>The film</p>;
}

beforeEach(() => {
  isBroken = true;
  reason = new Error('torn');
  // React logs the errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** As Vite does when an `import()` fails. */
const reportMissingCode = () => {
  reloadOnChunkLoadError();
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: reason }));
};

it('shows an alert instead of what failed, and the rest stays', () => {
  render(
    <>
      <p>The frame</p>
      <RegionBoundary>
        <Fragile />
      </RegionBoundary>
    </>,
  );
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.getByText('The frame')).toBeInTheDocument();
});

it('tries again on request', async () => {
  render(
    <RegionBoundary>
      <Fragile />
    </RegionBoundary>,
  );
  isBroken = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('The film')).toBeInTheDocument();
});

it('resets at another address', () => {
  const at = (path: string) => (
    <RegionBoundary resetKey={path}>
      <Fragile />
    </RegionBoundary>
  );
  const { rerender } = render(at('/one'));
  isBroken = false;
  rerender(at('/one'));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  rerender(at('/two'));
  expect(screen.getByText('The film')).toBeInTheDocument();
});

it('reports missing code, and keeps doing so while the site cannot be reached', async () => {
  reportMissingCode();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  render(
    <RegionBoundary>
      <Fragile />
    </RegionBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
});

it('shows no failure while it is not yet known whether the page reloads', async () => {
  reportMissingCode();
  let answer: (reason: unknown) => void = () => undefined;
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockReturnValue(new Promise((_, reject) => (answer = reject)));
  render(
    <RegionBoundary>
      <Fragile />
    </RegionBoundary>,
  );
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
  answer(new TypeError('Failed to fetch'));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
});

it('shows nothing if the caller handles the failure', async () => {
  reportMissingCode();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const onFailure = jest.fn();
  const { container } = render(
    <RegionBoundary onFailure={onFailure}>
      <Fragile />
    </RegionBoundary>,
  );
  await waitFor(() =>
    expect(onFailure).toHaveBeenCalledWith(expect.stringContaining('could not be loaded')),
  );
  expect(container).toBeEmptyDOMElement();
});
