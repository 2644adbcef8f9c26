import { useEffect } from 'react';
import { useMediaQuery } from '../components/useMediaQuery';
import { selectColourMode } from '../features/ui/uiSlice';
import { showMode } from '../theme/showMode';
import { useAppSelector } from './hooks';

/** Keeps the document in the chosen mode, or in step with the system (dark where it says nothing). */
export function useColourMode(): void {
  const choice = useAppSelector(selectColourMode);
  const systemIsLight = useMediaQuery('(prefers-color-scheme: light)');
  const system = systemIsLight ? 'light' : 'dark';
  const shown = choice === 'system' ? system : choice;
  useEffect(() => {
    showMode(shown);
  }, [shown]);
}
