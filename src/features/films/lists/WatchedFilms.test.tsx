import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPart, type PartOptions } from '../../../testing/renderPart';
import { takeBackLoves } from '../../../testing/takeBackLoves';
import { loveToggled } from '../changes/love';
import { WatchedFilms } from './WatchedFilms';

/** Neither is in the seed's diaries. */
const LOVED = ['amarcord-1973', 'the-awful-truth-1937'];

const withoutLoves: PartOptions = {
  path: '/?loved=true',
  arrange: (app) => takeBackLoves(app, 'kinokai'),
};

it('lists the films that the viewer loves, by a filter, without one whose love they took back', async () => {
  const { user, store } = await renderPart(<WatchedFilms username="matinee" />, {
    arrange: async ({ server, session }) => {
      for (const id of LOVED)
        await server.call('POST', `/api/films/love/${id}`, { token: session?.token });
    },
  });
  const ids = () =>
    within(screen.getByRole('list', { name: 'Films' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.slice('/film/'.length));
  await user.click(await screen.findByRole('button', { name: 'Loved', pressed: false }));
  // The favourites of the sample follow.
  await waitFor(() => expect(ids().slice(0, 2)).toEqual(LOVED.toReversed()));
  expect(screen.getByRole('heading', { name: 'Loved' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sort films' })).toBeNull();
  act(() => {
    store.dispatch(loveToggled('amarcord-1973', false));
  });
  expect(ids()).toContain('the-awful-truth-1937');
  expect(ids()).not.toContain('amarcord-1973');
  await user.click(screen.getByRole('button', { name: 'Loved', pressed: true }));
  expect(await screen.findByRole('heading', { name: 'Recently watched' })).toBeVisible();
});

it('says that somebody loves no film yet', async () => {
  await renderPart(<WatchedFilms username="kinokai" />, withoutLoves);
  const empty = await screen.findByText(/loves show up here\.$/);
  expect(empty).toHaveTextContent('Films @kinokai loves show up here.');
});

it('shows no other films as loved when they cannot be loaded', async () => {
  const { user, transport } = await renderPart(<WatchedFilms username="kinokai" />);
  await screen.findByRole('list', { name: 'Films' });
  transport.failsWith('GET /api/users/kinokai/films', 500, 'The projector jammed.');
  await user.click(screen.getByRole('button', { name: 'Loved', pressed: false }));
  expect(await screen.findByText('The projector jammed.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Films' })).toBeNull();
});

it('does not say that there are no films while those that are not loved are loading', async () => {
  const { user, transport } = await renderPart(<WatchedFilms username="kinokai" />, withoutLoves);
  await screen.findByText('No films yet');
  const held = transport.holdsAnswer('GET /api/users/kinokai/films');
  await user.click(screen.getByRole('button', { name: 'Loved', pressed: true }));
  await held.waits;
  expect(screen.getByText('Loading films')).toBeInTheDocument();
  expect(screen.queryByText('No films yet')).toBeNull();
  held.release();
  expect(await screen.findByRole('list', { name: 'Films' })).toBeVisible();
});
