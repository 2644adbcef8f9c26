import { Queue } from '../queue';
import { saysAway, type Connection } from './connection';
import { createPace } from './pace';

/** How long one attempt may take: pictures on a slow line. */
const ATTEMPT_LIMIT_MS = 60_000;

const isTimeout = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

/**
 * Sends changes, and keeps those that a server could not be reached for, or refused because they were too many: they are
 * sent in order once it is back, or at the pace that it asks for. A kept change has no time limit; it is dropped with
 * its session, which aborts its request.
 */
export const createHolding = (
  connection: Connection,
): ((request: Request) => Promise<Response>) => {
  const kept = new Queue();
  const pace = createPace();

  /** The answer; null if the server could not be reached, or asks to wait. @throws if the request was aborted */
  const attempt = async (request: Request, ended: AbortSignal): Promise<Response | null> => {
    const given = new AbortController();
    const end = () => given.abort(ended.reason);
    ended.addEventListener('abort', end);
    const timer = setTimeout(end, ATTEMPT_LIMIT_MS);
    try {
      ended.throwIfAborted();
      const response = await fetch(new Request(request.clone(), { signal: given.signal }));
      if (pace.asksToWait(response)) return null;
      if (!saysAway(response)) return response;
    } catch {
      ended.throwIfAborted();
    } finally {
      clearTimeout(timer);
      ended.removeEventListener('abort', end);
    }
    connection.lost();
    return null;
  };

  const keepTrying = async (request: Request, ended: AbortSignal): Promise<Response> => {
    for (;;) {
      await Promise.all([connection.back(), pace.next()]);
      const response = await attempt(request, ended);
      if (response) return response;
    }
  };

  return async (request) => {
    const ending = new AbortController();
    // The caller's time limit counts from the click, and not from when the server is back.
    request.signal.addEventListener('abort', () => {
      if (!isTimeout(request.signal.reason)) ending.abort(request.signal.reason);
    });
    const { signal } = ending;
    const mustWait = connection.isAway() || pace.isHeld();
    const first = mustWait ? null : await attempt(request, signal);
    return first ?? kept.run(['kept'], () => keepTrying(request, signal));
  };
};
