import { keyOf, shortcutKeyOf } from './keys';

/** As lint reads it, without the deprecation. */
interface Init extends Omit<KeyboardEventInit, 'keyCode'> {
  keyCode?: number;
}

const pressed = (init: Init) => new KeyboardEvent('keydown', init);

it('gives no key to a handler that an input method takes', () => {
  expect(keyOf(pressed({ key: 'Enter' }))).toBe('Enter');
  expect(keyOf(pressed({ key: 'Enter', isComposing: true }))).toBe('Process');
  // As Safari sends it once the composition has ended.
  expect(keyOf(pressed({ key: 'Enter', keyCode: 229 }))).toBe('Process');
});

describe('the key of a shortcut', () => {
  it.each<[string, string, Init]>([
    ['j', 'j', { code: 'KeyJ' }],
    ['J', 'j', { code: 'KeyJ' }],
    ['о', 'j', { code: 'KeyJ' }],
    ['О', 'j', { code: 'KeyJ' }],
    ['ξ', 'j', { code: 'KeyJ' }],
    ['ח', 'j', { code: 'KeyJ' }],
    ['ت', 'j', { code: 'KeyJ' }],
    ['ㅓ', 'j', { code: 'KeyJ' }],
    ['ظ', '/', { code: 'Slash' }],
    ['؟', '?', { code: 'Slash', shiftKey: true }],
    ['٠', '0', { code: 'Digit0' }],
    // On Hebrew, German and French layouts these signs are elsewhere.
    ['/', '/', { code: 'KeyQ' }],
    ['?', '?', { code: 'Minus', shiftKey: true }],
    ['.', '.', { code: 'Slash' }],
    // On Dvorak the letters are elsewhere.
    ['j', 'j', { code: 'KeyC' }],
    ['ｊ', 'j', { code: 'KeyJ' }],
    ['？', '?', { code: 'Slash', shiftKey: true }],
    // A Latin layout has its own letters.
    ['ö', 'ö', { code: 'KeyL' }],
    ['/', '/', { code: 'Digit7', modifierAltGraph: true }],
    ['Enter', 'Enter', { code: 'Enter' }],
    ['Enter', 'Process', { code: 'Enter', keyCode: 229 }],
  ])('%s is %s with %j', (key, shortcut, init) => {
    expect(shortcutKeyOf(pressed({ key, ...init }))).toBe(shortcut);
  });

  it.each<[string, Init]>([
    ['J', { shiftKey: true }],
    ['О', { code: 'KeyJ', shiftKey: true }],
    ['ł', { code: 'KeyL', modifierAltGraph: true }],
    ['ĵ', { code: 'KeyJ', modifierAltGraph: true }],
    ['ꙩ', { code: 'KeyJ', modifierAltGraph: true }],
  ])('is none for %s with %j', (key, init) => {
    expect(shortcutKeyOf(pressed({ key, ...init }))).toBeUndefined();
  });
});
