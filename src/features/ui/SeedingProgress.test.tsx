import { act, screen } from '@testing-library/react';
import { renderPart } from '../../testing/renderPart';
import { SeedingProgress } from './SeedingProgress';
import { seedingProgressed } from './uiSlice';

it('shows how much of a large seed is written while it is being written', async () => {
  const { store } = await renderPart(<SeedingProgress />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => void store.dispatch(seedingProgressed(0.25)));
  const bar = screen.getByRole('progressbar', { name: /writing the sample data/i });
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  act(() => void store.dispatch(seedingProgressed(null)));
  expect(bar).not.toBeInTheDocument();
});
