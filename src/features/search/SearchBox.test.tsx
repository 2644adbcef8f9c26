import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { setupUser } from '../../testing/setupUser';
import { renderPart } from '../../testing/renderPart';
import { SearchBox } from './SearchBox';
import { searchApi } from './searchApi';
import { searchPageOpened } from '../users/usersSlice';

/** Shows the current address, for a test to find. */
function Query() {
  return <p>{useLocation().search}</p>;
}

const openSearch = async () => {
  const parts = await renderPart(
    <>
      <SearchBox />
      <Query />
    </>,
  );
  // The search starts only once the typing pauses, which fake timers skip.
  jest.useFakeTimers();
  const user = setupUser({ advanceTimers: jest.advanceTimersByTime });
  return { ...parts, user, box: screen.getByRole('combobox') };
};

const RUTH = { name: 'Ruth Almeida @reelruth' };
const KAI = { name: 'Kai Lindqvist @kinokai' };

/** Searches, and returns the options once people, films and posts are shown. */
const findAll = async (user: UserEvent, box: HTMLElement, text: string) => {
  await user.type(box, text);
  await screen.findByRole('group', { name: 'Posts' });
  return screen.getAllByRole('option');
};

afterEach(() => jest.useRealTimers());

it('finds people by a part of a name in any case, and leads to the one chosen', async () => {
  const { box, user } = await openSearch();
  await user.type(box, 'ALM');
  await user.click(await screen.findByRole('option', { name: 'Ruth Almeida @reelruth' }));
  expect(screen.getByText('/profile/reelruth')).toBeInTheDocument();
});

it('closes and empties itself once a person is chosen', async () => {
  const { box, user } = await openSearch();
  await user.type(box, 'priya');
  await user.click(await screen.findByRole('option'));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box).toHaveValue('');
});

it('selects with the arrow keys, and Enter opens the active person', async () => {
  const { box, user } = await openSearch();
  const options = await findAll(user, box, 'r');
  await user.keyboard('{ArrowUp}');
  expect(options.at(-1)).toHaveAttribute('aria-selected', 'true');
  expect(box).toHaveAttribute('aria-activedescendant', options.at(-1)?.id ?? '');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  const address = options[1]?.getAttribute('href') ?? '';
  await user.keyboard('{Enter}');
  expect(screen.getByText(address)).toBeInTheDocument();
});

it.each([
  ['films', 'porco', []],
  ['people', 'reelruth', ['GET /api/films?q=']],
])(
  'opens the page of all that was found on %s, where nothing comes before them',
  async (tab, text, none) => {
    const { box, transport, user } = await openSearch();
    for (const call of ['GET /api/posts?q=', ...none])
      transport.answersWith(call, { posts: [], films: [], nextCursor: null });
    await user.type(box, text);
    await screen.findAllByRole('option');
    await act(() => transport.quiet());
    await user.keyboard('{Enter}');
    expect(screen.getByText(`?q=${text}&in=${tab}`)).toBeInTheDocument();
  },
);

it('links to the viewer’s own profile at its own path', async () => {
  const { box, user } = await openSearch();
  await user.type(box, 'matinee');
  const person = await screen.findByRole('option', { name: 'Mina Okafor @matinee' });
  expect(person).toHaveAttribute('href', '/profile');
});

it('closes on Escape and opens again with the same people on an arrow key', async () => {
  const { box, user } = await openSearch();
  await user.type(box, 'kai');
  await screen.findByRole('option', KAI);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).toHaveValue('kai');
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', KAI)).toBeInTheDocument();
});

it('opens with what the page of a search was opened for', async () => {
  const { box, user, store } = await openSearch();
  act(() => void store.dispatch(searchPageOpened('kai')));
  await user.click(box);
  expect(await screen.findByRole('option', KAI)).toBeInTheDocument();
});

it('shows that nobody matches', async () => {
  const { box, user } = await openSearch();
  await user.type(box, 'zzz');
  expect(await screen.findByText('No data found')).toBeInTheDocument();
});

it('stays closed for blank input, and fetches nothing', async () => {
  const { box, user, transport } = await openSearch();
  await user.type(box, 'ruth');
  await screen.findByRole('option', RUTH);
  const asked = transport.sentTo('GET /api/users?q=').length;
  await user.clear(box);
  await user.type(box, '   ');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(transport.sentTo('GET /api/users?q=')).toHaveLength(asked);
});

