import { act, screen, within } from '@testing-library/react';
import { postSubmitted } from '../features/drafts/draftsSlice';
import { selectIsSearchOpen, selectSearchText } from '../features/users/usersSlice';
import { renderPart } from '../testing/renderPart';
import { SearchPage } from './SearchPage';
import { postDeleted } from '../features/posts/changes/deletion';

const CONTENT = 'A zoetrope, and @framebyframe turns it: https://zoetrope.example';

const openSearch = (path: string) =>
  renderPart(
    <main>
      <SearchPage />
    </main>,
    {
      path,
      arrange: async ({ server, session }) => {
        const postData = { _id: 'zoetrope', content: CONTENT, pictures: [] };
        await server.call('POST', '/api/posts', { token: session?.token, body: { postData } });
      },
    },
  );

const main = () => within(screen.getByRole('main'));

it('shows the posts that contain the search words, and highlights those', async () => {
  const { transport } = await openSearch('/search?q=%20Z%C3%B6etrope%20turns');
  const card = await main().findByRole('article');
  expect(main().getByRole('heading', { level: 1, name: 'Search' })).toBeInTheDocument();
  expect(main().getByRole('heading', { level: 2 })).toHaveTextContent('Results for Zöetrope turns');
  const marks = [...card.querySelectorAll('mark')];
  expect(marks.map((mark) => mark.textContent)).toEqual(['zoetrope', 'turns', 'zoetrope']);
  expect(within(card).getByTestId('post-text')).toHaveTextContent(CONTENT);
  expect(within(card).getByRole('button', { name: /^Like/ })).toBeInTheDocument();
  expect(transport.sentTo('GET /api/posts?')).toEqual([
    'GET /api/posts?q=Z%C3%B6etrope+turns&sort=latest&limit=12',
  ]);
});

it('names a search for a phrase with the reader’s own quotes alone', async () => {
  await openSearch('/search?q=%22zoetrope%20turns%22');
  expect(await main().findByRole('heading', { level: 2 })).toHaveTextContent(
    /^Results for "zoetrope turns"$/,
  );
});

it('leaves new posts to the next search, and removes deleted ones', async () => {
  const { store, transport } = await openSearch('/search?q=zoetrope');
  await main().findByRole('article');
  act(() => void store.dispatch(postSubmitted({ content: 'Another zoetrope.', pictures: [] })));
  await act(() => transport.quiet());
  expect(main().getAllByRole('article')).toHaveLength(1);
  act(() => void store.dispatch(postDeleted('zoetrope')));
  expect(main().queryByRole('article')).toBeNull();
});

it('fills the search box from its address, as after a reload', async () => {
  const { store } = await openSearch('/search?q=%20zoetrope%20');
  expect(selectSearchText(store.getState())).toBe('zoetrope');
  // Without a third column, it is on the page.
  expect(main().getByRole('combobox')).toHaveValue('zoetrope');
  expect(selectIsSearchOpen(store.getState())).toBe(false);
});

it('has tabs for people and films, each with its own address', async () => {
  const { user } = await openSearch('/search?q=fr');
  const tab = (name: string) => main().getByRole('tab', { name });
  expect(tab('Posts')).toHaveAttribute('aria-selected', 'true');
  await user.click(tab('People'));
  expect(tab('People')).toHaveAttribute('href', '/search?q=fr&in=people');
  const people = within(await main().findByRole('list', { name: 'People' }));
  expect(people.getByRole('link', { name: 'Priya Raman' })).toHaveAttribute(
    'href',
    '/profile/framebyframe',
  );
  await user.click(tab('Films'));
  const films = within(await main().findByRole('list', { name: 'Films' }));
  expect(films.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/film\//);
});

it('offers to follow everybody it finds except the viewer', async () => {
  const { server, user, transport } = await openSearch('/search?q=a&in=people');
  const people = within(await main().findByRole('list', { name: 'People' }));
  await people.findByRole('button', { name: 'Unfollow Ruth Almeida' });
  expect(people.getByRole('link', { name: 'Mina Okafor' })).toBeInTheDocument();
  expect(people.queryByRole('button', { name: /Mina Okafor$/ })).toBeNull();
  await user.click(people.getByRole('button', { name: 'Follow Priya Raman' }));
  expect(people.getByRole('button', { name: 'Unfollow Priya Raman' })).toHaveFocus();
  await act(() => transport.quiet());
  const { following } = await server.user('matinee');
  expect(following.map(({ username }) => username)).toContain('framebyframe');
});

it.each(['', '&in=people', '&in=films'])(
  'says so where nothing is found, and leads on (%s)',
  async (tab) => {
    await openSearch(`/search?q=qqqqqq${tab}`);
    expect(await main().findByText('No data found')).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/explore');
  },
);

it('offers to search films if no post matches', async () => {
  const { user } = await openSearch('/search?q=wizard+oz');
  await user.click(await main().findByRole('link', { name: 'Search films' }));
  expect(await main().findByRole('link', { name: /The Wizard of Oz/ })).toBeInTheDocument();
  expect(main().getByRole('tab', { name: 'Films' })).toHaveAttribute('aria-selected', 'true');
});

it.each(['%20', '%E3%85%A4'])(
  'prompts for a text if the address has “%s”, and sends nothing',
  async (q) => {
    const { transport } = await openSearch(`/search?q=${q}`);
    expect(main().getByText('What are you looking for?')).toBeInTheDocument();
    expect(main().getByRole('combobox')).toBeVisible();
    expect(main().getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/explore');
    expect(main().queryByRole('tab')).toBeNull();
    expect(transport.sentTo('GET /api/posts?q=')).toEqual([]);
  },
);

it('truncates a long text to the limit of a search', async () => {
  await openSearch(`/search?q=${'a'.repeat(201)}`);
  expect(await main().findByText('No data found')).toBeInTheDocument();
  expect(main().getByText('a'.repeat(200))).toBeInTheDocument();
});
