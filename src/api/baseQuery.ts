import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { HEADERS } from '../domain/limits';
import { servicesOf } from './storeServices';

const TIMEOUT_MS = 15_000;

export interface ApiArgs extends FetchArgs {
  /** Calls that share a key keep their order; a post's calls share its id. */
  queue?: string[];
}

export interface ApiMeta extends FetchBaseQueryMeta {
  /** The revision of the data that the answer shows; null where it states none. */
  revision: number | null;
}

/** Why a call failed; what the server refused states the revision of its data too. */
export type ApiError = FetchBaseQueryError & { revision?: number | null };

const readJson = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('Content-Type') ?? '';
  const text = await response.text();
  if (!/\bjson\b/.test(type)) throw new SyntaxError(`Expected JSON, got ${type || 'no type'}.`);
  return JSON.parse(text);
};

/** The base of every call: its address, its token, its order among others, and its answer's revision. */
export const baseQuery: BaseQueryFn<ApiArgs, unknown, ApiError, object, ApiMeta> = async (
  { queue, ...args },
  api,
  extraOptions,
) => {
  const services = servicesOf(api.extra);
  const token = services.token();
  const send = fetchBaseQuery({
    // A Request is built before fetchFn sees it, and outside a browser it needs a whole address.
    baseUrl: new URL('/api', globalThis.location.href).href,
    // The token says who calls. With cookies msw would read the document's first, which takes a slow phone long.
    credentials: 'omit',
    fetchFn: (input, init) =>
      services.fetch(input instanceof Request ? input : new Request(input, init)),
    prepareHeaders: (headers) => {
      if (token) headers.set('Authorization', token);
    },
    responseHandler: readJson,
    timeout: TIMEOUT_MS,
  });
  const call = async () => send(args, api, extraOptions);
  const { data, error, meta } = await (queue ? services.calls.run(queue, call) : call());
  if (!meta) return error ? { error } : { data };
  const stated = meta.response?.headers.get(HEADERS.revision);
  const revision = stated ? Number(stated) : null;
  return error
    ? { error: { ...error, revision }, meta: { ...meta, revision } }
    : { data, meta: { ...meta, revision } };
};
