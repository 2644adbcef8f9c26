export type ColourMode = 'system' | 'light' | 'dark';

/** The user's preferences in this browser, kept in local storage until they log out. */
export interface Preferences {
  colourMode: ColourMode;
  /** Whether single-key shortcuts are on. Speech input and tremors can trigger them by accident, so they can be off. */
  hasShortcuts: boolean;
  /** Whether the user answered the question for their favourite films, either way. */
  wasAskedFavourites: boolean;
}

export const DEFAULT_PREFERENCES: Preferences = {
  colourMode: 'system',
  hasShortcuts: true,
  wasAskedFavourites: false,
};
