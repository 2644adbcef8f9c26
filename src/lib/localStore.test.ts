import { providePageGlobals } from '../testing/pageGlobals';
import { localStore } from './localStore';

providePageGlobals();

it('writes, removes and clears', () => {
  localStore.write('a', '1');
  localStore.write('b', '2');
  localStore.remove('a');
  expect(localStore.read('a')).toBeNull();
  expect(localStore.read('b')).toBe('2');
  localStore.clear();
  expect(localStore.read('b')).toBeNull();
});

it('finds nothing, and never throws, if even reading `localStorage` is denied', () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(() => {
    localStore.write('a', '1');
    localStore.remove('a');
    localStore.clear();
  }).not.toThrow();
  expect(localStore.read('a')).toBeNull();
});

it('does not throw if local storage is full', () => {
  jest.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(() => localStore.write('a', '1')).not.toThrow();
});
