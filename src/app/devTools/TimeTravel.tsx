import { useCallback, useState, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { PastContext } from '../../components/PastContext';
import type { AppStore } from '../store';
import { logOf, returnToNow } from './log';
import { momentOf } from './moment';
import { PastBar } from './PastBar';
import { makeScreenStore } from './screenStore';

interface TimeTravelProps {
  /** A store that keeps a log. */
  store: AppStore;
  children: React.ReactNode;
}

/** Gives the screen its store, and lets it follow Redux DevTools into the past. */
export function TimeTravel({ store, children }: TimeTravelProps) {
  const log = logOf(store);
  const [isRefused, setIsRefused] = useState(false);
  const [screen] = useState(() => makeScreenStore(store, () => setIsRefused(true)));
  const moment = useSyncExternalStore(store.subscribe, () => momentOf(log));
  const toNow = useCallback(() => returnToNow(log), [log]);
  if (moment === 'now' && isRefused) setIsRefused(false);
  return (
    <Provider store={screen}>
      <PastContext value={moment !== 'now'}>{children}</PastContext>
      {(moment === 'left' || isRefused) && <PastBar isRefused={isRefused} onReturn={toNow} />}
    </Provider>
  );
}
