import type { Fault } from '../api/faults';

/** The panel's settings, which apply to every call. */
export interface FaultSettings {
  /** Added to the backend's own delay. */
  latencyMs: number;
  failurePercent: number;
  isOffline: boolean;
}

export const NO_FAULTS: FaultSettings = { latencyMs: 0, failurePercent: 0, isOffline: false };

const JAMMED = { error: { name: 'Error', message: 'The developer’s panel jammed this call.' } };

/** The settings as `window.__faults`; the first fault that strikes decides. */
export const faultsOf = ({ latencyMs, failurePercent, isOffline }: FaultSettings): Fault[] => {
  const everyCall: Fault = { path: '^/api', delayMs: latencyMs };
  const faults: Fault[] = [];
  if (isOffline) faults.push({ ...everyCall, abort: true });
  if (failurePercent > 0)
    faults.push({ ...everyCall, chance: failurePercent / 100, status: 500, body: JAMMED });
  if (latencyMs > 0) faults.push(everyCall);
  return faults;
};

/** Applies the settings to all later calls of the page. */
export const applyFaults = (settings: FaultSettings): void => {
  Object.assign(window, { __faults: faultsOf(settings) });
};
