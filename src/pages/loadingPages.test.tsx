import { lazy } from 'react';
import { act, screen } from '@testing-library/react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { Frame } from '../app/Frame';
import { MEMBER_ROUTES } from '../app/routes';
import { renderPart } from '../testing/renderPart';

const headings = () =>
  screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);

/** More calls than any page begins with. */
const CALLS = 30;

it.each([
  ['/', 'Home'],
  ['/explore', 'Explore'],
  ['/notifications', 'Notifications'],
  ['/bookmarks', 'Bookmarks'],
  ['/settings', 'Settings'],
  ['/settings/account', 'Account'],
  ['/moderation', 'Moderation'],
  ['/search?q=rain', 'Search'],
  ['/films', 'Films'],
  ['/film/vertigo-1958', 'Loading the film'],
  ['/list/cried-at', 'Loading the list'],
  ['/list/cried-at/edit', 'Edit list'],
  ['/new-list', 'New list'],
  ['/director/Jacques%20Tati', 'Jacques Tati'],
  ['/singlePost/first-showing', 'Post'],
  ['/profile/reelruth', 'Loading the profile'],
  ['/profile/reelruth/diary', 'Loading the profile'],
  ['/profile/reelruth/tags', 'Tags'],
  ['/profile/reelruth/all-time', 'All time in film'],
  ['/profile/reelruth/year/2026', '2026 in film'],
  ['/profile/reelruth/year/2026/month/1', 'January 2026'],
])('%s has one heading of the first level while it is loading: %s', async (path, heading) => {
  const [pathname = ''] = path.split('?');
  const route = MEMBER_ROUTES.find(({ path: pattern }) => matchPath(pattern, pathname));
  await route?.Page.preload();
  const held: { release: () => void }[] = [];
  const { transport } = await renderPart(
    <Routes>{route && <Route element={<route.Page />} path={route.path} />}</Routes>,
    {
      path,
      arrange: ({ transport: calls }) => {
        for (let call = 0; call < CALLS; call += 1) held.push(calls.holdsRequest('GET'));
      },
    },
  );
  expect(headings()).toEqual([heading]);
  for (const { release } of held) release();
  await act(() => transport.quiet());
  expect(headings()).toHaveLength(1);
});

it('a page whose code is loading has a heading of the first level', async () => {
  const Page = lazy(() => new Promise<never>(() => undefined));
  await renderPart(
    <Routes>
      <Route element={<Frame />}>
        <Route element={<Page />} path="*" />
      </Route>
    </Routes>,
  );
  expect(headings()).toEqual(['Loading the page']);
});
