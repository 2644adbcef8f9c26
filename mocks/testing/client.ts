import type { Backend } from '../../src/domain/backend';
import { shaped, type Shape, type Shaped } from './shapes';

export interface Call {
  method: string;
  /** Below the origin, `/api` and query included. */
  path: string;
  token?: string | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of `body`. */
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

/** Sends one call as any page would, and reads its answer as JSON; throws on an answer that is none. */
export async function send(backend: Backend, call: Call): Promise<Answer> {
  const response = await backend.answer(requestOf(call));
  // Parsed here, its objects are of Jest's own realm, as those are that tests compare them with.
  const body: unknown = JSON.parse(await response.text());
  return { status: response.status, body, headers: response.headers };
}

/** The answer's body, once its status and its shape are what the caller expects; throws otherwise. */
export function bodyOf<S extends Shape>(answer: Answer, status: number, shape: S): Shaped<S> {
  const { body } = answer;
  if (answer.status !== status || !shaped(shape)(body)) {
    const expected = `${status} {${Object.keys(shape).join()}}`;
    throw new Error(`Expected ${expected}, got ${answer.status} ${JSON.stringify(body)}`);
  }
  return body;
}
