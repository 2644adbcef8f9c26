import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderPart, type PartOptions } from '../testing/renderPart';
import { YearPage } from './YearPage';

const open = (username: string, options: PartOptions = {}, year = 2026) =>
  renderPart(
    <Routes>
      <Route element={<YearPage />} path="/profile/:username/year/:year" />
    </Routes>,
    { ...options, path: `/profile/${username}/year/${year}` },
  );

it('says that the user is unknown, and links to Explore', async () => {
  await open('nobody');
  expect(await screen.findByRole('alert')).toHaveTextContent('User not found.');
  expect(screen.getByRole('link', { name: 'Back to Explore' })).toHaveAttribute('href', '/explore');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('offers to retry if the year could not be loaded', async () => {
  await open('matinee', {
    arrange: ({ transport }) => transport.losesConnection('GET /api/users/matinee/year/2026'),
  });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

it('says that nothing was logged in a year, and leads to the diary', async () => {
  await open('matinee', {}, 1999);
  expect(await screen.findByText('No films in 1999')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the diary' })).toHaveAttribute(
    'href',
    '/profile/matinee/diary',
  );
});

it('names the person whose year it is', async () => {
  await open('reelruth');
  expect(await screen.findByRole('link', { name: '@reelruth’s diary' })).toHaveAttribute(
    'href',
    '/profile/reelruth/diary',
  );
});

it('does not tell users whose year their own is', async () => {
  await open('matinee');
  await screen.findByRole('heading', { name: 'Month by month' });
  expect(screen.queryByText(/’s diary/)).toBeNull();
});
