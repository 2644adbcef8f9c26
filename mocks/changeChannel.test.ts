import type { Change } from '../src/domain/backend';
import { createChangeChannel, type Channel } from './changeChannel';

const change: Change = {
  revision: 4,
  actorId: 'ada',
  kind: 'liked',
  postIds: ['post-1'],
  userIds: [],
};

/** Tabs that hear each other, as BroadcastChannels of one name do. */
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

test('a change is heard in the other tabs and not in its own', () => {
  const [here, there] = createTabs(2).map(createChangeChannel);
  const [heardHere, heardThere] = [jest.fn(), jest.fn()];
  here?.listen(heardHere);
  there?.listen(heardThere);
  here?.tell(change);
  expect(heardThere.mock.calls).toEqual([[change]]);
  expect(heardHere).not.toHaveBeenCalled();
});

test('somebody who stopped listening hears nothing more', () => {
  const [here, there] = createTabs(2).map(createChangeChannel);
  const heard = jest.fn();
  const stop = there?.listen(heard);
  stop?.();
  here?.tell(change);
  expect(heard).not.toHaveBeenCalled();
});

test.each([
  ['nothing', null],
  ['a word', 'liked'],
  ['no revision', { ...change, revision: undefined }],
  ['a kind nobody knows', { ...change, kind: 'shouted' }],
  ['ids that are none', { ...change, postIds: [1] }],
  ['an actor that is none', { ...change, actorId: 7 }],
])('a message of %s is not passed on', (_what, message) => {
  const [wire, tab] = createTabs(2);
  const heard = jest.fn();
  createChangeChannel(tab).listen(heard);
  wire?.postMessage(message);
  expect(heard).not.toHaveBeenCalled();
});

test('where there are no tabs nothing happens', () => {
  const { tell, listen } = createChangeChannel(undefined);
  listen(() => undefined)();
  expect(() => tell(change)).not.toThrow();
});
