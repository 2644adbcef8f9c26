import { isRecordOf } from '../domain/guards';
import type { FaultSettings } from './faultSettings';

const KEY = 'developerPanel';

const isUpTo =
  (most: number) =>
  (value: unknown): value is number =>
    typeof value === 'number' && value >= 0 && value <= most;

const isSettings = isRecordOf<FaultSettings>({
  latencyMs: isUpTo(60_000),
  failurePercent: isUpTo(100),
  isOffline: (value): value is boolean => typeof value === 'boolean',
});

/**
 * The settings that this tab was left with, or null. They outlive a reload, so that a start can be watched under them,
 * and a logout, which empties local storage.
 */
export const readSettings = (): FaultSettings | null => {
  try {
    const settings: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isSettings(settings) ? settings : null;
  } catch {
    return null;
  }
};

/** Where storage is denied they last as long as the page. */
export const persistSettings = (settings: FaultSettings): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return;
  }
};
