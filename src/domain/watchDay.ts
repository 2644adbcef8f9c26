import type { RefusalName } from './errors';
import { LIMITS } from './limits';

const HOUR_MS = 3_600_000;

/** Why nothing can have been watched that day; null if it can. The first time zone is 14 hours ahead of UTC. */
export function problemOfDay(day: string, now: Date): RefusalName | null {
  if (day < LIMITS.firstWatchDay) return 'watchedBeforeFilm';
  const lastDay = new Date(now.getTime() + 14 * HOUR_MS).toISOString().slice(0, 10);
  return day > lastDay ? 'watchedInFuture' : null;
}
