import { screen } from '@testing-library/react';
import { renderPart } from '../../../testing/renderPart';
import { LogFilmDialog } from './LogFilmDialog';

it('moves the focus to the film search if no film was chosen, and says why', async () => {
  const { user, transport } = await renderPart(<LogFilmDialog />);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const search = screen.getByRole('combobox', { name: 'Find a film' });
  expect(search).toHaveFocus();
  expect(search).toHaveAccessibleDescription('Choose a film.');
  expect(screen.queryByRole('button', { name: 'Close search' })).toBeNull();
  expect(transport.sent.filter((call) => call.startsWith('POST'))).toEqual([]);

  await user.type(search, 'vertigo');
  await user.click(await screen.findByRole('option', { name: 'Vertigo (1958)' }));
  await user.click(screen.getByRole('button', { name: 'Change film' }));
  await user.click(screen.getByRole('button', { name: 'Close search' }));
  expect(screen.getByText('Vertigo (1958)')).toBeInTheDocument();
});
