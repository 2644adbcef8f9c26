import { providePageGlobals } from '../testing/pageGlobals';
import { localStore } from './localStore';

providePageGlobals();

it('keeps, forgets and clears', () => {
  localStore.write('a', '1');
  localStore.write('b', '2');
  localStore.remove('a');
  expect(localStore.read('a')).toBeNull();
  expect(localStore.read('b')).toBe('2');
  localStore.clear();
  expect(localStore.read('b')).toBeNull();
});

it('finds nothing, and throws nothing, where even the look at local storage is denied', () => {
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

it('goes on where local storage is full', () => {
  jest.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(() => localStore.write('a', '1')).not.toThrow();
});
