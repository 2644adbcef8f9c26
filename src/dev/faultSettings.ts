import type { Fault } from '../api/faults';

/** What a developer asks of every call, in the panel's own terms. */
export interface FaultSettings {
  /** Waited for before each answer, beside the backend's own delay. */
  latencyMs: number;
  /** How many calls of a hundred fail. */
  failurePercent: number;
  isOffline: boolean;
}

export const NO_FAULTS: FaultSettings = { latencyMs: 0, failurePercent: 0, isOffline: false };

const JAMMED = { error: { name: 'Error', message: 'The developer’s panel jammed this call.' } };

/** The same in the terms of `window.__faults`, of which the first that strikes decides. */
export const faultsOf = ({ latencyMs, failurePercent, isOffline }: FaultSettings): Fault[] => {
  const everyCall: Fault = { path: '^/api', delayMs: latencyMs };
  const faults: Fault[] = [];
  if (isOffline) faults.push({ ...everyCall, abort: true });
  if (failurePercent > 0)
    faults.push({ ...everyCall, chance: failurePercent / 100, status: 500, body: JAMMED });
  if (latencyMs > 0) faults.push(everyCall);
  return faults;
};

/** Makes the page's calls behave so from now on. */
export const applyFaults = (settings: FaultSettings): void => {
  Object.assign(window, { __faults: faultsOf(settings) });
};
