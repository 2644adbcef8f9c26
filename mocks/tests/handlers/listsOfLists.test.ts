import {
  aPerson,
  backendWith,
  expectMalformed,
  expectRefusal,
  get,
  post,
} from '../../testing/builders';
import { aList, changeList, listsAt } from '../../testing/lists';

const FILM = 'duel-1971';

/** Four lists with the film, the second liked twice and the third once; the fourth is another person's. */
async function setUp() {
  const setting = await backendWith('owner', 'fan');
  const { backend, owner, fan } = setting;
  const titles = ['One', 'Two', 'Three'];
  const own = [];
  for (const title of titles)
    own.push(await aList(backend, owner, ['vertigo-1958', FILM], { title: `Sorted ${title}` }));
  const theirs = await aList(backend, fan, [FILM], { title: 'Sorted Four' });
  const [, two, three] = own;
  if (!two || !three) throw new Error('There are three lists.');
  for (const [list, person] of [
    [two, owner],
    [two, fan],
    [three, fan],
  ] as const)
    await changeList(backend, 'like', list, person);
  return { ...setting, theirs };
}

const titlesAt = async (
  { backend }: Awaited<ReturnType<typeof setUp>>,
  path: string,
): Promise<string[]> => (await listsAt(backend, path)).lists.map(({ title }) => title);

const LATEST = ['Sorted Four', 'Sorted Three', 'Sorted Two', 'Sorted One'];
const LIKED = ['Sorted Two', 'Sorted Three', 'Sorted Four', 'Sorted One'];

test.each([
  [`/api/lists?film=${FILM}`, LATEST],
  [`/api/lists?film=${FILM}&sort=liked`, LIKED],
  ['/api/lists?sort=latest&limit=4', LATEST],
  ['/api/lists?q=sorted', LATEST],
  ['/api/lists?q=SORTED&sort=liked', LIKED],
  ['/api/lists?q=sorted%20two&sort=liked', ['Sorted Two']],
  ['/api/lists?q=&sort=liked', []],
  ['/api/lists?q=sorted%20two', ['Sorted Two']],
  ['/api/lists?q=', []],
])('%s', async (path, titles) => {
  const setting = await setUp();
  const found = await titlesAt(setting, path);
  expect(found.filter((title) => title.startsWith('Sorted'))).toEqual(titles);
});

test('a person’s lists come by age or by likes', async () => {
  const setting = await setUp();
  const path = `/api/users/${setting.owner.user.username}/lists`;
  const own = (titles: string[]) => titles.filter((title) => title !== 'Sorted Four');
  expect(await titlesAt(setting, path)).toEqual(own(LATEST));
  expect(await titlesAt(setting, `${path}?sort=liked`)).toEqual(own(LIKED));
});

test('a list of lists has posters: the first five films, in order', async () => {
  const { backend, owner } = await setUp();
  const films = ['ran-1985', 'vertigo-1958', 'stalker-1979', 'playtime-1967', FILM, 'm-1931'];
  const list = await aList(backend, owner, films, { title: 'Posters' });
  const posters = async () => {
    const { lists } = await listsAt(backend, '/api/lists?q=posters', owner);
    return lists[0]?.posters.map(({ _id }) => _id);
  };
  expect(await posters()).toEqual(films.slice(0, 5));
  await changeList(backend, 'move', list, owner, { filmId: 'm-1931', to: 0 });
  expect(await posters()).toEqual(['m-1931', ...films.slice(0, 4)]);
  await changeList(backend, 'remove', list, owner, { filmId: 'ran-1985' });
  expect(await posters()).toEqual(['m-1931', ...films.slice(1, 5)]);
});

test('each list says how many of its films the viewer has watched', async () => {
  const { backend, theirs } = await setUp();
  const viewer = await aPerson(backend);
  const seen = async () =>
    (await listsAt(backend, `/api/lists?film=${FILM}`, viewer)).lists
      .filter(({ title }) => title.startsWith('Sorted'))
      .map(({ seen }) => seen);
  expect(await seen()).toEqual([0, 0, 0, 0]);
  const { token } = viewer;
  for (const filmId of [FILM, 'ran-1985', 'm-1931'])
    await post(backend, `/api/films/watched/${filmId}`, token);
  expect(await seen()).toEqual([1, 1, 1, 1]);
  expect(theirs.filmCount).toBe(1);
});

test.each([
  `/api/lists?film=${FILM}&`,
  `/api/lists?film=${FILM}&sort=liked&`,
  '/api/lists?q=sorted&',
  '/api/lists?q=sorted&sort=liked&',
  '/api/users/:owner/lists?',
  '/api/users/:owner/lists?sort=liked&',
  '/api/lists?sort=liked&',
])('%s comes page by page, and a list that arrives meanwhile repeats none', async (address) => {
  const setting = await setUp();
  const { backend, owner } = setting;
  const path = address.replace(':owner', owner.user.username);
  const whole = await titlesAt(setting, `${path}limit=100`);
  const first = await listsAt(backend, `${path}limit=2`);
  await aList(backend, owner, [FILM], { title: 'Sorted, and new' });
  const rest = await listsAt(backend, `${path}limit=100&cursor=${first.nextCursor}`);
  const titles = [...first.lists, ...rest.lists].map(({ title }) => title);
  expect(titles.filter((title) => title !== 'Sorted, and new')).toEqual(whole);
  expectMalformed(await get(backend, `/api/lists?film=vertigo-1958&cursor=${first.nextCursor}`));
});

test('an unknown film or person is refused, and two questions at once', async () => {
  const { backend } = await backendWith('me');
  expectRefusal(await get(backend, '/api/lists?film=none'), 'filmNotFound');
  expectRefusal(await get(backend, '/api/users/nobody/lists'), 'userNotFound');
  expectMalformed(await get(backend, `/api/lists?film=${FILM}&q=x`));
  expectMalformed(await get(backend, '/api/lists?sort=oldest'));
});

test('with a film, a person’s lists say whether it is on them', async () => {
  const { backend, owner } = await backendWith('owner');
  await aList(backend, owner, [FILM], { title: 'With' });
  await aList(backend, owner, ['vertigo-1958'], { title: 'Without' });
  const path = `/api/users/${owner.user.username}/lists`;
  const holding = async (query: string) =>
    (await listsAt(backend, path + query, owner)).lists.map(({ title, holds }) => [title, holds]);
  expect(await holding(`?film=${FILM}`)).toEqual([
    ['Without', false],
    ['With', true],
  ]);
  expect(await holding('')).toEqual([
    ['Without', undefined],
    ['With', undefined],
  ]);
  expectRefusal(await get(backend, `${path}?film=nothing`, owner.token), 'filmNotFound');
});
