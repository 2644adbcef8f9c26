import { isLongText } from './FoldableText';

it('does not fold a text of normal length', () => {
  expect(isLongText('A quiet film. '.repeat(50))).toBe(false);
  expect(isLongText('line\n'.repeat(11))).toBe(false);
});

it('folds a text of many characters or many lines', () => {
  expect(isLongText('A quiet film. '.repeat(51))).toBe(true);
  expect(isLongText('line\n'.repeat(12))).toBe(true);
});
