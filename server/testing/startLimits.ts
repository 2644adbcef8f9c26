import { endpoint } from '../../mocks/handlers/endpoint';
import { createRespond } from '../../mocks/handlers/respond';
import { createLimits } from '../limits';
import { createRouter } from '../router';
import { aCaller } from './aCaller';

export const MINUTE = 60_000;

interface Call {
  address?: string;
  as?: string;
  body?: object;
  /** In the place of a body. */
  text?: string;
  method?: string;
  headers?: Record<string, string>;
}

/** A server that grants whatever its limits allow, and answers what it read. */
export function started() {
  const grant = (method: 'get' | 'post' | 'delete', path: string) =>
    endpoint(method, path, async ({ json }) => {
      const read = method === 'post' ? await json() : null;
      return { status: 200, revision: 1, body: { read } };
    });
  const limited = createLimits(({ headers }) => {
    const [_id = '', ended = '0', iat = '0'] = (headers.get('Authorization') ?? '').split(' ');
    const times = { iat: Number(iat), exp: Infinity };
    return _id ? { _id, username: _id, sessionsEnded: Number(ended), ...times } : null;
  });
  const router = createRouter(
    [
      grant('post', '*/api/auth/login'),
      grant('post', '*/api/auth/signup'),
      grant('post', '*/api/auth/password'),
      grant('post', '*/api/auth/username'),
      grant('post', '*/api/auth/end-sessions'),
      grant('post', '*/api/diary/import'),
      grant('post', '*/api/reports'),
      grant('delete', '*/api/auth/account'),
      grant('post', '*/api/posts'),
      grant('post', '*/api/lists/clone/:listId'),
      grant('get', '*/api/posts'),
    ].map(limited),
    createRespond(() => Promise.resolve(1)),
  );
  return async (
    path: string,
    { address = '192.0.2.1', as = '', method = 'POST', headers = {}, ...call }: Call = {},
  ) => {
    const { body = {}, text = JSON.stringify(body) } = call;
    const request = new Request(`http://films.test/api/${path}`, {
      method,
      headers: { ...headers, ...(as && { Authorization: as }) },
      ...(method === 'POST' && { body: text }),
    });
    return router(request, aCaller({ address }));
  };
}

export type Ask = ReturnType<typeof started>;

/** How many of the calls were answered before one was refused. */
export async function answered(ask: Ask, calls: number, ...call: Parameters<Ask>): Promise<number> {
  for (let n = 0; n < calls; n += 1) if ((await ask(...call)).status === 429) return n;
  return calls;
}
