import { isUnpeopled } from '../mocks/handlers/admission';
import type { Store } from '../mocks/store';
import type { SignUpMode } from '../src/domain/signUp';

/** Tells pages who can sign up at present: on an empty server always somebody, who becomes the admin. */
export function createSignUpMode(
  store: Pick<Store, 'read'>,
  mode: SignUpMode,
): () => Promise<SignUpMode> {
  let isPeopled = mode === 'open';
  return async () => {
    if (isPeopled) return mode;
    try {
      isPeopled = !(await store.read(isUnpeopled)).value;
    } catch {
      // A page is shown also while the database is away.
      return mode;
    }
    return isPeopled ? mode : 'open';
  };
}
