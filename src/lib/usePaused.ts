import { useEffect, useState } from 'react';

/** How long typing must pause before a request. */
const PAUSE_MS = 150;

/** The text once nobody has changed it for a moment; until then, it is empty. */
export const usePaused = (text: string): string => {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused === text ? text : '';
};
