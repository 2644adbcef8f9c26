import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Modals } from '../app/Modals';
import { renderPart, type PartOptions } from '../testing/renderPart';
import '../features/films/AddFilmDialog';
import { FilmsPage } from './FilmsPage';
import { watchedToggled } from '../features/films/changes/watched';

/** Exposes the address and its history to the tests. */
function Choice() {
  const navigate = useNavigate();
  return (
    <>
      <output>{useLocation().search}</output>
      <button onClick={() => void navigate(-1)}>Back in history</button>
    </>
  );
}

const openFilms = (path = '/films', options: PartOptions = {}) =>
  renderPart(
    <>
      <main>
        <FilmsPage />
        <Choice />
      </main>
      <Modals />
    </>,
    { path, ...options },
  );

const wall = async () => within(await screen.findByRole('list', { name: 'Films' }));
const search = () => screen.getAllByRole('status').at(-1)?.textContent;
const calls = 'GET /api/films?';

it('shows posters that link to their films, and marks the watched ones', async () => {
  const { store, transport } = await openFilms();
  const link = (await wall()).getByRole('link', { name: 'Playtime (1967)' });
  expect(link).toHaveAttribute('href', '/film/playtime-1967');
  expect(screen.getByRole('heading', { level: 1, name: 'Films' })).toBeInTheDocument();
  const place = within(link.closest('li') ?? document.body);
  expect(place.queryByRole('img', { name: 'Watched' })).toBeNull();
  act(() => void store.dispatch(watchedToggled('playtime-1967', true)));
  expect(place.getByRole('img', { name: 'Watched' })).toBeInTheDocument();
  await act(() => transport.quiet());
  expect(place.getByRole('img', { name: 'Watched' })).toBeInTheDocument();
  expect(transport.sentTo(calls)).toHaveLength(1);
});

