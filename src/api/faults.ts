import { isRecordOf, isText } from '../domain/guards';
import type { Transport } from './transport';

/** A failure that a developer or a test asks for; `path` is a regular expression's text. */
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
}

const isFault = isRecordOf<Pick<Fault, 'path'>>({ path: isText });

const faultsOfPage = (): Fault[] => {
  const faults: unknown = Reflect.get(window, '__faults');
  return Array.isArray(faults) ? faults.filter(isFault) : [];
};

const strikes = ({ path, method, times }: Fault, request: Request) =>
  times !== 0 &&
  (method === undefined || method === request.method) &&
  new RegExp(path).test(new URL(request.url).pathname);

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The request was aborted.', 'AbortError'));
    });
  });

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
