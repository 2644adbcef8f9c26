import type { RootState } from '../store';
import { firstState, isInPast, presentState, shownState, type Log } from './log';

/** Where what is shown stands; `left` is a past since which the server's data has changed. */
export type Moment = 'now' | 'past' | 'left';

/** The revision of the data that a state shows. Before the first answer the data stood where that found it. */
const revisionOf = (log: Log<RootState>, { revision }: RootState): number | null =>
  revision ?? firstState(log, (state) => state.revision !== null)?.revision ?? null;

/** What moment a log shows. */
export const momentOf = (log: Log<RootState>): Moment => {
  if (!isInPast(log)) return 'now';
  return revisionOf(log, shownState(log)) === presentState(log).revision ? 'past' : 'left';
};
