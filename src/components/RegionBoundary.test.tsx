import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegionBoundary } from './RegionBoundary';

let isBroken: boolean;

function Fragile() {
  if (isBroken) throw new Error('torn');
  return <p>The film</p>;
}

beforeEach(() => {
  isBroken = true;
  // React reports what a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('shows an alert in the place of what failed, beside which the rest stays', () => {
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

it('starts afresh at another address', () => {
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
