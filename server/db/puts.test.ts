import { createPuts } from './puts';
import type { Statement } from './statements';

const POSTS: Statement = { name: 'posts', text: 'insert 1' };
const WORDS: Statement = { name: 'words', text: 'insert 2' };

test('rows of one statement are sent together, as a list for each column', () => {
  const send = jest.fn();
  const puts = createPuts(send);
  puts.add({ statement: POSTS, row: ['a', 1, 'A'], keyLength: 1 });
  puts.add({ statement: WORDS, row: ['w', 'a'], keyLength: 2 });
  puts.add({ statement: POSTS, row: ['b', null, 'B'], keyLength: 1 });
  expect(send).not.toHaveBeenCalled();
  puts.flush();
  expect(send.mock.calls).toEqual([
    [
      POSTS,
      [
        ['a', 'b'],
        [1, null],
        ['A', 'B'],
      ],
    ],
    [WORDS, [['w'], ['a']]],
  ]);
  puts.flush();
  expect(send).toHaveBeenCalledTimes(2);
});

test('of rows with one key, the last is sent', () => {
  const send = jest.fn();
  const puts = createPuts(send);
  for (const row of [
    ['a', 1, 'old'],
    ['a', 2, 'other'],
    ['a', 1, 'new'],
  ])
    puts.add({ statement: POSTS, row, keyLength: 2 });
  puts.flush();
  expect(send.mock.calls).toEqual([
    [
      POSTS,
      [
        ['a', 'a'],
        [1, 2],
        ['new', 'other'],
      ],
    ],
  ]);
});

test('no more than 500 rows wait', () => {
  const send = jest.fn();
  const puts = createPuts(send);
  const add = (from: number, to: number) => {
    for (let n = from; n < to; n += 1) puts.add({ statement: POSTS, row: [n], keyLength: 1 });
  };
  add(0, 499);
  expect(send).not.toHaveBeenCalled();
  add(499, 999);
  expect(send).toHaveBeenCalledTimes(1);
  add(999, 1_000);
  expect(send).toHaveBeenCalledTimes(2);
});
