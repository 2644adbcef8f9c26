import type { Transport } from '../api/transport';
import { HEADERS } from '../domain/limits';

export interface LoggedRequest {
  id: number;
  method: string;
  /** Path and query. */
  path: string;
  /** The transport: `page` or `worker`. */
  via: string;
  /** The answer's status, or the name of the error; null while the call is pending. */
  result: number | string | null;
  ms: number | null;
  /** The handler that the backend matched; null if something else answered. */
  handler: string | null;
}

type Sent = Pick<LoggedRequest, 'method' | 'path' | 'via'>;
type Ended = Pick<LoggedRequest, 'result' | 'ms' | 'handler'>;

const MAX_ENTRIES = 100;

/** This page's latest calls, the newest first. Each change creates a new list, as `useSyncExternalStore` requires. */
export class RequestLog {
  private requests: readonly LoggedRequest[] = [];
  private lastId = 0;
  private readonly listeners = new Set<() => void>();

  readonly read = (): readonly LoggedRequest[] => this.requests;

  /** Calls the listener after each change. Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Logs a request. Returns a function that records its end. */
  begin(sent: Sent): (ended: Ended) => void {
    const id = (this.lastId += 1);
    this.update([
      { ...sent, id, result: null, ms: null, handler: null },
      ...this.requests.slice(0, MAX_ENTRIES - 1),
    ]);
    return (ended) =>
      this.update(this.requests.map((other) => (other.id === id ? { ...other, ...ended } : other)));
  }

  clear(): void {
    this.update([]);
  }

  private update(requests: readonly LoggedRequest[]): void {
    this.requests = requests;
    this.listeners.forEach((listener) => listener());
  }
}

const nameOf = (reason: unknown): string => (reason instanceof Error ? reason.name : 'Error');

/** A transport that logs its requests. */
export const withRequestLog =
  (transport: Transport, via: string, log: RequestLog): Transport =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    const startedAt = Date.now();
    const end = log.begin({ method: request.method, path: pathname + search, via });
    const ms = () => Date.now() - startedAt;
    try {
      const response = await transport(request);
      const handler = response.headers.get(HEADERS.handler);
      end({ result: response.status, ms: ms(), handler });
      return response;
    } catch (reason) {
      end({ result: nameOf(reason), ms: ms(), handler: null });
      throw reason;
    }
  };
