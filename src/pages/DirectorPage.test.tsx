import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderPart, type PartOptions } from '../testing/renderPart';
import { DirectorPage } from './DirectorPage';

const open = (name: string, options: PartOptions = {}) =>
  renderPart(
    <Routes>
      <Route element={<DirectorPage />} path="/director/:name" />
    </Routes>,
    { ...options, path: `/director/${encodeURIComponent(name)}` },
  );

it('shows a director’s films here, how many the viewer has seen, and everybody’s average', async () => {
  await open('abbas kiarostami', {
    arrange: async ({ server, session }) => {
      const ruth = await server.signIn('reelruth');
      for (const [token, rating] of [
        [session?.token, 5],
        [ruth.token, 3],
      ] as const)
        await server.call('POST', '/api/films/rate/ten-2002', { token, body: { rating } });
    },
  });
  const list = within(await screen.findByRole('list', { name: 'Films by Abbas Kiarostami' }));
  expect(list.getByRole('link', { name: 'Close-Up (1990)' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Abbas Kiarostami' })).toBeVisible();
  const { length } = list.getAllByRole('listitem');
  const seenAndRated = 'You have seen 1 of them · 4.0 out of 5, from 2 ratings';
  expect(screen.getByText(`${length} films here · ${seenAndRated}`)).toBeVisible();
});

it('says that a director is unknown, and leads back to the films', async () => {
  await open('Nobody Ever');
  expect(await screen.findByRole('alert')).toHaveTextContent('Director not found.');
  expect(screen.getByRole('link', { name: 'Back to Films' })).toBeVisible();
});
