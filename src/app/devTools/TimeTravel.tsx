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

/** Of a store that keeps a log. */
function Travelling({ store, children }: TimeTravelProps) {
  const log = logOf(store);
  const [isRefused, setIsRefused] = useState(false);
  const [isUnasked, setIsUnasked] = useState(false);
  const [returns, setReturns] = useState(0);
  const [screen] = useState(() =>
    makeScreenStore(store, {
      onRefused: () => setIsRefused(true),
      onUnasked: () => setIsUnasked(true),
    }),
  );
  const moment = useSyncExternalStore(store.subscribe, () => momentOf(log));
  const toNow = useCallback(() => returnToNow(log), [log]);
  if (moment === 'now' && isRefused) setIsRefused(false);
  if (moment === 'now' && isUnasked) {
    setIsUnasked(false);
    // What the past did not ask the server would never be asked: a query begins where it is mounted.
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
 * Gives the screen its store, and lets it follow Redux DevTools into the past. A store that they do
 * not log is given as it is.
 */
export function TimeTravel(props: TimeTravelProps) {
  return hasLog(props.store) ? <Travelling {...props} /> : <Provider {...props} />;
}
