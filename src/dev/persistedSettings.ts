import * as v from 'valibot';
import type { FaultSettings } from './faultSettings';

const KEY = 'developerPanel';

const upTo = (max: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(max));

const SettingsSchema = v.object({
  latencyMs: upTo(60_000),
  failurePercent: upTo(100),
  isOffline: v.boolean(),
});

/**
 * The last settings of this tab, or null. In session storage they survive a reload, so that they also apply to the
 * app's start, and a logout, which clears local storage.
 */
export const readSettings = (): FaultSettings | null => {
  try {
    const settings: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return v.is(SettingsSchema, settings) ? settings : null;
  } catch {
    return null;
  }
};

/** Without access to storage, the settings last only as long as the page. */
export const persistSettings = (settings: FaultSettings): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return;
  }
};
