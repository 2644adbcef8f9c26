import { createMemoryDb } from '../mocks/db/memory';
import type { Store } from '../mocks/store';
import { aUser } from '../mocks/testing/records';
import type { SignUpMode } from '../src/domain/signUp';
import { createSignUpMode } from './signUpMode';

/** Asks on a server with this setting, whose database finds one thing after another; `away` if it cannot be reached. */
function asking(mode: SignUpMode, ...found: ('nobody' | 'people' | 'away')[]) {
  let reads = 0;
  const store: Pick<Store, 'read'> = {
    async read(work) {
      const now = found[reads];
      reads += 1;
      if (now === 'away') throw new Error('away');
      const users = now === 'people' ? [aUser({ seq: 1 })] : [];
      const db = createMemoryDb();
      await db.write((tx) => Promise.all(users.map((user) => tx.put('users', user))));
      return {
        value: await db.read((tx) => work(tx, { signingKey: new Uint8Array() })),
        revision: 0,
      };
    },
  };
  return { ask: createSignUpMode(store, mode), reads: () => reads };
}

test('where anybody may sign up, the database is not asked', async () => {
  const { ask, reads } = asking('open', 'nobody');
  expect([await ask(), reads()]).toEqual(['open', 0]);
});

test('once somebody has signed up, the database is not asked again', async () => {
  const { ask, reads } = asking('closed', 'nobody', 'people');
  expect([await ask(), await ask(), await ask()]).toEqual(['open', 'closed', 'closed']);
  expect(reads()).toBe(2);
});

test('while the database is away, a page says what the server’s setting is, and asks again', async () => {
  const { ask } = asking('invite', 'away', 'nobody');
  expect([await ask(), await ask()]).toEqual(['invite', 'open']);
});
