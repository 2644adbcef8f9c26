import { SortedList } from './sortedList';

function listOf(...keys: string[]): SortedList<string> {
  const list = new SortedList<string>();
  for (const key of keys) list.set(key, `value of ${key}`);
  return list;
}

test('keeps its values in the order of their keys, however they came', () => {
  expect(listOf('c', 'a', 'b').values()).toEqual(['value of a', 'value of b', 'value of c']);
});

test('finds a value by its key, and none by a key that is only close to one', () => {
  const list = listOf('a', 'c');
  expect(list.get('c')).toBe('value of c');
  expect(list.get('b')).toBeUndefined();
  expect(list.get('d')).toBeUndefined();
});

test('a key set again has its new value alone', () => {
  const list = listOf('a', 'b');
  list.set('a', 'new');
  expect(list.values()).toEqual(['new', 'value of b']);
});

test('deletes a key, and leaves the neighbours of one it does not hold', () => {
  const list = listOf('a', 'c');
  list.delete('b');
  list.delete('d');
  expect(list.values()).toHaveLength(2);
  list.delete('a');
  expect(list.values()).toEqual(['value of c']);
});

test('knows a place behind the last, where nothing stands', () => {
  const list = listOf('a', 'b');
  expect(list.place('b')).toBe(1);
  expect(list.place('z')).toBe(2);
  expect(list.at(1)).toBe('value of b');
  expect(list.at(2)).toBeUndefined();
});
