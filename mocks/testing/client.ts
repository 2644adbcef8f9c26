import type * as v from 'valibot';
import type { Backend } from '../../src/domain/backend';
import { exactly } from './shapes';

export interface Call {
  method: string;
  /** Without the origin, with `/api` and the query. */
  path: string;
  token?: string | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent verbatim instead of `body`. */
  text?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
}

export const ORIGIN = 'http://cinefolk.test';

function requestOf({ method, path, token, body, text, headers, signal }: Call): Request {
  const payload = text ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Request(`${ORIGIN}${path}`, {
    method,
    headers: {
      ...(payload === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: token }),
      ...headers,
    },
    ...(payload === undefined ? {} : { body: payload }),
    ...(signal === undefined ? {} : { signal }),
  });
}

/** Sends one call as a page would and parses its answer; throws if that is not JSON. */
export async function send(backend: Backend, call: Call): Promise<Answer> {
  const response = await backend.answer(requestOf(call));
  // Parsed here, so that its objects belong to Jest's own realm, like those they are compared with.
  const body: unknown = JSON.parse(await response.text());
  return { status: response.status, body, headers: response.headers };
}

/** The answer's body; throws unless its status and shape are as expected. */
export function bodyOf<Schema extends v.GenericSchema<object>>(
  answer: Answer,
  status: number,
  schema: Schema,
): v.InferOutput<Schema> {
  const body = answer.status === status ? exactly(schema, answer.body) : null;
  if (body === null) {
    const found = `${answer.status} ${JSON.stringify(answer.body)}`;
    throw new Error(`Expected ${status} ${schema.expects}, got ${found}`);
  }
  return body;
}
