import { nameBeingTyped } from './nameBeingTyped';

const typedAt = (text: string) => {
  const caret = text.indexOf('|');
  return nameBeingTyped({
    value: text.replace('|', ''),
    selectionStart: caret,
    selectionEnd: caret,
  });
};

it.each([
  ['@r|', 'r'],
  ['With @ruth|', 'ruth'],
  ['(@Noël|', 'Noël'],
  ['two @ru|th lines', 'ru'],
  ['one\n@b.e-n_1|', 'b.e-n_1'],
])('%j names %s', (text, name) => {
  expect(typedAt(text)).toBe(name);
});

it.each(['@|', 'me@host|', 'films/@ruth|', '@ruth |', 'ruth|', '@ruth@host|'])(
  '%j names nobody',
  (text) => {
    expect(typedAt(text)).toBeUndefined();
  },
);

it('finds no name while something is selected', () => {
  expect(nameBeingTyped({ value: '@ruth', selectionStart: 3, selectionEnd: 5 })).toBeUndefined();
});
