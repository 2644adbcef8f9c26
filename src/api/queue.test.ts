import { Queue } from './queue';

const deferred = () => {
  let resolve: (value: string) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<string>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
};

it('starts a call only when the one before in its queue has ended', async () => {
  const queue = new Queue();
  const first = deferred();
  const second = jest.fn(() => Promise.resolve('second'));
  const results = [queue.run(['a'], () => first.promise), queue.run(['a'], second)];
  await Promise.resolve();
  expect(second).not.toHaveBeenCalled();
  first.resolve('first');
  expect(await Promise.all(results)).toEqual(['first', 'second']);
});

it('continues after a failure, which rejects only for its own caller', async () => {
  const queue = new Queue();
  const failed = queue.run(['a'], () => Promise.reject(new Error('lost')));
  const next = queue.run(['a'], () => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('lost');
  expect(await next).toBe('next');
});

it('does not let one queue wait for another', async () => {
  const queue = new Queue();
  const slow = deferred();
  const first = queue.run(['a'], () => slow.promise);
  expect(await queue.run(['b'], () => Promise.resolve('b'))).toBe('b');
  slow.resolve('a');
  expect(await first).toBe('a');
});

it('keeps the order of calls added while others run', async () => {
  const queue = new Queue();
  const order: string[] = [];
  const note = (name: string) => () => {
    order.push(name);
    return Promise.resolve(name);
  };
  const first = queue.run(['a'], async () => {
    await note('first')();
    void queue.run(['a'], note('inner'));
    return 'first';
  });
  const second = queue.run(['a'], note('second'));
  await Promise.all([first, second]);
  await queue.run(['a'], note('last'));
  expect(order).toEqual(['first', 'second', 'inner', 'last']);
});
