import { withFaults } from '../api/faults';
import { providePageGlobals } from '../testing/pageGlobals';
import { applyFaults, NO_FAULTS } from './faultSettings';

providePageGlobals();

const served = () => Promise.resolve(Response.json({}));
const ask = async () =>
  (await withFaults(served)(new Request('http://cinefolk.test/api/posts'))).status;

it('leaves calls alone without any faults', async () => {
  applyFaults(NO_FAULTS);
  expect(await ask()).toBe(200);
});

it('fails every call when offline, whatever the other settings', async () => {
  applyFaults({ latencyMs: 0, failurePercent: 100, isOffline: true });
  await expect(ask()).rejects.toThrow('Failed to fetch');
});

it('fails the given percentage of calls', async () => {
  applyFaults({ ...NO_FAULTS, failurePercent: 30 });
  const random = jest.spyOn(Math, 'random');
  random.mockReturnValueOnce(0.29).mockReturnValueOnce(0.3);
  expect([await ask(), await ask()]).toEqual([500, 200]);
});

it('slows down calls that fail and calls that are answered', async () => {
  jest.useFakeTimers();
  applyFaults({ latencyMs: 2000, failurePercent: 50, isOffline: false });
  jest.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.9);
  const ended = jest.fn();
  const answers = Promise.all([ask().finally(ended), ask().finally(ended)]);
  await jest.advanceTimersByTimeAsync(1999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  expect(await answers).toEqual([500, 200]);
});
