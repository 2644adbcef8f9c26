import type { SeedSize } from '../src/domain/backend';
import type { Db, Reading, Writing } from './db/db';
import { laidPart, NotLaidYet } from './db/laidPart';
import { ChunkLoadError } from './chunkLoadError';
import type { InstallationRecord, UnlaidPosts } from './rules/records';

/** What laying the sample came to: the last place in the sequence that is taken, and what is left for later. */
export interface Laid {
  sequence: number;
  unlaid: UnlaidPosts | null;
}

/** The sample data, and the code that lays it. */
export interface Sample {
  /** Fills empty stores, as the settings say or to another size. */
  lay(tx: Writing, now: Date, size?: SeedSize): Promise<Laid>;
  /** Lays the next stretch of what is left; answers what is left then. */
  layStretch(tx: Writing, unlaid: UnlaidPosts): Promise<UnlaidPosts | null>;
}

export interface LayingParts {
  opened(): Promise<Db>;
  /** Fetched only where something is to be laid, and before the transaction: none stays open for so long. */
  sample(): Promise<Sample>;
  /** Whether the post of this id is among what is left. */
  isUnlaid(postId: string, unlaid: UnlaidPosts): boolean;
  /**
   * Resolves when the page has nothing better to do.
   * @param lastCall when this page last asked for data, on the clock of `performance.now`
   */
  idle(lastCall: () => number): Promise<void>;
}

export interface Laying {
  /** What calls see of the stores. */
  viewOf(tx: Reading, installation: InstallationRecord): Reading;
  /** Lays all that is left, a stretch whenever the page is idle, until it is done or fails. */
  layBehind(): Promise<void>;
  /** Runs the work, and again after each stretch as long as it depends on what is left. */
  withAllItNeeds<T>(work: () => Promise<T>): Promise<T>;
}

/** Completes a large sample of which `laySeed` laid the beginning. */
export function createLaying({ opened, sample, isUnlaid, idle }: LayingParts): Laying {
  /** Stays so where there is no room: it would fail at every call. The next start tries again. */
  let isBegun = false;
  let lastCall = performance.now();

  /** In one transaction, which reads anew what is left: tabs share the work, and a kill in the middle loses none. */
  async function layMore(): Promise<boolean> {
    const [kept, { layStretch }] = await Promise.all([opened(), sample()]);
    return kept.write(async (tx) => {
      const installation = await tx.get('installation', 'here');
      if (!installation?.unlaid) return false;
      const { unlaid, ...rest } = installation;
      const left = await layStretch(tx, unlaid);
      await tx.put('installation', left ? { ...rest, unlaid: left } : rest);
      return left !== null;
    });
  }

  return {
    viewOf: (tx, { unlaid }) => (unlaid ? laidPart(tx, (postId) => isUnlaid(postId, unlaid)) : tx),

    async layBehind() {
      if (isBegun) return;
      isBegun = true;
      try {
        do await idle(() => lastCall);
        while (await layMore());
        isBegun = false;
      } catch (error) {
        // A call that needs the rest meets the same failure, and says so.
        if (error instanceof ChunkLoadError) isBegun = false;
      }
    },

    async withAllItNeeds(work) {
      lastCall = performance.now();
      for (;;) {
        try {
          return await work();
        } catch (error) {
          if (!(error instanceof NotLaidYet)) throw error;
          await layMore();
        }
      }
    },
  };
}
