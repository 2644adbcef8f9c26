import { useEffect, useEffectEvent, useState } from 'react';
import { useAppSelector, useAppStore, type RootState } from '../../app/hooks';

/** Drafts are persisted every half second: with that, a crash a second after the last key costs nothing. */
const DISPATCHED_AFTER_MS = 200;

/** A text that the store does not have yet, and the store's text at which it was typed. */
interface Typed {
  text: string;
  over: string;
}

const isBlank = (text: string): boolean => text.trim() === '';

/**
 * A controlled text field whose draft is in the store: a key renders the field alone, and the draft follows within
 * 200 ms, when the field is left, and before its form is sent or the page goes. Where the store's text becomes another
 * one (a found draft, a sent post, a jump in time) it wins.
 * @param onText dispatches what was typed
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
    // What was sent or replaced in this very moment must not come back.
    if (typed !== null && typed.over === select(store.getState())) onText(typed.text);
  };
  const flushLatest = useEffectEvent(flush);

  useEffect(() => {
    if (!isAhead) return undefined;
    const timer = setTimeout(flushLatest, DISPATCHED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAhead]);

  // These listeners are added at once: one added by the last letter of a page that goes would not be called.
  useEffect(() => {
    const onEnd = () => flushLatest();
    window.addEventListener('pagehide', onEnd);
    document.addEventListener('submit', onEnd, { capture: true });
    return () => {
      window.removeEventListener('pagehide', onEnd);
      document.removeEventListener('submit', onEnd, { capture: true });
      onEnd();
    };
  }, []);

  return {
    value: isAhead ? typed.text : stored,
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      if (isBlank(value) === isBlank(stored)) {
        setTyped({ text: value, over: stored });
        return;
      }
      // A button waits for the first words, and for their end; a draft that is found must not take their place.
      setTyped(null);
      onText(value);
    },
    onBlur: flush,
  };
};
