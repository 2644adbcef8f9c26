import { palettes, type ShownMode } from './tokens';

/** Shows a mode, as the script in index.html does before the first paint. */
export const showMode = (mode: ShownMode): void => {
  document.documentElement.dataset['mode'] = mode;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', palettes[mode].screen);
};
