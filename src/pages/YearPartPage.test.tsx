import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { isUnknownPart } from '../app/routes';
import { renderPart } from '../testing/renderPart';
import { YearPartPage } from './YearPartPage';

const open = (part: string, username = 'matinee', year = '2024') =>
  renderPart(
    <Routes>
      <Route element={<YearPartPage />} path="/profile/:username/year/:year/:part/:value" />
    </Routes>,
    {
      path: `/profile/${username}/year/${year}/${part}`,
      arrange: async ({ server, session }) => {
        for (const [_id, watchedOn, rating] of [
          ['one', '2024-03-01', 4.5],
          ['two', '2024-03-31', 3],
          ['three', '2024-04-01', 4.5],
        ] as const)
          await server.call('POST', '/api/diary', {
            token: session?.token,
            body: { entryData: { _id, filmId: 'vertigo-1958', watchedOn, rating } },
          });
      },
    },
  );

it.each([
  ['month/3', 'March 2024', ['2024-03-01', '2024-03-31']],
  ['stars/4.5', '4.5 stars in 2024', ['2024-03-01', '2024-04-01']],
])(
  '%s shows the evenings that its bar counts, also two with one film',
  async (part, title, days) => {
    await open(part);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    const times = await screen.findAllByRole('time');
    expect(times.map((time) => time.getAttribute('datetime'))).toEqual(days);
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/profile/matinee/year/2024',
    );
  },
);

it('says that the user is unknown', async () => {
  await open('month/3', 'nobody');
  expect(await screen.findByRole('alert')).toHaveTextContent('User not found.');
});

it.each(['0024', 'abc', '9999999'])('says that there was no year %s', async (year) => {
  await open('month/3', 'matinee', year);
  expect(await screen.findByText('There was no such year in film')).toBeInTheDocument();
});

it.each(['month/0', 'month/13', 'stars/0', 'stars/4.2', 'days/1'])(
  'knows no %s of a year',
  (part) => {
    expect(isUnknownPart(`/profile/matinee/year/2024/${part}`)).toBe(true);
  },
);
