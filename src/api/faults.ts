import { isRecordOf, isText, listOf } from '../domain/guards';
import type { Transport } from './transport';

/** A failure that a developer or a test asks for; `path` is a regular expression's text, met with or without the query. */
export interface Fault {
  path: string;
  method?: string;
  status?: number;
  body?: unknown;
  /** Answers a host's page, as a static host does for an unknown address. */
  html?: boolean;
  /** Ends the call without an answer, as a lost connection does. */
  abort?: boolean;
  delayMs?: number;
  /** How often the fault strikes; without it, always. */
  times?: number;
  /** How likely it is to strike a call that fits, from 0 to 1; without it, it is certain. */
  chance?: number;
}

const optional =
  <T>(isValue: (value: unknown) => value is T) =>
  (value: unknown): value is T | undefined =>
    value === undefined || isValue(value);

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isShare = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;
const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';

const isPattern = (value: unknown): value is string => {
  if (!isText(value)) return false;
  try {
    return Boolean(new RegExp(value));
  } catch {
    return false;
  }
};

const isFault = isRecordOf<Fault>({
  path: isPattern,
  method: optional(isText),
  status: optional(isCount),
  body: (_value): _value is unknown => true,
  html: optional(isSwitch),
  abort: optional(isSwitch),
  delayMs: optional(isCount),
  times: optional(isCount),
  chance: optional(isShare),
});
const isFaults = optional(listOf(isFault));

/** Throws where something else stands there: a failure that never came would prove nothing. */
const faultsOfPage = (): Fault[] => {
  const faults: unknown = Reflect.get(window, '__faults');
  if (!isFaults(faults)) throw new TypeError('window.__faults holds something that is no fault.');
  return faults ?? [];
};

const strikes = (
  { path, method, times, chance = 1 }: Fault,
  { method: requested, url }: Request,
) => {
  const { pathname, search } = new URL(url);
  return (
    times !== 0 &&
    (method === undefined || method === requested) &&
    [pathname, pathname + search].some((address) => new RegExp(path).test(address)) &&
    (chance === 1 || Math.random() < chance)
  );
};

const pause = async (ms: number, signal: AbortSignal) => {
  signal.throwIfAborted();
  await new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve());
  });
  signal.throwIfAborted();
};

/** The same transport, failing as `window.__faults` says: the first fault that fits a request strikes. */
export const withFaults =
  (transport: Transport): Transport =>
  async (request) => {
    const fault = faultsOfPage().find((candidate) => strikes(candidate, request));
    if (!fault) return transport(request);
    if (fault.times !== undefined) fault.times -= 1;
    if (fault.delayMs) await pause(fault.delayMs, request.signal);
    if (fault.abort) throw new TypeError('Failed to fetch');
    if (fault.html)
      return new Response('<!doctype html><title>Not here</title>', {
        headers: { 'Content-Type': 'text/html' },
      });
    if (fault.status === undefined) return transport(request);
    return Response.json(fault.body ?? { errors: [`Fault ${fault.status}`] }, {
      status: fault.status,
    });
  };
