import { Lanes } from './lanes';

const deferred = () => {
  let resolve: (value: string) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<string>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
};

it('starts a call only when the one before in its lane has ended', async () => {
  const lanes = new Lanes();
  const first = deferred();
  const second = jest.fn(() => Promise.resolve('second'));
  const results = [lanes.run(['a'], () => first.promise), lanes.run(['a'], second)];
  await Promise.resolve();
  expect(second).not.toHaveBeenCalled();
  first.resolve('first');
  expect(await Promise.all(results)).toEqual(['first', 'second']);
});

it('goes on after a failure, which its own caller hears of', async () => {
  const lanes = new Lanes();
  const failed = lanes.run(['a'], () => Promise.reject(new Error('lost')));
  const next = lanes.run(['a'], () => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('lost');
  expect(await next).toBe('next');
});

it('does not let one lane wait for another', async () => {
  const lanes = new Lanes();
  const slow = deferred();
  const first = lanes.run(['a'], () => slow.promise);
  expect(await lanes.run(['b'], () => Promise.resolve('b'))).toBe('b');
  slow.resolve('a');
  expect(await first).toBe('a');
});

it('keeps the order of calls asked for while others run', async () => {
  const lanes = new Lanes();
  const order: string[] = [];
  const note = (name: string) => () => {
    order.push(name);
    return Promise.resolve(name);
  };
  const first = lanes.run(['a'], async () => {
    void lanes.run(['a'], note('inner'));
    return note('first')();
  });
  const second = lanes.run(['a'], note('second'));
  await Promise.all([first, second]);
  await lanes.run(['a'], note('last'));
  expect(order).toEqual(['first', 'second', 'inner', 'last']);
});
