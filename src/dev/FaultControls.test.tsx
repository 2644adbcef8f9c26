import { screen } from '@testing-library/react';
import { renderPart } from '../testing/renderPart';
import { FaultControls } from './FaultControls';

it('shows the latency that calls have anyway, and names what ends all faults', async () => {
  await renderPart(<FaultControls delayMs={400} />);
  expect(screen.getByLabelText('Latency: 400 ms')).toHaveAttribute('aria-valuenow', '400');
  expect(screen.getByRole('button', { name: 'Stop all faults' })).toBeEnabled();
});
