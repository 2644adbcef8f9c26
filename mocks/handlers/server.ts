import type { SignUpMode } from '../../src/domain/signUp';
import type { FilmIndex } from '../films/filmIndex';
import type { Store } from '../store';
import type { Presentation } from '../views/users';

/** Hashes in the format of `session/password.ts`. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** False also for a malformed hash. */
  verify(password: string, stored: string): Promise<boolean>;
}

/** What every resource's endpoints are created with. */
export interface Server extends Presentation {
  store: Store;
  filmIndex: FilmIndex;
  passwords: Passwords;
  signUp: SignUpMode;
  clock: { now(): Date };
  newId: () => string;
}
