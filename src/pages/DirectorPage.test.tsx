import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderPart } from '../testing/renderPart';
import { DirectorPage } from './DirectorPage';

const open = (name: string) =>
  renderPart(
    <Routes>
      <Route element={<DirectorPage />} path="/director/:name" />
    </Routes>,
    { path: `/director/${encodeURIComponent(name)}` },
  );

it('shows a director’s films here, and how many the viewer has seen', async () => {
  await open('abbas kiarostami');
  const list = within(await screen.findByRole('list', { name: 'Films by Abbas Kiarostami' }));
  expect(list.getByRole('link', { name: 'Close-Up (1990)' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Abbas Kiarostami' })).toBeVisible();
  const { length } = list.getAllByRole('listitem');
  expect(screen.getByText(new RegExp(`^${length} films here · You have seen`))).toBeVisible();
});

it('says that a director is unknown, and leads back to the films', async () => {
  await open('Nobody Ever');
  expect(await screen.findByRole('alert')).toHaveTextContent('Director not found.');
  expect(screen.getByRole('link', { name: 'Back to Films' })).toBeVisible();
});
