import { useCallback, useState, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { PastContext } from '../../components/PastContext';
import type { AppStore } from '../store';
import { hasLog, logOf, returnToNow } from './log';
import { momentOf } from './moment';
import { PastBar } from './PastBar';
import { makeScreenStore } from './screenStore';

interface TimeTravelProps {
  store: AppStore;
  children: React.ReactNode;
}

/** For a store with a log. */
function LoggedStoreProvider({ store, children }: TimeTravelProps) {
  const log = logOf(store);
  const [isRefused, setIsRefused] = useState(false);
  const [hasSkippedQuery, setHasSkippedQuery] = useState(false);
  const [returns, setReturns] = useState(0);
  const [screen] = useState(() =>
    makeScreenStore(store, {
      onRefused: () => setIsRefused(true),
      onQuerySkipped: () => setHasSkippedQuery(true),
    }),
  );
  const moment = useSyncExternalStore(store.subscribe, () => momentOf(log));
  const toNow = useCallback(() => returnToNow(log), [log]);
  if (moment === 'now' && isRefused) setIsRefused(false);
  if (moment === 'now' && hasSkippedQuery) {
    setHasSkippedQuery(false);
    // A query is sent when its component mounts, so those skipped in the past need a remount.
    setReturns(returns + 1);
  }
  return (
    <Provider store={screen}>
      <PastContext key={returns} value={moment !== 'now'}>
        {children}
      </PastContext>
      {(moment === 'outdated' || isRefused) && <PastBar isRefused={isRefused} onReturn={toNow} />}
    </Provider>
  );
}

/**
 * Provides the store of the screen, which follows Redux DevTools into the past. A store without a log is provided as it
 * is.
 */
export function TimeTravel(props: TimeTravelProps) {
  return hasLog(props.store) ? <LoggedStoreProvider {...props} /> : <Provider {...props} />;
}