it('stores the filters in the address, and removes them by their chips', async () => {
  const { user, transport } = await openFilms();
  await wall();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Decade' }), '1950s');
  expect(search()).toBe('?decade=1950');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Genre' }), 'Film Noir');
  expect(search()).toBe('?genre=Film+Noir&decade=1950');
  expect((await wall()).getByRole('link', { name: 'In a Lonely Place (1950)' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Highest rated' }));
  expect(search()).toBe('?genre=Film+Noir&decade=1950&sort=rating');
  await user.click(screen.getByRole('button', { name: 'Remove filter Film Noir' }));
  expect(search()).toBe('?decade=1950&sort=rating');
  expect(screen.getByRole('group', { name: 'Filters' })).toHaveFocus();
  await act(() => transport.quiet());
  expect(transport.sentTo(calls).at(-1)).toBe(`${calls}decade=1950&sort=rating&limit=48`);
});

it('shows only films that the viewer has not seen, or has on the watchlist', async () => {
  const { user } = await openFilms();
  expect((await wall()).queryByRole('link', { name: 'Perfect Days (2023)' })).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Not seen' }));
  expect(search()).toBe('?unseen=true');
  expect(screen.getByRole('button', { name: 'Not seen' })).toHaveAttribute('aria-pressed', 'true');
  expect((await wall()).queryByRole('img', { name: 'Watched' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'On my watchlist' }));
  expect(search()).toBe('?unseen=true&listed=true');
  await user.click(screen.getByRole('button', { name: 'Not seen' }));
  expect(search()).toBe('?listed=true');
});

it('filters by words of the title, without giving up the order', async () => {
  const { user, transport } = await openFilms('/films?sort=year');
  await wall();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'seven{Enter}');
  expect(search()).toBe('?title=seven&sort=year');
  expect((await wall()).getByRole('link', { name: 'Seven Samurai (1954)' })).toBeInTheDocument();
  expect(transport.sentTo(calls).at(-1)).toBe(`${calls}title=seven&sort=year&limit=48`);
  await user.click(screen.getByRole('button', { name: 'Remove filter seven' }));
  expect(search()).toBe('?sort=year');
});

it('filters by nothing visible neither as it is typed nor from an address', async () => {
  const { user } = await openFilms('/films?director=%E3%85%A4');
  expect(await wall()).toBeDefined();
  const field = screen.getByRole('textbox', { name: 'Title' });
  await user.type(field, '\u2800{Enter}');
  expect(search()).toBe('?director=%E3%85%A4');
  expect(field).toHaveValue('');
});

it('says “Any” of each filter that is not set', async () => {
  await openFilms();
  for (const name of ['Title', 'Director'])
    expect(screen.getByLabelText(name)).toHaveAttribute('placeholder', 'Any');
  for (const name of ['Decade', 'Genre', 'Country'])
    expect(screen.getByLabelText(name)).toHaveDisplayValue('Any');
});

it('says beside each of the highest rated from how many ratings its average is', async () => {
  await openFilms('/films?sort=rating');
  const links = (await wall()).getAllByRole('listitem');
  expect(links[0]).toHaveTextContent(/★ \d\.\d from \d+ ratings$/);
});

it('goes back past a sort that was chosen twice', async () => {
  const { user } = await openFilms('/films?genre=Drama');
  await wall();
  await user.click(screen.getByRole('link', { name: 'Newest' }));
  await user.click(screen.getByRole('link', { name: 'Newest' }));
  expect(search()).toBe('?genre=Drama&sort=year');
  await user.click(screen.getByRole('button', { name: 'Back in history' }));
  expect(search()).toBe('?genre=Drama');
});

it('shows the films of a shared address', async () => {
  await openFilms('/films?director=Jacques+Tati');
  const links = (await wall()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toContain('/film/playtime-1967');
  expect(screen.queryByRole('link', { name: 'Psycho (1960)' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Director' })).toHaveValue('Jacques Tati');
});

it('filters by a director once the name is complete', async () => {
  const { user } = await openFilms();
  await wall();
  const director = screen.getByRole('combobox', { name: 'Director' });
  await user.type(director, 'Jacques Tati');
  // Enter ends the composition of an input method, not the name.
  fireEvent.keyDown(director, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(director, { key: 'Enter', keyCode: 229 });
  expect(search()).toBe('');
  await user.type(director, '{Enter}');
  expect(search()).toBe('?director=Jacques+Tati');
});

it('keeps a typed director when the tap that leaves the field chooses something else', async () => {
  const { user } = await openFilms('/films?genre=Drama');
  await wall();
  const director = screen.getByRole('combobox', { name: 'Director' });
  await user.type(director, 'ozu');
  const newest = screen.getByRole('link', { name: 'Newest' });
  // Together, as by touch: nothing is rendered in between.
  act(() => {
    director.blur();
    newest.click();
  });
  expect(search()).toBe('?genre=Drama&director=ozu&sort=year');
  await user.clear(director);
  await user.type(director, 'yasujiro');
  const chip = screen.getByRole('button', { name: 'Remove filter Drama' });
  act(() => {
    director.blur();
    chip.click();
  });
  expect(search()).toBe('?director=yasujiro&sort=year');
});

it('says that nothing matches, and links to all films', async () => {
  const { user } = await openFilms('/films?director=Nobody');
  expect(await screen.findByText('No films match')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Show all films' }));
  expect((await wall()).getAllByRole('link').length).toBeGreaterThan(12);
});

it('says what failed, and shows the films on Retry', async () => {
  const { user } = await openFilms('/films', {
    arrange: ({ transport }) => transport.failsWith(calls, 500, 'The lamp went out.'),
  });
  expect(await screen.findByText('The lamp went out.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await wall()).getByRole('link', { name: 'Playtime (1967)' })).toBeVisible();
});

it('opens the page of a film found while adding a missing one', async () => {
  const { user } = await openFilms();
  await wall();
  await user.click(screen.getByRole('button', { name: 'Add a film' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a film' }));
  await user.type(dialog.getByRole('combobox', { name: 'Find a film' }), 'vertigo');
  await user.click(await dialog.findByRole('option', { name: 'Vertigo (1958)' }));
  expect(await screen.findByText('/film/vertigo-1958')).toBeInTheDocument();
});
