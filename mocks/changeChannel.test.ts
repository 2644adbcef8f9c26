import type { Change } from '../src/domain/backend';
import { createChangeChannel, type Channel } from './changeChannel';

const change: Change = {
  revision: 4,
  actorId: 'ada',
  kind: 'liked',
  postIds: ['post-1'],
  userIds: [],
};

const isOurs = (installationId: string) => installationId === 'ours';

/** Tabs that receive each other's messages, like BroadcastChannels of the same name. */
function createTabs(count: number): Channel[] {
  const targets = Array.from({ length: count }, () => new EventTarget());
  return targets.map((own) => ({
    postMessage: (data: unknown) => {
      for (const target of targets) {
        if (target !== own) target.dispatchEvent(new MessageEvent('message', { data }));
      }
    },
    addEventListener: own.addEventListener.bind(own),
    removeEventListener: own.removeEventListener.bind(own),
  }));
}

test('a change is received by the other tabs, not by the tab that made it', () => {
  const [here, there] = createTabs(2).map((tab) => createChangeChannel(tab, isOurs));
  const [receivedHere, receivedThere] = [jest.fn(), jest.fn()];
  here?.subscribe(receivedHere);
  there?.subscribe(receivedThere);
  here?.notify(change);
  expect(receivedThere.mock.calls).toEqual([[change]]);
  expect(receivedHere).not.toHaveBeenCalled();
});

test('nobody receives anything after unsubscribing', () => {
  const [here, there] = createTabs(2).map((tab) => createChangeChannel(tab, isOurs));
  const received = jest.fn();
  const stop = there?.subscribe(received);
  stop?.();
  here?.notify(change);
  expect(received).not.toHaveBeenCalled();
});

test('a tab receives only changes to its own installation’s data', () => {
  const [here, there] = createTabs(2).map((tab) => createChangeChannel(tab, isOurs));
  const received = jest.fn();
  there?.subscribe(received);
  here?.notify({ ...change, installationId: 'in memory' });
  expect(received).not.toHaveBeenCalled();
  here?.notify({ ...change, installationId: 'ours' });
  expect(received).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing', null],
  ['a bare string', 'liked'],
  ['no revision', { ...change, revision: undefined }],
  ['an unknown kind', { ...change, kind: 'shouted' }],
  ['malformed ids', { ...change, postIds: [1] }],
  ['a malformed actor', { ...change, actorId: 7 }],
])('a message with %s is ignored', (_what, message) => {
  const [wire, tab] = createTabs(2);
  const received = jest.fn();
  createChangeChannel(tab, isOurs).subscribe(received);
  wire?.postMessage(message);
  expect(received).not.toHaveBeenCalled();
});

test('without a channel to other tabs, subscribing and notifying do nothing', () => {
  const { notify, subscribe } = createChangeChannel(undefined, isOurs);
  subscribe(() => undefined)();
  expect(() => notify(change)).not.toThrow();
});
