import { screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { makeList, RAIN } from '../testing/filmLists';
import { renderPart } from '../testing/renderPart';
import { ListPage } from './ListPage';

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Opens a ranked list of Vertigo, Stalker, Playtime and Alien, of which the viewer has seen Stalker and wants to see the last two. */
const open = (query = '') =>
  renderPart(
    <>
      <Routes>
        <Route element={<ListPage />} path="/list/:listId" />
      </Routes>
      <Address />
    </>,
    {
      path: RAIN + query,
      arrange: async (parts) => {
        await makeList(parts, { ranked: true });
        const token = parts.session?.token;
        await parts.server.call('POST', '/api/films/watchlist/alien-1979', { token });
      },
    },
  );

/** The posters on the wall, each with its rank. */
const shown = async () => {
  const wall = within(await screen.findByRole('list', { name: 'Films in Rain on windows' }));
  return wall.getAllByRole('listitem').map((item) => [
    within(item).getByRole('link').ariaLabel,
    // The rank comes last, after the year on the poster.
    /\d{4}(\d)$/.exec(item.textContent)?.[1],
  ]);
};

const expectWholeCount = () =>
  expect(screen.getByRole('progressbar', { name: 'Seen' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 4 seen',
  );

it('has the filters of the page Films, and keeps ranks and counts those of the whole list', async () => {
  const { user, transport } = await open();
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'France');
  await screen.findByRole('button', { name: 'Remove filter France' });
  expect(await shown()).toEqual([['Playtime (1967)', '3']]);
  expectWholeCount();
  await user.click(screen.getByRole('button', { name: 'Remove filter France' }));
  await user.click(screen.getByRole('button', { name: 'On my watchlist' }));
  await screen.findByRole('button', { name: 'On my watchlist', pressed: true });
  expect(await shown()).toEqual([
    ['Playtime (1967)', '3'],
    ['Alien (1979)', '4'],
  ]);
  expect(screen.getByTestId('address')).toHaveTextContent(`${RAIN}?listed=true`);
  // Only what fits is asked for, not the rest of the list.
  expect(transport.sentTo('GET /api/lists/rain')).toHaveLength(3);
});

it('opens as its address says, and in its order', async () => {
  await open('?sort=title&unseen=true');
  expect(await shown()).toEqual([
    ['Alien (1979)', '4'],
    ['Playtime (1967)', '3'],
    ['Vertigo (1958)', '1'],
  ]);
  expect(screen.getByRole('button', { name: 'Not seen', pressed: true })).toBeVisible();
  expectWholeCount();
});

it('says that nothing fits, and shows all films again', async () => {
  const { user } = await open('?decade=1920');
  expect(await screen.findByText('No films match')).toBeVisible();
  expectWholeCount();
  await user.click(screen.getByRole('link', { name: 'Show the whole list' }));
  expect(await shown()).toHaveLength(4);
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/list\/rain$/);
});

it('says so if a filter cannot be answered, and tries again', async () => {
  const { user, transport } = await open();
  await shown();
  transport.failsWith('GET /api/lists/rain', 500, 'The projector jammed.');
  await user.click(screen.getByRole('button', { name: 'Newest' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The projector jammed.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await shown())[0]).toEqual(['Stalker (1979)', '2']);
});
