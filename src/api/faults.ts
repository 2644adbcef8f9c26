import * as v from 'valibot';
import type { Transport } from './transport';

const isPattern = (text: string): boolean => {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
};

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A failure that a developer or a test asks for. */
const FaultSchema = v.object({
  /** A regular expression's text, met with or without the query. */
  path: v.pipe(v.string(), v.check(isPattern)),
  method: v.optional(v.string()),
  status: v.optional(CountSchema),
  body: v.optional(v.unknown()),
  /** Answers a host's page, as a static host does for an unknown address. */
  html: v.optional(v.boolean()),
  /** Ends the call without an answer, as a lost connection does. */
  abort: v.optional(v.boolean()),
  delayMs: v.optional(CountSchema),
  /** How often the fault strikes; without it, always. */
  times: v.optional(CountSchema),
  /** How likely it is to strike a call that fits, from 0 to 1; without it, it is certain. */
  chance: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});
export type Fault = v.InferInput<typeof FaultSchema>;

const FaultsSchema = v.optional(v.array(FaultSchema));

/** Throws where something else is there: a failure that never came would prove nothing. */
const faultsOfPage = (): Fault[] => {
  const faults: unknown = Reflect.get(window, '__faults');
  // The page's own objects, not copies: `times` is counted down in them.
  if (!v.is(FaultsSchema, faults))
    throw new TypeError('window.__faults holds something that is no fault.');
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
