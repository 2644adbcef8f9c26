import { drawScreen } from './lastScreen';

const NOW = { release: '/assets/first-1.js', width: 1440 };
const SCREEN = {
  ...NOW,
  styles: '.css-1 { color: red }',
  tree: ['main', { class: 'css-1' }, [['a', {}, ['Home']]]],
};
const drawn = (changes: object = {}) => drawScreen(JSON.stringify({ ...SCREEN, ...changes }), NOW);

it('draws a screen with its rules, to be looked at alone', () => {
  const picture = drawn();
  expect(picture).toHaveTextContent('Home');
  expect(picture?.querySelector('style')).toHaveTextContent('.css-1 { color: red }');
  expect(picture).toHaveAttribute('aria-hidden', 'true');
  expect(picture?.inert).toBe(true);
});

it('draws nothing of another build, whose styles do not fit', () => {
  expect(drawn({ release: '/assets/first-2.js' })).toBeNull();
});

it('draws nothing for another width of the window', () => {
  expect(drawn({ width: 390 })).toBeNull();
});

it.each(['null', '1', '"text"', '[]', '{}'])('draws nothing of %s', (json) => {
  expect(drawScreen(json, NOW)).toBeNull();
});

it('draws nothing of a damaged screen', () => {
  expect(() => drawScreen('{"release', NOW)).toThrow(SyntaxError);
  expect(() => drawn({ tree: ['script', {}, []] })).toThrow(TypeError);
});
