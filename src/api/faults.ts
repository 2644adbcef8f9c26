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

/** A failure injected by a developer or a test. */
const FaultSchema = v.object({
  /** The source of a regular expression, matched against the path with and without its query. */
  path: v.pipe(v.string(), v.check(isPattern)),
  method: v.optional(v.string()),
  status: v.optional(CountSchema),
  body: v.optional(v.unknown()),
  /** Answers with an HTML page, as a static host does for an unknown address. */
  html: v.optional(v.boolean()),
  /** Ends the call without an answer, as a lost connection does. */
  abort: v.optional(v.boolean()),
  delayMs: v.optional(CountSchema),
  /** How often the fault applies; unlimited by default. */
  times: v.optional(CountSchema),
  /** The probability that it applies to a matching call, from 0 to 1; 1 by default. */
  chance: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});
export type Fault = v.InferInput<typeof FaultSchema>;

const FaultsSchema = v.optional(v.array(FaultSchema));

/** Throws on invalid faults: a test whose fault was ignored would prove nothing. */
const readPageFaults = (): Fault[] => {
  const faults: unknown = Reflect.get(window, '__faults');
  // The page's own objects, not copies: `times` is decremented in them.
  if (!v.is(FaultsSchema, faults))
    throw new TypeError('window.__faults holds something that is no fault.');
  return faults ?? [];
};

const applies = (
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

const delay = async (ms: number, signal: AbortSignal) => {
  signal.throwIfAborted();
  await new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve());
  });
  signal.throwIfAborted();
};

/** Wraps a transport: the first fault in `window.__faults` that matches a request is applied. */
export const withFaults =
  (transport: Transport): Transport =>
  async (request) => {
    const fault = readPageFaults().find((candidate) => applies(candidate, request));
    if (!fault) return transport(request);
    if (fault.times !== undefined) fault.times -= 1;
    if (fault.delayMs) await delay(fault.delayMs, request.signal);
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
