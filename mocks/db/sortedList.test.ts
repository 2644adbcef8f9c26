import { SortedList } from './sortedList';

function listOf(...keys: string[]): SortedList<string> {
  const list = new SortedList<string>();
  for (const key of keys) list.set(key, `value of ${key}`);
  return list;
}

test('keeps its values sorted by key, in whatever order they are added', () => {
  expect(listOf('c', 'a', 'b').values()).toEqual(['value of a', 'value of b', 'value of c']);
});

test('finds a value by its exact key, not by a neighbouring one', () => {
  const list = listOf('a', 'c');
  expect(list.get('c')).toBe('value of c');
  expect(list.get('b')).toBeUndefined();
  expect(list.get('d')).toBeUndefined();
});

test('setting a key again replaces its value', () => {
  const list = listOf('a', 'b');
  list.set('a', 'new');
  expect(list.values()).toEqual(['new', 'value of b']);
});

test('deletes a key, and deletes nothing if the key is missing', () => {
  const list = listOf('a', 'c');
  list.delete('b');
  list.delete('d');
  expect(list.values()).toHaveLength(2);
  list.delete('a');
  expect(list.values()).toEqual(['value of c']);
});

test('places a key beyond all others after the last value', () => {
  const list = listOf('a', 'b');
  expect(list.place('b')).toBe(1);
  expect(list.place('z')).toBe(2);
  expect(list.at(1)).toBe('value of b');
  expect(list.at(2)).toBeUndefined();
});
