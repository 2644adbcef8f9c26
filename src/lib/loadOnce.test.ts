import { loadOnce } from './loadOnce';

it('loads once for all callers', async () => {
  const load = jest.fn(() => Promise.resolve({}));
  const loaded = loadOnce(load);
  const [first, second] = await Promise.all([loaded(), loaded()]);
  expect(await loaded()).toBe(first);
  expect(second).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

it('rejects for the waiting callers and tries again for the next', async () => {
  const load = jest.fn(() => Promise.resolve('loaded'));
  load.mockRejectedValueOnce(new Error('gone'));
  const loaded = loadOnce(load);
  await expect(Promise.all([loaded(), loaded()])).rejects.toThrow('gone');
  expect(await loaded()).toBe('loaded');
});
