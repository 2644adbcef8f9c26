import { lazyComponent } from '../components/lazyComponent';

/** The menus of the navigation; each is loaded once the page is idle, or when it is first opened. */
export const SettingsMenu = lazyComponent(
  async () => (await import('./SettingsMenu')).SettingsMenu,
);
export const MoreMenu = lazyComponent(async () => (await import('./MoreMenu')).MoreMenu);
