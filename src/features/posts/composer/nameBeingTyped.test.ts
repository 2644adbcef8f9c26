import { nameBeingTyped } from './nameBeingTyped';

const typedAt = (text: string) => {
  const caret = text.indexOf('|');
  const value = text.replace('|', '');
  const name = nameBeingTyped({ value, selectionStart: caret, selectionEnd: caret });
  return name && [name.typed, value.slice(name.start, name.end)];
};

it.each([
  ['@r|', 'r', 'r'],
  ['With @ruth|', 'ruth', 'ruth'],
  ['(@Noël|', 'Noël', 'Noël'],
  ['(@Noë|l)', 'Noë', 'Noël'],
  ['two @ru|th lines', 'ru', 'ruth'],
  ['one\n@b.e-n_1|', 'b.e-n_1', 'b.e-n_1'],
  ['@frame.|', 'frame.', 'frame.'],
  ['@kai/@ru|', 'ru', 'ru'],
  ['@kai and @ru|th.', 'ru', 'ruth'],
  ['こんにちは@ru|', 'ru', 'ru'],
  ['@ru|thさん', 'ru', 'ruth'],
])('%j is about %s, of %s', (text, typed, name) => {
  expect(typedAt(text)).toEqual([typed, name]);
});

it.each([
  '@|',
  '@|ruth',
  'me@host|',
  'films/@ruth|',
  '@ruth |',
  'ruth|',
  '@ruth@host|',
  '@ruthさん|',
])('%j names nobody', (text) => {
  expect(typedAt(text)).toBeUndefined();
});

it('finds no name while something is selected', () => {
  expect(nameBeingTyped({ value: '@ruth', selectionStart: 3, selectionEnd: 5 })).toBeUndefined();
});
