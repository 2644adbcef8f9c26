import type { FilmIndex } from '../films/filmIndex';
import type { ScryptCost } from '../session/password';
import type { Store } from '../store';
import type { PictureAddress } from '../views/users';
import type { Route } from './route';

/** What every resource's handlers are created with. */
export interface Server {
  route: Route;
  store: Store;
  filmIndex: FilmIndex;
  picture: PictureAddress;
  clock: { now(): Date };
  newId: () => string;
  randomBytes: (count: number) => Uint8Array;
  scryptCost: ScryptCost;
}
