import { backendWith, get, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { VERTIGO, entry } from '../../testing/imports';

describe('the rating of an imported diary entry', () => {
  const shownAfter = async (given: object[], rows: object[]) => {
    const { backend, me } = await backendWith('me');
    for (const entryData of given) await post(backend, '/api/diary', me.token, { entryData });
    await post(backend, '/api/diary/import', me.token, { rows });
    const film = async () =>
      bodyOf(await get(backend, '/api/films/vertigo-1958', me.token), 200, BODIES.filmPage);
    return { backend, token: me.token, film };
  };
  const on = (watchedOn: string, rating: number) =>
    entry(watchedOn, VERTIGO, watchedOn, { rating });

  test('counts if there is no newer rating', async () => {
    const { film } = await shownAfter([on('2019-05-01', 5)], [on('2020-05-01', 1)]);
    expect((await film()).mine?.rating).toBe(1);
  });

  test('gives way to that of a later day, in whatever order the rows are sent', async () => {
    const { film } = await shownAfter(
      [on('2021-05-01', 4)],
      [on('2020-05-01', 1), on('2018-05-01', 2), on('2019-05-01', 3)],
    );
    expect((await film()).mine?.rating).toBe(4);
  });

  test('gives way to a rating given by hand, and counts once that is removed', async () => {
    const { backend, token } = await shownAfter([], []);
    const rate = (rating: number | null) =>
      post(backend, '/api/films/rate/vertigo-1958', token, { rating });
    const shown = async () =>
      bodyOf(await get(backend, '/api/films/vertigo-1958', token), 200, BODIES.filmPage).mine
        ?.rating;
    await rate(3.5);
    const rows = [on('2020-05-01', 1), on('2019-05-01', 2)];
    await post(backend, '/api/diary/import', token, { rows });
    expect(await shown()).toBe(3.5);
    await rate(null);
    expect(await shown()).toBe(1);
  });
});

describe('an imported rating', () => {
  const RATED = { ...VERTIGO, rating: 5 };
  const FILE = [entry('old', VERTIGO, '2019-05-01', { rating: 1 })];
  /** Rates the film, imports another rating with the rows before it, twice, and answers the film's rating. */
  const shownAfter = async (
    given: 'a post' | 'an evening' | 'stars' | 'nothing',
    before: object[],
    over?: number[],
  ) => {
    const { backend, me } = await backendWith('me');
    if (given === 'a post')
      await post(backend, '/api/posts', me.token, { postData: { ...RATED, content: 'Up!' } });
    else if (given === 'stars')
      await post(backend, '/api/films/rate/vertigo-1958', me.token, { rating: 5 });
    else if (given === 'an evening')
      await post(backend, '/api/diary', me.token, {
        entryData: { ...RATED, watchedOn: '2018-01-01' },
      });
    const rows = [...before, { kind: 'rating', ...VERTIGO, rating: 3, ...(over && { over }) }];
    const run = async () =>
      bodyOf(await post(backend, '/api/diary/import', me.token, { rows }), 201, BODIES.imported);
    await run();
    expect(await run()).toMatchObject({ added: 0, matched: rows.length });
    const page = await get(backend, '/api/films/vertigo-1958', me.token);
    return bodyOf(page, 200, BODIES.filmPage).mine?.rating;
  };

  test.each([
    ['counts over those of the evenings in the same file', 'nothing', FILE, undefined, 3],
    ['gives way to one of a post', 'a post', [], undefined, 5],
    ['gives way to one of an evening', 'an evening', [], undefined, 5],
    ['gives way to one given by hand', 'stars', [], undefined, 5],
    ['counts over one that it names, since it came with the same file', 'a post', [], [5], 3],
    ['gives way to any other than those it names', 'a post', [], [4], 5],
    ['gives way to one given by hand, even if it names it', 'stars', [], [5], 5],
  ] as const)('%s', async (_how, given, before, over, stars) => {
    expect(await shownAfter(given, [...before], over && [...over])).toBe(stars);
  });

  test('stays away from a film that somebody says they have not watched', async () => {
    const { backend, me } = await backendWith('me');
    await post(backend, '/api/films/watched/vertigo-1958', me.token);
    await post(backend, '/api/films/remove-watched/vertigo-1958', me.token);
    const rows = [{ kind: 'rating', ...VERTIGO, rating: 3 }];
    await post(backend, '/api/diary/import', me.token, { rows });
    const page = await get(backend, '/api/films/vertigo-1958', me.token);
    expect(bodyOf(page, 200, BODIES.filmPage).mine).toMatchObject({ rating: null, watched: false });
  });
});
