import { HEADERS } from '../../src/domain/limits';
import { getResponse } from 'msw';
import { ALL_ENDPOINTS } from '../testing/allEndpoints';
import { mswHandlers } from './mswHandlers';
import { nameOf } from './respond';

/** Each endpoint only tells that it was chosen. */
const handlers = mswHandlers(
  ALL_ENDPOINTS.map((one) => ({
    ...one,
    answer: () => Promise.resolve({ status: 200, body: {}, revision: 1 }),
  })),
  { delayMs: 0, currentRevision: () => Promise.resolve(1) },
);

test.each(ALL_ENDPOINTS.map((one) => [nameOf(one), one] as const))(
  '%s is answered by no endpoint before its own',
  async (name, { method, path }) => {
    const address = `http://cinefolk.test${path.replace('*', '').replaceAll(/:\w+/g, 'some')}`;
    const request = new Request(address, { method: method.toUpperCase() });
    const response = await getResponse(handlers, request);
    expect(response?.headers.get(HEADERS.handler)).toBe(name);
  },
);
