import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { devTools } from './devTools';

it('lets the app live with DevTools that keep no log of it', async () => {
  const { store } = await renderApp('/', { devTools });
  expect(await screen.findAllByRole('article')).not.toEqual([]);
  expect(store).not.toHaveProperty('liftedStore');
});
