import { createBatches, type Answer } from './batches';
import type { Statement } from './statements';

const POST: Statement = { name: 'post', text: 'select 1' };
const USER: Statement = { name: 'user', text: 'select 2' };

/** A database that answers each question with all its parts. */
function started() {
  const query = jest.fn((_statement: Statement, columns: readonly unknown[]): Promise<Answer[]> => {
    const lists = columns.map((column) =>
      Array.isArray(column) ? Array.from<unknown>(column) : [],
    );
    return Promise.resolve(
      lists.flatMap((list) => list.map((value: unknown, at) => ({ i: at + 1, value }))),
    );
  });
  return { query, batches: createBatches(query) };
}

test('what is asked in one tick is sent together, each question once and each statement by itself', async () => {
  const { query, batches } = started();
  const answers = await Promise.all([
    batches.ask(POST, ['a', 1]),
    batches.ask(USER, ['u']),
    batches.ask(POST, ['b', 2]),
    batches.ask(POST, ['a', 1]),
  ]);
  expect(answers).toEqual([['a', 1], ['u'], ['b', 2], ['a', 1]]);
  expect(query.mock.calls).toEqual([
    [
      POST,
      [
        ['a', 'b'],
        [1, 2],
      ],
    ],
    [USER, [['u']]],
  ]);
  await batches.ask(POST, ['a', 1]);
  expect(query).toHaveBeenCalledTimes(3);
});

test('texts of questions are sent as columns have them', async () => {
  const { query, batches } = started();
  await batches.ask(POST, ['a\u0000']);
  expect(query).toHaveBeenCalledWith(POST, [['a\u0001\u0001']]);
});

test('a question that nothing is found for has no answers', async () => {
  const { query, batches } = started();
  query.mockResolvedValueOnce([{ i: 2, value: 'found' }]);
  const answers = await Promise.all([batches.ask(POST, ['a']), batches.ask(POST, ['b'])]);
  expect(answers).toEqual([[], ['found']]);
});

test('whoever asked hears of a failure, and others do not', async () => {
  const { query, batches } = started();
  query.mockRejectedValueOnce(new Error('away'));
  const outcomes = await Promise.allSettled([
    batches.ask(POST, ['a']),
    batches.ask(POST, ['a']),
    batches.ask(POST, ['b']),
    batches.ask(USER, ['u']),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
});

test('is sent at once when that is wanted, and not again', async () => {
  const { query, batches } = started();
  const asked = batches.ask(POST, ['a']);
  expect(query).not.toHaveBeenCalled();
  batches.flush();
  expect(query).toHaveBeenCalledTimes(1);
  expect(await asked).toEqual(['a']);
  await new Promise((resolve) => setImmediate(resolve));
  expect(query).toHaveBeenCalledTimes(1);
});
