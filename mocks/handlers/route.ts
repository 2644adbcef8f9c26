import type { HttpHandler, HttpRequestHandler } from 'msw';
import { http } from 'msw/core/http';
import { REFUSALS, type ErrorsBody, type FailureBody } from '../../src/domain/errors';
import { HEADERS } from '../../src/domain/limits';
import { ChunkLoadError } from '../chunkLoadError';
import { Refusal } from '../rules/refusal';
import type { Snapshot } from '../store';

/** One request as a handler sees it. */
export interface Call {
  request: Request;
  url: URL;
  /** A decoded path parameter. */
  param(name: string): string;
  /** The parsed body. @throws Refusal 400 if it is not JSON */
  json(): Promise<unknown>;
}

/** An answer about to be sent. */
export interface Reply {
  status: number;
  body: object;
  revision: number;
  headers?: Record<string, string>;
}

export const reply = <T extends object>({ value, revision }: Snapshot<T>, status = 200): Reply => ({
  status,
  body: value,
  revision,
});

export type Method = 'get' | 'post' | 'delete' | 'all';
export type Route = (
  method: Method,
  path: Parameters<HttpRequestHandler>[0],
  handle: (call: Call) => Reply | Promise<Reply>,
) => HttpHandler;

interface Options {
  delayMs: number;
  /** The data's revision, for answers that read no data. */
  currentRevision(): Promise<number>;
}

/**
 * Wraps handlers that answer or throw as msw handlers. The work starts at once; the answer is held until `delayMs`
 * after the request arrived.
 */
export function createRoute({ delayMs, currentRevision }: Options): Route {
  async function settle(handle: () => Reply | Promise<Reply>): Promise<Reply> {
    try {
      return await handle();
    } catch (error) {
      if (error instanceof ChunkLoadError) throw error;
      return { ...describe(error), revision: await currentRevision().catch(() => 0) };
    }
  }

  return (method, path, handle) => {
    const name = nameOf(method, path);
    return http[method](path, async ({ request, params }) => {
      const held = delayMs > 0 ? wait(delayMs) : undefined;
      const answer = await settle(() => handle(callOf(request, params)));
      await held;
      return Response.json(answer.body, {
        status: answer.status,
        headers: {
          ...answer.headers,
          [HEADERS.revision]: String(answer.revision),
          [HEADERS.answeredBy]: HEADERS.backendName,
          [HEADERS.handler]: name,
        },
      });
    });
  };
}

/** The call's method and path; a predicate has no path. */
const nameOf = (method: Method, path: Parameters<Route>[1]): string =>
  `${method.toUpperCase()} ${typeof path === 'string' ? path.replace(/^\*/, '') : '*'}`;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function callOf(
  request: Request,
  params: Record<string, string | readonly string[] | undefined>,
): Call {
  return {
    request,
    url: new URL(request.url),
    param: (name) => String(params[name]),
    async json() {
      const text = await request.text();
      try {
        const value: unknown = JSON.parse(text);
        return value;
      } catch {
        throw Refusal.badRequest('The body must be JSON.');
      }
    },
  };
}

function describe(error: unknown): { status: number; body: ErrorsBody | FailureBody } {
  if (error instanceof Refusal) return { status: error.status, body: { errors: [error.message] } };
  const { name, message } = nameAndMessage(error);
  if (name === 'QuotaExceededError') {
    const [status, reason] = REFUSALS.outOfSpace;
    return { status, body: { errors: [reason] } };
  }
  return { status: 500, body: { error: { name, message } } };
}

/** Not every error is an `Error`: a DOMException from another frame, for one, is not. */
function nameAndMessage(error: unknown): { name: string; message: string } {
  if (typeof error === 'object' && error !== null && 'name' in error && 'message' in error) {
    return { name: String(error.name), message: String(error.message) };
  }
  return { name: 'Error', message: String(error) };
}
