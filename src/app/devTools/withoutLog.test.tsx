import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { devTools } from './devTools';

it('works with DevTools that keep no log', async () => {
  const { store } = await renderApp('/', { devTools });
  expect(await screen.findAllByRole('article')).not.toEqual([]);
  expect(store).not.toHaveProperty('liftedStore');
});
