import { get, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { openBackend } from '../../testing/imports';

describe('films of one title and year', () => {
  const MESSAGE = { title: 'The Message', year: 1996 };
  const at = (address: string, rating: number) => ({
    ...{ kind: 'rating', ...MESSAGE, address, exactYear: true, rating },
  });
  const filmsAfter = async (rows: object[]) => {
    const { backend, importRows, path } = await openBackend();
    const answers = [await importRows(rows), await importRows(rows)];
    const body = bodyOf(await get(backend, `${path}/films`), 200, BODIES.watchedFilms);
    return { answers, ratings: body.films.map(({ rating }) => rating).sort() };
  };

  test('are told apart by their addresses, each time', async () => {
    const { answers, ratings } = await filmsAfter([at('m1', 5), at('m2', 2)]);
    expect(answers).toMatchObject([{ added: 2 }, { added: 0, matched: 2 }]);
    expect(ratings).toEqual([2, 5]);
  });

  test('are two with an article and without', async () => {
    const rows = ['The Father', 'Father'].map((title, index) => ({
      ...{ kind: 'rating', title, year: 1920, rating: index + 1 },
    }));
    expect((await filmsAfter(rows)).ratings).toEqual([1, 2]);
  });

  test('are refused and listed where nothing tells them apart', async () => {
    const { answers, ratings } = await filmsAfter([
      at('m1', 5),
      at('m2', 2),
      { kind: 'rating', ...MESSAGE, rating: 1 },
    ]);
    const why = 'Several films here have this title and year.';
    expect(answers[0]?.refused).toEqual([{ row: 2, why }]);
    expect(ratings).toEqual([2, 5]);
  });

  test('that a member added are one however the title is spelt, also in one call', async () => {
    const rated = (title: string) => ({ kind: 'rating', title, year: 1996, rating: 3 });
    const rows = ['Reels: Vol. 1 & 2', 'Reels, Volume I and II', 'reels vol 1 and 2'].map(rated);
    const { answers, ratings } = await filmsAfter(rows);
    expect(answers).toMatchObject([{ added: 1, matched: 2 }, { matched: 3 }]);
    expect(ratings).toEqual([3]);
  });

  test('never show an address', async () => {
    const { backend, importRows, token } = await openBackend();
    await importRows([at('m1', 5)]);
    const film = { ...MESSAGE, directors: ['Ada Abara'] };
    const answers = [
      await get(backend, '/api/films/the-message-1996', token),
      await post(backend, '/api/films/match', token, { films: [{ ...film, address: 'm1' }] }),
    ];
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('m1');
  });
});
