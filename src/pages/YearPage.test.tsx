import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderPart, type PartOptions } from '../testing/renderPart';
import { YearPage } from './YearPage';

const open = (username: string, options: PartOptions = {}, year = '2026') =>
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
  await open('matinee', {}, '1999');
  expect(await screen.findByText('No films in 1999')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the diary' })).toHaveAttribute(
    'href',
    '/profile/matinee/diary',
  );
});

it('names the person whose year it is', async () => {
  await open('reelruth');
  expect(await screen.findByRole('link', { name: /^@reelruth\s?’s diary$/ })).toHaveAttribute(
    'href',
    '/profile/reelruth/diary',
  );
});

/** A diary of these films, one a day. */
const openDiaryOf = (films: readonly object[]) =>
  open(
    'matinee',
    {
      arrange: async ({ server, session }) => {
        const rows = films.map((film, index) => ({
          kind: 'entry',
          rating: 3,
          ...film,
          _id: `day-${index + 1}`,
          watchedOn: `2024-01-0${index + 1}`,
        }));
        await server.call('POST', '/api/diary/import', { token: session?.token, body: { rows } });
      },
    },
    '2024',
  );

/** A diary of `known` evenings with Vertigo and `unknown` ones with films of which nothing is known. */
const openMixed = (known: number, unknown: number) =>
  openDiaryOf([
    ...Array.from({ length: known }, () => ({ filmId: 'vertigo-1958' })),
    ...Array.from({ length: unknown }, (_, index) => ({ title: `Unknown ${index}`, year: 2001 })),
  ]);

it('leaves out hours and directors that are known of less than half', async () => {
  await openMixed(1, 8);
  await screen.findByRole('heading', { name: 'Month by month' });
  expect(screen.queryByText(/hours/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Directors' })).toBeNull();
});

it('says for how many evenings the hours are known', async () => {
  await openMixed(3, 2);
  expect(await screen.findByText('hours in 3 of 5 evenings')).toBeInTheDocument();
});

it('says for how many evenings there are stars, and for how many films a director', async () => {
  await openDiaryOf([
    { filmId: 'vertigo-1958' },
    { filmId: 'psycho-1960', rating: undefined },
    { title: 'Unknown', year: 2001 },
  ]);
  expect(await screen.findByText('stars on average in 2 of 3 evenings')).toBeInTheDocument();
  expect(screen.getByText('The director is known for 2 of 3 films.')).toBeInTheDocument();
});

it.each([
  ['a minute', 'the-arrival-of-a-train-at-la-ciotat-station-1896', []],
  ['sixty minutes', 'zorns-lemma-1970', ['hour']],
])('counts %s in hours as one would say it', async (_length, filmId, names) => {
  await openDiaryOf([{ filmId }]);
  await screen.findByRole('heading', { name: 'Month by month' });
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.filter((name) => name.includes('hour'))).toEqual(names);
});

it('leads from a month’s bar to its evenings, and names them so', async () => {
  await openMixed(3, 2);
  expect(await screen.findByRole('link', { name: 'January: 5 evenings' })).toHaveAttribute(
    'href',
    '/profile/matinee/year/2024/month/1',
  );
  expect(screen.getByRole('link', { name: '3 stars: 5 evenings' })).toHaveAttribute(
    'href',
    '/profile/matinee/year/2024/stars/3',
  );
  expect(screen.queryByRole('link', { name: /^February/ })).toBeNull();
});

it('shows the posters of the first, the highest rated and the last film', async () => {
  await open('framebyframe');
  const posters = within(await screen.findByRole('list', { name: 'Films of the year' }));
  const tiles = posters.getAllByRole('listitem');
  expect(tiles[0]).toHaveTextContent(/First[A-Z][a-z]{2} \d{1,2}$/);
  expect(tiles.at(-1)).toHaveTextContent('Last');
  expect(posters.getAllByText('Highest').length).toBeGreaterThan(2);
  const names = posters.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(names.length);
});

it('lists directors from two films on, each with a link to their films', async () => {
  await open(
    'reelruth',
    {
      arrange: async ({ server }) => {
        const { token } = await server.signIn('reelruth');
        for (const filmId of ['vertigo-1958', 'psycho-1960', 'alien-1979'])
          await server.call('POST', '/api/diary', {
            token,
            body: { entryData: { _id: filmId, filmId, watchedOn: '2024-05-05' } },
          });
      },
    },
    '2024',
  );
  const directors = within(await screen.findByRole('list', { name: 'Directors' }));
  expect(directors.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Alfred Hitchcock 2 films',
  ]);
  expect(directors.getByRole('link')).toHaveAttribute('href', '/director/Alfred%20Hitchcock');
});

it('does not tell users whose year their own is', async () => {
  await open('matinee');
  await screen.findByRole('heading', { name: 'Month by month' });
  expect(screen.queryByText(/’s diary/)).toBeNull();
});

it.each(['24', '1873', '0099', 'soon', '20260'])(
  'says at the address of the year %s that there was none, and leads to the diary',
  async (year) => {
    await open('matinee', {}, year);
    expect(await screen.findByText('There was no such year in film')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the diary' })).toBeInTheDocument();
  },
);
