import { useEffect, useEffectEvent, useState } from 'react';
import { useAppSelector, useAppStore, type RootState } from '../../app/hooks';
import { isBlank } from '../../domain/blank';

/** Drafts are persisted every half second, so a crash a second after the last keystroke loses nothing. */
const DISPATCHED_AFTER_MS = 200;

/** Text that is not in the store yet, with the store's text when it was typed. */
interface Typed {
  text: string;
  over: string;
}

/**
 * A controlled text field whose draft is in the store. A keystroke rerenders only the field; the draft is dispatched
 * within 200 ms, on blur, and before the form is submitted or the page is closed. If the store's text changes (a
 * restored draft, a sent post, time travel), it wins.
 * @param onText dispatches the typed text
 */
export const useDraftField = (
  select: (state: RootState) => string,
  onText: (text: string) => void,
) => {
  const store = useAppStore();
  const stored = useAppSelector(select);
  const [typed, setTyped] = useState<Typed | null>(null);
  const isAhead = typed !== null && typed.over === stored;

  const flush = () => {
    setTyped(null);
    // Text that was just sent or replaced must not come back.
    if (typed !== null && typed.over === select(store.getState())) onText(typed.text);
  };
  const flushLatest = useEffectEvent(flush);

  useEffect(() => {
    if (!isAhead) return undefined;
    const timer = setTimeout(flushLatest, DISPATCHED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAhead]);

  // Added on mount: a listener added for the last keystroke before the page is closed would not be called.
  useEffect(() => {
    const flushNow = () => flushLatest();
    window.addEventListener('pagehide', flushNow);
    document.addEventListener('submit', flushNow, { capture: true });
    return () => {
      window.removeEventListener('pagehide', flushNow);
      document.removeEventListener('submit', flushNow, { capture: true });
      flushNow();
    };
  }, []);

  return {
    value: isAhead ? typed.text : stored,
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      if (isBlank(value) === isBlank(stored)) {
        setTyped({ text: value, over: stored });
        return;
      }
      // At once: the submit button depends on whether the text is blank, and a restored draft must not replace it.
      setTyped(null);
      onText(value);
    },
    onBlur: flush,
  };
};
