import { HEADERS } from '../../src/domain/limits';
import { getResponse } from 'msw';
import { createFilmIndex } from '../films/filmIndex';
import { loadTable } from '../films/loadTable';
import { endpoints } from './endpoints';
import { mswHandlers } from './mswHandlers';
import { nameOf } from './respond';

const unused = () => {
  throw new Error('Nothing is answered here.');
};

const TABLE = endpoints({
  store: { read: unused, mutate: unused },
  filmIndex: createFilmIndex(loadTable),
  picture: (stored) => stored,
  mostListed: Infinity,
  passwords: { hash: unused, verify: unused },
  isSignUpOpen: true,
  clock: { now: unused },
  newId: unused,
});

/** Each endpoint only tells that it was chosen. */
const handlers = mswHandlers(
  TABLE.map((one) => ({
    ...one,
    answer: () => Promise.resolve({ status: 200, body: {}, revision: 1 }),
  })),
  { delayMs: 0, currentRevision: () => Promise.resolve(1) },
);

test.each(TABLE.map((one) => [nameOf(one), one] as const))(
  '%s is answered by no endpoint before its own',
  async (name, { method, path }) => {
    const address = `http://cinefolk.test${path.replace('*', '').replaceAll(/:\w+/g, 'some')}`;
    const request = new Request(address, { method: method.toUpperCase() });
    const response = await getResponse(handlers, request);
    expect(response?.headers.get(HEADERS.handler)).toBe(name);
  },
);
