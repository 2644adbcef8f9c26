import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { HEADERS } from '../domain/limits';
import { servicesOf, type Send } from './storeServices';

const TIMEOUT_MS = 15_000;

export interface ApiArgs extends FetchArgs {
  /** Calls with a common key are sent in order; a post's calls use its id. */
  queue?: string[];
  /** The answer has a new token, and the call's own is refused from then on. */
  replacesToken?: boolean;
}

export interface ApiMeta extends FetchBaseQueryMeta {
  /** The revision of the data in the answer; null if it has none. */
  revision: number | null;
  /** The username of who called; undefined when signed out. */
  caller: string | undefined;
}

/** The username of who made a call; empty if unknown. */
export const callerOf = (meta: ApiMeta | undefined): string => meta?.caller ?? '';

/** Why a call failed; a refusal by the server also has the revision of its data. */
export type ApiError = FetchBaseQueryError & { revision?: number | null };

const readJson = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('Content-Type') ?? '';
  const text = await response.text();
  if (!/\bjson\b/.test(type)) throw new SyntaxError(`Expected JSON, got ${type || 'no type'}.`);
  return JSON.parse(text);
};

/** Base query of all endpoints: adds the base URL and token, queues the call, and reads the answer's revision. */
export const baseQuery: BaseQueryFn<ApiArgs, unknown, ApiError, object, ApiMeta> = async (
  { queue, replacesToken, ...args },
  api,
  extraOptions,
) => {
  const services = servicesOf(api.extra);
  const session = services.session();
  const send: Send = async (caller) => {
    const fetchAs = fetchBaseQuery({
      // fetchBaseQuery builds a Request first, which needs an absolute URL outside a browser.
      baseUrl: new URL('/api', globalThis.location.href).href,
      // The token identifies the caller. With credentials, msw would read the document's cookies, slowly on a slow phone.
      credentials: 'omit',
      fetchFn: (input, init) =>
        services.fetch(input instanceof Request ? input : new Request(input, init)),
      prepareHeaders: (headers) => {
        if (caller) headers.set('Authorization', caller.token);
      },
      responseHandler: readJson,
      timeout: TIMEOUT_MS,
    });
    return fetchAs(args, api, extraOptions);
  };
  const call = async () => {
    if (replacesToken) return services.renewing(send);
    const answer = await send(session);
    if (!session || answer.error?.status !== 401) return answer;
    // The token may have been replaced while the call was on its way. It was refused, so that nothing was done.
    const renewed = await services.renewed(session).catch(() => null);
    return renewed ? send(renewed) : answer;
  };
  const { data, error, meta } = await (queue ? services.calls.run(queue, call) : call());
  if (!meta) return error ? { error } : { data };
  const stated = meta.response?.headers.get(HEADERS.revision);
  const revision = stated ? Number(stated) : null;
  const apiMeta = { ...meta, revision, caller: session?.user.username };
  return error ? { error: { ...error, revision }, meta: apiMeta } : { data, meta: apiMeta };
};
