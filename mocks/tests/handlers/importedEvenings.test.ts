import { get, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { VERTIGO, NEW, entry, openBackend } from '../../testing/imports';

describe('an evening that is here already', () => {
  const DAY = '2024-03-01';
  const arrange = async () => {
    const opened = await openBackend();
    const { backend, importRows, path, token } = opened;
    const diary = async () =>
      bodyOf(await get(backend, `${path}/diary`), 200, BODIES.diary).entries;
    const byHand = (more: object = {}) =>
      post(backend, '/api/diary', token, {
        entryData: { _id: 'hand', ...VERTIGO, watchedOn: DAY, ...more },
      });
    const row = (id: string, more: object = {}) => entry(id, VERTIGO, DAY, more);
    return { backend, importRows, token, diary, byHand, row };
  };

  test('by hand is not added again, and stays; only what it lacks is filled in', async () => {
    const { importRows, diary, byHand, row } = await arrange();
    await byHand({ rating: 3 });
    expect(await importRows([row('a', { text: '\u2063' })])).toMatchObject({
      imported: { completed: 0 },
    });
    const rows = [row('a', { rating: 5, text: 'Tall.', again: true })];
    expect(await importRows(rows)).toMatchObject({ added: 0, matched: 1 });
    expect(await importRows(rows)).toMatchObject({ added: 0, matched: 1 });
    expect(await diary()).toMatchObject([{ _id: 'hand', rating: 3, text: 'Tall.', again: true }]);
  });

  test('of a post is not added again; the film gains the rating that the post lacks', async () => {
    const { backend, token, importRows, diary, row } = await arrange();
    const postData = { _id: 'p', content: 'Seen.', ...VERTIGO, watchedOn: DAY };
    await post(backend, '/api/posts', token, { postData });
    expect(await importRows([row('a', { rating: 4, text: 'Tall.' })])).toMatchObject({
      added: 0,
      imported: { evenings: 0, ratings: 1 },
    });
    expect(await diary()).toMatchObject([{ postId: 'p', rating: null, text: null }]);
    const page = await get(backend, '/api/films/vertigo-1958', token);
    expect(bodyOf(page, 200, BODIES.filmPage).mine?.rating).toBe(4);
  });

  test('from another file is not added again, whatever its id there', async () => {
    const { importRows, diary, row } = await arrange();
    await importRows([row('a')]);
    await importRows([row('b')]);
    await importRows([entry('c', { title: 'Vertigo', year: 1958 }, DAY)]);
    await importRows([{ ...row('x'), _id: undefined }]);
    expect(await diary()).toHaveLength(1);
  });

  test('is one of two of the same file, and the other is a second one, each time', async () => {
    const { importRows, diary, byHand, row } = await arrange();
    await byHand();
    await importRows([row('a'), row('b', { again: true })]);
    await importRows([row('a'), row('b', { again: true })]);
    expect(await diary()).toHaveLength(2);
    await importRows([row('c'), row('d')]);
    expect(await diary()).toHaveLength(2);
  });

  test('is not that of a row if another row of the file has it, even in another call', async () => {
    const { backend, token, importRows, diary, row } = await arrange();
    await importRows([row('a')]);
    const body = { rows: [row('b')], beside: ['a'] };
    await post(backend, '/api/diary/import', token, body);
    expect(await diary()).toHaveLength(2);
  });

  test('is a different one on another day, and for another film', async () => {
    const { importRows, diary, byHand, row } = await arrange();
    await byHand();
    await importRows([{ ...row('a'), watchedOn: '2024-03-02' }, entry('b', NEW, DAY)]);
    expect(await diary()).toHaveLength(3);
  });
});
