import * as v from 'valibot';
import type { FaultSettings } from './faultSettings';

const KEY = 'developerPanel';

const upTo = (most: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(most));

const SettingsSchema = v.object({
  latencyMs: upTo(60_000),
  failurePercent: upTo(100),
  isOffline: v.boolean(),
});

/**
 * The settings that this tab was left with, or null. They outlive a reload, so that a start can be watched under them,
 * and a logout, which empties local storage.
 */
export const readSettings = (): FaultSettings | null => {
  try {
    const settings: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return v.is(SettingsSchema, settings) ? settings : null;
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
