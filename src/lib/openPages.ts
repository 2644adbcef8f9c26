import { v7 as uuid } from 'uuid';

/** A page that is just closing gives up its lock within this time. */
const CLOSING_MS = 200;

/** Which of this browser's pages are open, as far as they say so. */
export interface OpenPages {
  /** This page's id. */
  readonly own: string;
  /** Says whether this page has something that no other may take over. */
  setOccupied: (isOccupied: boolean) => void;
  /** Returns those of the pages that are closed, or have nothing. */
  closedOf: (pages: readonly string[]) => Promise<string[]>;
}

const lockOf = (page: string): string => `cinefolk-page:${page}`;

/**
 * A page that has something holds a lock, which the browser takes from it however the page ends. It is given up when
 * there is nothing, since browsers do not keep a page that holds a lock for going back to.
 * @param locks undefined where there are no Web Locks (on plain http): then all other pages count as closed
 */
export const createOpenPages = (locks: LockManager | undefined): OpenPages => {
  const own = uuid();
  let release: (() => void) | null = null;
  // A lock is not requested with a time limit: a page that is busy opening would reach the limit before it could
  // take the lock of a closed page.
  const closedOf = async (pages: readonly string[]): Promise<string[]> => {
    const held = (await locks?.query())?.held ?? [];
    return pages.filter((page) => !held.some(({ name }) => name === lockOf(page)));
  };
  return {
    own,
    setOccupied: (isOccupied) => {
      if (isOccupied === (release !== null)) return;
      release?.();
      release = null;
      if (!isOccupied) return;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      locks?.request(lockOf(own), () => held).catch(() => undefined);
    },
    closedOf: async (pages) => {
      const closedNow = await closedOf(pages);
      if (closedNow.length === pages.length) return closedNow;
      await new Promise((resolve) => setTimeout(resolve, CLOSING_MS));
      return closedOf(pages);
    },
  };
};
