import { createFilmIndex } from '../films/filmIndex';
import { loadTable } from '../films/loadTable';
import { endpoints } from '../handlers/endpoints';

const unused = () => {
  throw new Error('Nothing is answered here.');
};

/** All endpoints, for tests of which there are. None of them can answer. */
export const ALL_ENDPOINTS = endpoints({
  store: { read: unused, mutate: unused },
  filmIndex: createFilmIndex(loadTable),
  picture: (stored) => stored,
  mostListed: Infinity,
  passwords: { hash: unused, verify: unused },
  signUp: 'open',
  clock: { now: unused },
  newId: unused,
});
