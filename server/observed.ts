import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { HEADERS } from '../src/domain/limits';
import type { Caller } from './caller';

/** One answered request. It has no address, which may contain what somebody looks for. */
export interface Answered {
  requestId: string;
  method: string;
  /** The pattern of the address: `/api/posts/:postId`. */
  route: string;
  status: number;
  ms: number;
}

/** What all handlers of a request know. */
export interface Known {
  Variables: { caller: Caller };
}

/** Gives each answer the name of its request, and tells of it. */
export const observed =
  (observe: (answered: Answered) => void): MiddlewareHandler<Known> =>
  async (context, next) => {
    const begun = performance.now();
    await next();
    const { requestId } = context.var.caller;
    context.header('X-Request-Id', requestId);
    const { status, headers } = context.res;
    // The router knows the endpoint, Hono knows the rest.
    const route = headers.get(HEADERS.handler)?.split(' ')[1] ?? routePath(context);
    const ms = Math.round(performance.now() - begun);
    observe({ requestId, method: context.req.method, route, status, ms });
  };
