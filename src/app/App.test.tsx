import { screen } from '@testing-library/react';
import { renderApp } from '../testing/renderApp';

it('shows Home to a person who is signed in', async () => {
  await renderApp('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
});
