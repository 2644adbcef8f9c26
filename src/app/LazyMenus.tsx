import { lazy } from 'react';

/** The menus of the navigation: each comes when it is first opened. */
export const SettingsMenu = lazy(async () => ({
  default: (await import('./SettingsMenu')).SettingsMenu,
}));
export const MoreMenu = lazy(async () => ({ default: (await import('./MoreMenu')).MoreMenu }));