it('closes when something else is pressed', async () => {
  const { box, user } = await openSearch();
  await user.type(box, 'ruth');
  await screen.findByRole('option', RUTH);
  await user.click(document.body);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('never shows an older answer over a newer one', async () => {
  const { box, user, store, transport } = await openSearch();
  const older = transport.holdsAnswer('GET /api/users?q=ru');
  await user.type(box, 'ru');
  await waitFor(() => expect(transport.sentTo('GET /api/users?q=ru')).toHaveLength(1));
  await user.clear(box);
  await user.type(box, 'kai');
  expect(await screen.findByRole('option', KAI)).toBeInTheDocument();
  older.release();
  const olderAnswer = searchApi.endpoints.searchUsers.select('ru');
  await waitFor(() => expect(olderAnswer(store.getState()).isSuccess).toBe(true));
  expect(screen.getByRole('option', KAI)).toBeInTheDocument();
  expect(screen.queryByRole('option', RUTH)).toBeNull();
});

it('fetches once for text typed without a pause', async () => {
  const { box, user, transport } = await openSearch();
  await user.type(box, 'priya');
  await screen.findByRole('option');
  expect(transport.sentTo('GET /api/users?q=')).toEqual(['GET /api/users?q=priya&limit=8']);
});

it('fetches only once the typing has paused, however slow it was', async () => {
  const { box, user, transport } = await openSearch();
  const asked = () => transport.sentTo('GET /api/users?q=');
  for (const letter of 'priya') {
    await user.type(box, letter);
    await act(() => jest.advanceTimersByTimeAsync(140));
  }
  expect(asked()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(asked()).toEqual(['GET /api/users?q=priya&limit=8']);
});

it('shows what failed and finds the people on Retry', async () => {
  const { box, user, transport } = await openSearch();
  transport.failsWith('GET /api/users?q=', 500, 'The index is being rewound.');
  await user.type(box, 'ruth');
  expect(await screen.findByRole('alert')).toHaveTextContent('The index is being rewound.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', RUTH)).toBeInTheDocument();
});

it('leaves an Enter that ends the composition of an input method', async () => {
  const { box, user } = await openSearch();
  await user.type(box, '小津');
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect(screen.getByText('/')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByText('/search')).toBeInTheDocument();
});

it('opens the search page on Enter if no result is active', async () => {
  const { box, user } = await openSearch();
  await findAll(user, box, ' r ');
  await user.keyboard('{Enter}');
  expect(screen.getByText('/search')).toBeInTheDocument();
  expect(screen.getByText('?q=r')).toBeInTheDocument();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('opens the search page if nothing was found', async () => {
  const { box, user } = await openSearch();
  await user.type(box, ' zzz & co ');
  await screen.findByText('No data found');
  await user.keyboard('{Enter}');
  expect(screen.getByText('?q=zzz+%26+co')).toBeInTheDocument();
  expect(screen.queryByText('No data found')).toBeNull();
});

it('opens the search page after the list was closed, but not for blank input', async () => {
  const { box, user } = await openSearch();
  await user.type(box, ' {Enter}');
  await user.type(box, '\u3164{Enter}');
  expect(screen.queryByText(/^\?q=/)).toBeNull();
  await user.clear(box);
  await user.type(box, 'kai');
  await screen.findByRole('option', KAI);
  await user.keyboard('{Escape}{Enter}');
  expect(screen.getByText('?q=kai')).toBeInTheDocument();
});

it('selects the last and the first person with End and Home', async () => {
  const { box, user } = await openSearch();
  const options = await findAll(user, box, 'r');
  await user.keyboard('{End}');
  expect(options.at(-1)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Home}');
  expect(options[0]).toHaveAttribute('aria-selected', 'true');
  expect(options.at(-1)).toHaveAttribute('aria-selected', 'false');
});

const named = (options: HTMLElement[]) => options.map((option) => option.getAttribute('href'));

it('shows people, films and posts below each other, under headings, with links', async () => {
  const { box, user } = await openSearch();
  // Matches @framebyframe, films with a word that starts with it, and posts with a word that contains it.
  const options = await findAll(user, box, 'fr');
  const of = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('option');
  const [people, films, posts] = [of('People'), of('Films'), of('Posts')];
  expect(people[0]).toHaveTextContent('Priya Raman');
  expect(films[0]?.getAttribute('href')).toMatch(/^\/film\//);
  expect(posts[0]?.getAttribute('href')).toMatch(/^\/singlePost\//);
  expect(named(options)).toEqual(named([...people, ...films, ...posts]));
});

it('moves with the arrow keys from the people to the films', async () => {
  const { box, user } = await openSearch();
  await user.type(box, 'fr');
  const films = within(await screen.findByRole('group', { name: 'Films' }));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const [first] = films.getAllByRole('option');
  expect(first).toHaveAttribute('aria-selected', 'true');
  const address = first?.getAttribute('href') ?? '';
  await user.keyboard('{Enter}');
  expect(screen.getByText(address)).toBeInTheDocument();
});

it('finds a film if no person matches', async () => {
  const { box, user } = await openSearch();
  await user.type(box, 'vertigo');
  expect(await screen.findByRole('option', { name: 'Vertigo (1958)' })).toBeInTheDocument();
  expect(screen.queryByText('No data found')).toBeNull();
});

it('shows no film before the people have arrived', async () => {
  const { box, user, transport } = await openSearch();
  const people = transport.holdsAnswer('GET /api/users?q=');
  await user.type(box, 'fr');
  await waitFor(() => expect(transport.sentTo('GET /api/films?q=fr')).toHaveLength(1));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByRole('option')).toBeNull();
  people.release();
  const options = await screen.findAllByRole('option');
  expect(options[0]).toHaveTextContent('Priya Raman');
});

it('shows the people if the films failed, and finds the films on Retry', async () => {
  const { box, user, transport } = await openSearch();
  transport.failsWith('GET /api/films', 500, 'The shelves are locked.');
  await user.type(box, 'fr');
  expect(await screen.findByRole('alert')).toHaveTextContent('The shelves are locked.');
  expect(screen.getByRole('option', { name: 'Priya Raman @framebyframe' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('group', { name: 'Films' })).toBeInTheDocument();
});

it('finds posts by their words, which are highlighted', async () => {
  const { box, user } = await openSearch();
  await user.type(box, 'paradiso print');
  const post = await screen.findByRole('option', { name: /^Mina Okafor/ });
  const marked = [...post.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['Paradiso', 'print']);
  await user.click(post);
  expect(screen.getByText(/^\/singlePost\//)).toBeInTheDocument();
});

it('shows no post before the films have arrived', async () => {
  const { box, user, transport } = await openSearch();
  const films = transport.holdsAnswer('GET /api/films?q=fr');
  await user.type(box, 'fr');
  await waitFor(() => expect(transport.sentTo('GET /api/posts?q=fr')).toHaveLength(1));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByRole('group', { name: 'Posts' })).toBeNull();
  films.release();
  expect(await screen.findByRole('group', { name: 'Posts' })).toBeInTheDocument();
});
