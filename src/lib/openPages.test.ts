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
