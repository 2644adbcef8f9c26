import type { Reading } from '../db/db';
import { hiddenOf, unheardIn, type Hidden } from '../session/hidden';

/** People who do not count: who is notified, and those of whom they hear nothing. */
export type Unheard = ReadonlySet<string>;

/** Who does not count, and who is not named either: whoever has left counts until they are erased. */
export interface Silent {
  uncounted: Unheard;
  unnamed: Unheard;
}

/** Whether somebody hears nothing of a person whom they muted. Blocked people can do nothing that they would hear of. */
export const isMuted = async (tx: Reading, userId: string, actorId: string): Promise<boolean> =>
  (await tx.get('hides', [userId, 'mute', actorId])) !== undefined;

export function silentFor(userId: string, hidden: Hidden): Silent {
  const uncounted = new Set([userId, ...unheardIn(hidden)]);
  return { uncounted, unnamed: new Set([...uncounted, ...hidden.leftIds]) };
}

/** Who is not named in somebody's notifications: they themselves, those of whom they hear nothing, and who has left. */
export const unheardBy = async (tx: Reading, userId: string): Promise<Unheard> =>
  silentFor(userId, await hiddenOf(tx, userId)).unnamed;

/** How many of what these people may have done there is. */
export const countOf = async <T>(
  unheard: Unheard,
  find: (userId: string) => Promise<T | undefined>,
  isCounted: (found: T) => boolean = () => true,
): Promise<number> =>
  (await Promise.all([...unheard].map(find))).filter((one) => one !== undefined && isCounted(one))
    .length;
