import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { selectModal } from '../features/ui/uiSlice';
import { renderPart, type PartOptions } from '../testing/renderPart';
import { aPerson } from '../../mocks/testing/builders';
import { YearPage } from './YearPage';

const open = (username: string, options: PartOptions = {}) =>
  renderPart(
    <Routes>
      <Route element={<YearPage />} path="/profile/:username/all-time" />
    </Routes>,
    { ...options, path: `/profile/${username}/all-time` },
  );

const EVENINGS: [filmId: string, watchedOn: string, rating?: number][] = [
  ['vertigo-1958', '2024-01-01', 5],
  ['psycho-1960', '2024-03-01', 4],
  ['m-1931', '2026-01-01'],
  ['vertigo-1958', '2026-02-01', 4.5],
];

/** A new person's diary of these evenings, and of as many with films of which nothing is known. */
const openDiary = (unknown = 0) =>
  open('newcomer', {
    arrange: async ({ server }) => {
      const { token } = await aPerson(server.backend, { username: 'newcomer' });
      const rows = [
        ...EVENINGS.map(([filmId, watchedOn, rating], place) => ({
          ...{ kind: 'entry', _id: `known-${place}`, filmId, watchedOn },
          ...(rating !== undefined && { rating }),
        })),
        ...Array.from({ length: unknown }, (_, place) => ({
          ...{ kind: 'entry', _id: `unknown-${place}`, watchedOn: '2025-01-01' },
          ...{ title: `Unknown ${place}`, year: 2001 },
        })),
      ];
      await server.call('POST', '/api/diary/import', { token, body: { rows } });
    },
  });

const figures = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.parentElement?.querySelector('dd')?.textContent, term.textContent]);

it('adds up films, evenings, hours, evenings a week and stars', async () => {
  await openDiary();
  await screen.findByRole('heading', { name: 'Year by year' });
  expect(figures()).toEqual([
    ['3', 'films'],
    ['4', 'evenings'],
    ['7.9', 'hours'],
    ['4.5', 'stars on average in 3 of 4 evenings'],
  ]);
});

it('offers a picture of all time', async () => {
  const { user, store } = await openDiary();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('menuitem', { name: 'As a picture' }));
  expect(selectModal(store.getState())).toEqual({
    kind: 'sharePicture',
    subject: { kind: 'allTime', username: 'newcomer' },
  });
});

it('leads from each bar to what it counts', async () => {
  await openDiary();
  await screen.findByRole('heading', { name: 'Year by year' });
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leads('2024: 2 evenings')).toBe('/profile/newcomer/year/2024');
  expect(leads('5 stars: 1 evening')).toBe('/profile/newcomer/all-time/stars/5');
  expect(leads('1950s: 2 evenings')).toBe('/profile/newcomer/all-time/decade/1950');
  expect(leads('United States 3 evenings')).toBe('/profile/newcomer/all-time/country/US');
  expect(leads('Alfred Hitchcock 2 films · 4.5 stars')).toBe('/director/Alfred%20Hitchcock');
  // Nothing to lead to.
  expect(screen.queryByRole('link', { name: /^1940s/ })).toBeNull();
});

it('has a table for each chart', async () => {
  await openDiary();
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => row.textContent);
  await screen.findByRole('table', { name: 'Evenings by year' });
  expect(rowsOf('Evenings by year')).toEqual(['YearEvenings', '20242', '20262']);
  expect(rowsOf('Evenings by the film’s decade')).toContain('1950s2');
  expect(rowsOf('Evenings by stars')).toContain('5 stars1');
  expect(rowsOf('Countries')).toEqual(['CountryEvenings', 'United States3', 'Germany1']);
  expect(rowsOf('Directors')).toEqual(['DirectorFilms', 'Alfred Hitchcock2']);
});

it('shows the first and the latest film, and those watched again', async () => {
  await openDiary();
  const posters = within(await screen.findByRole('list', { name: 'Films of all time' }));
  const tiles = posters.getAllByRole('listitem');
  expect(tiles[0]).toHaveTextContent('FirstJan 1, 2024');
  const again = within(screen.getByRole('list', { name: 'Films watched again' }));
  expect(again.getByRole('listitem')).toHaveTextContent('2 evenings');
});

it('leaves out what is known of less than half, and says of how many the rest is known', async () => {
  await openDiary(3);
  expect(await screen.findByText('hours in 4 of 7 evenings')).toBeInTheDocument();
  expect(screen.getByText('The country is known for 4 of 7 evenings.')).toBeInTheDocument();
});

it('says nothing of hours, countries and directors where most are unknown', async () => {
  await openDiary(9);
  await screen.findByRole('heading', { name: 'Year by year' });
  expect(screen.queryByText(/hours/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Countries' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Directors' })).toBeNull();
});

it('says that nothing was logged yet, and leads to the diary', async () => {
  await open('newcomer', {
    arrange: ({ server }) => aPerson(server.backend, { username: 'newcomer' }),
  });
  expect(await screen.findByText('No films yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the diary' })).toHaveAttribute(
    'href',
    '/profile/newcomer/diary',
  );
});

it('says that the user is unknown', async () => {
  await open('nobody');
  expect(await screen.findByRole('alert')).toHaveTextContent('User not found.');
});
