import type { Transport } from '../api/transport';
import { HEADERS } from '../domain/limits';

export interface LoggedRequest {
  id: number;
  method: string;
  /** Path and query. */
  path: string;
  /** How the request travelled: `page` or `worker`. */
  via: string;
  /** The answer's status, the name of the error that stands for it, or null while the call is running. */
  result: number | string | null;
  ms: number | null;
  /** The call that the backend took the request for; null where something else answered. */
  handler: string | null;
}

type Sent = Pick<LoggedRequest, 'method' | 'path' | 'via'>;
type Ended = Pick<LoggedRequest, 'result' | 'ms' | 'handler'>;

const MOST = 100;

/** The last calls of this page, the newest first. Each change makes a new list, as React's `useSyncExternalStore` asks. */
export class RequestLog {
  private requests: readonly LoggedRequest[] = [];
  private lastId = 0;
  private readonly listeners = new Set<() => void>();

  readonly read = (): readonly LoggedRequest[] => this.requests;

  /** Calls back at each change; returns a function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Answers how the request ends. */
  begin(sent: Sent): (ended: Ended) => void {
    const id = (this.lastId += 1);
    this.update([
      { ...sent, id, result: null, ms: null, handler: null },
      ...this.requests.slice(0, MOST - 1),
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

/** The same transport, writing down what it carries. */
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
