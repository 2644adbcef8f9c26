import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import '../features/lists/cards/FoundLists';
import { PersonLists } from '../features/lists/cards/PersonLists';
import { makeList } from '../testing/filmLists';
import { renderPart, type PartOptions } from '../testing/renderPart';
import { FilmPage } from './FilmPage';
import { SearchPage } from './SearchPage';

const open = (path: string, options: PartOptions = {}) =>
  renderPart(
    <Routes>
      <Route element={<FilmPage />} path="/film/:filmId" />
      <Route element={<SearchPage />} path="/search" />
      <Route element={<p>The form of a list</p>} path="/new-list" />
      <Route element={<PersonLists username="matinee" />} path="/lists" />
    </Routes>,
    { path, arrange: (parts) => makeList(parts), ...options },
  );

const cards = async (name: string) => within(await screen.findByRole('list', { name }));

it('shows on a film’s page the public lists that it is on', async () => {
  await open('/film/vertigo-1958');
  const card = (await cards('On lists')).getByRole('link', { name: 'Rain on windows' });
  expect(card).toHaveAttribute('href', '/list/rain');
});

it('finds lists by their words', async () => {
  await open('/search?q=windows&in=lists');
  expect((await cards('Lists')).getByRole('link', { name: 'Rain on windows' })).toBeVisible();
});

it('shows a person’s lists, and leads to a new one', async () => {
  const { user } = await open('/lists');
  const card = (await cards('Lists')).getByRole('link', { name: 'Rain on windows' });
  expect(card.closest('li')).toHaveTextContent('4 films · 1 seen');
  await user.click(screen.getByRole('button', { name: 'New list' }));
  expect(screen.getByText('The form of a list')).toBeVisible();
});
