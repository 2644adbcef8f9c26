import { createFakeLocks } from '../testing/fakeLocks';
import { createOpenPages } from './openPages';

it('counts a page as open while it holds something', async () => {
  const locks = createFakeLocks();
  const [one, other] = [createOpenPages(locks), createOpenPages(locks)];
  const closed = () => other.closedOf([one.own, 'gone']);
  expect(await closed()).toEqual([one.own, 'gone']);
  one.setOccupied(true);
  expect(await closed()).toEqual(['gone']);
  one.setOccupied(false);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await closed()).toEqual([one.own, 'gone']);
});

it('counts all others as closed where the browser has no locks', async () => {
  const [one, other] = [createOpenPages(undefined), createOpenPages(undefined)];
  one.setOccupied(true);
  expect(await other.closedOf([one.own])).toEqual([one.own]);
});

it('waits a moment for a page that is just closing', async () => {
  const locks = createFakeLocks();
  const [one, other] = [createOpenPages(locks), createOpenPages(locks)];
  one.setOccupied(true);
  const closed = other.closedOf([one.own]);
  one.setOccupied(false);
  expect(await closed).toEqual([one.own]);
});

it('counts a closed page as closed, however long the browser’s answer takes on a busy page', async () => {
  jest.useFakeTimers();
  const { request } = createFakeLocks();
  const answersLate: LockManager = {
    request,
    query: () => new Promise((resolve) => setTimeout(() => resolve({ held: [] }), 10_000)),
  };
  const closed = createOpenPages(answersLate).closedOf(['gone']);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  expect(await closed).toEqual(['gone']);
});
