import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { isUnknownPart } from '../app/routes';
import { renderPart } from '../testing/renderPart';
import { YearPartPage } from './YearPartPage';

const open = (part: string) =>
  renderPart(
    <Routes>
      <Route element={<YearPartPage />} path="/profile/:username/all-time/:part/:value" />
    </Routes>,
    {
      path: `/profile/matinee/all-time/${part}`,
      arrange: async ({ server, session }) => {
        for (const [_id, filmId, watchedOn, rating] of [
          ['one', 'alexander-nevsky-1938', '1939-03-01', 0.5],
          ['two', 'm-1931', '1939-03-31', 0.5],
        ] as const)
          await server.call('POST', '/api/diary', {
            token: session?.token,
            body: { entryData: { _id, filmId, watchedOn, rating } },
          });
      },
    },
  );

it.each([
  ['stars/0.5', '0.5 stars, all time', ['1939-03-01', '1939-03-31']],
  ['decade/1930', 'The 1930s, all time', ['1939-03-01', '1939-03-31']],
  ['country/DE', 'Germany, all time', ['1939-03-31']],
])('%s shows the evenings that its bar counts', async (part, title, days) => {
  await open(part);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  const times = await screen.findAllByRole('time');
  const shown = times.map((time) => time.getAttribute('datetime'));
  expect(shown.slice(0, days.length)).toEqual(days);
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
    'href',
    '/profile/matinee/all-time',
  );
});

it.each(['stars/0', 'decade/1935', 'decade/35', 'month/1', 'days/1'])(
  'knows no %s of all time',
  (part) => {
    expect(isUnknownPart(`/profile/matinee/all-time/${part}`)).toBe(true);
  },
);

it.each(['all-time', 'all-time/stars/5', 'all-time/decade/1930', 'all-time/country/DE'])(
  'knows %s of a profile',
  (part) => {
    expect(isUnknownPart(`/profile/matinee/${part}`)).toBe(false);
  },
);
