import type { Change } from '../../domain/backend';
import { calmChanges } from './calmChanges';

const change = (revision: number, rest: Partial<Change> = {}): Change => ({
  kind: 'liked',
  actorId: 'ada',
  postIds: ['p'],
  userIds: [],
  revision,
  ...rest,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const telling = () => {
  const told: Change[] = [];
  return { told, tell: calmChanges((one) => void told.push(one)) };
};

it('tells the first like of a post within half a second, and those that follow together', () => {
  const { told, tell } = telling();
  tell(change(1));
  jest.advanceTimersByTime(500);
  expect(told).toEqual([change(1)]);
  tell(change(2, { notifiedIds: ['bob'] }));
  tell(change(3));
  jest.advanceTimersByTime(2_000);
  expect(told).toEqual([change(1)]);
  jest.advanceTimersByTime(1_000);
  expect(told).toEqual([change(1), change(3, { notifiedIds: ['bob'] })]);
});

it('tells no more than one in three seconds for as long as they come', () => {
  const { told, tell } = telling();
  for (let n = 0; n < 300; n += 1) {
    tell(change(n));
    jest.advanceTimersByTime(50);
  }
  jest.runAllTimers();
  expect(told.length).toBeLessThanOrEqual(6);
  expect(told.at(-1)).toEqual(change(299));
});

it('holds back neither likes of other posts nor anything else', () => {
  const { told, tell } = telling();
  tell(change(1));
  tell(change(2, { postIds: ['q'] }));
  tell(change(3, { kind: 'edited' }));
  expect(told).toEqual([change(3, { kind: 'edited' })]);
  jest.advanceTimersByTime(500);
  expect(told.map(({ revision }) => revision).sort()).toEqual([1, 2, 3]);
});

it('tells the calls of one import together, with all their posts', () => {
  const { told, tell } = telling();
  const part = (revision: number, rest: Partial<Change> = {}) =>
    change(revision, { kind: 'imported', postIds: [`p${revision}`], ...rest });
  tell(part(1));
  tell(part(2, { isModeration: true }));
  tell(part(3));
  tell(part(4, { actorId: 'bob' }));
  jest.advanceTimersByTime(500);
  expect(told.map(({ revision }) => revision).sort()).toEqual([1, 4]);
  jest.runAllTimers();
  expect(told.slice(2)).toEqual([part(3, { postIds: ['p2', 'p3'], isModeration: true })]);
});
