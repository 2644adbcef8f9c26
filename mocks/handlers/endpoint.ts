import { Refusal } from '../rules/refusal';
import type { Snapshot } from '../store';

/** One request as an endpoint sees it. */
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

/** One call of the API, whatever carries it: msw's handlers in the page, or a server's router. */
export interface Endpoint {
  method: 'get' | 'post' | 'delete';
  /** After a star, which stands for any base; its variable parts have names: `/api/posts/:postId`. */
  path: string;
  /** @throws Refusal to refuse the call */
  answer(call: Call): Promise<Reply>;
}

export const endpoint = (
  method: Endpoint['method'],
  path: string,
  answer: Endpoint['answer'],
): Endpoint => ({ method, path, answer });

export const reply = <T extends object>({ value, revision }: Snapshot<T>, status = 200): Reply => ({
  status,
  body: value,
  revision,
});

/** The request with the parts that its endpoint's path names, decoded. */
export const callOf = (
  request: Request,
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): Call => ({
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
});
