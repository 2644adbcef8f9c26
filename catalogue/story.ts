import type { Setting } from './storyStore';

/** One state of a component. */
export interface Story {
  /** The state in a few words. */
  name: string;
  render: () => React.ReactNode;
  /** Who is signed in, what the server answers and what has happened; by default, Ana on an empty server. */
  setting?: Setting | undefined;
  /** Whether it is as wide as a page's column. */
  isWide?: boolean;
  /** Shows an overlay that covers the page in a frame of its own, of this height in pixels. */
  windowHeight?: number;
}

/** A component with its states. */
export interface Entry {
  /** The name of its file. */
  component: string;
  stories: Story[];
}

/** The address that shows only this story. */
export const storyAddress = (component: string, name: string): string =>
  `?${new URLSearchParams({ component, name }).toString()}`;
