import type { Setting } from './storyStore';

/** One state of a component. */
export interface Story {
  /** The state, in a few words. */
  name: string;
  render: () => React.ReactNode;
  /** Who is signed in, what the server answers and what has happened; without it, Ana in an empty house. */
  setting?: Setting | undefined;
  /** Takes the width of a page's column. */
  isWide?: boolean;
  /** What covers the page is shown in a window of its own, of this height in pixels. */
  windowHeight?: number;
}

/** A component with its states. */
export interface Entry {
  /** As its file is called. */
  component: string;
  stories: Story[];
}

/** The address of one story alone. */
export const storyAddress = (component: string, name: string): string =>
  `?${new URLSearchParams({ component, name }).toString()}`;
