import type { RootState } from '../store';
import { firstState, isInPast, presentState, shownState, type Log } from './log';

/** The moment that is on screen; `outdated` is a past state since which the server's data has changed. */
export type Moment = 'now' | 'past' | 'outdated';

/** The revision of the data that a state shows; before the first answer, the revision of that answer. */
const revisionOf = (log: Log<RootState>, { revision }: RootState): number | null =>
  revision ?? firstState(log, (state) => state.revision !== null)?.revision ?? null;

/** The moment that a log shows. */
export const momentOf = (log: Log<RootState>): Moment => {
  if (!isInPast(log)) return 'now';
  return revisionOf(log, shownState(log)) === presentState(log).revision ? 'past' : 'outdated';
};
