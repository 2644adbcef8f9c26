import { createMemoryDb } from '../db/memory';
import { STORE_NAMES } from '../db/schema';
import { aPerson, aPost } from './builders';
import { send, type Answer, type Call } from './client';
import { expectSame } from './expectSame';
import { aList } from './lists';
import { BODIES, exactly } from './shapes';
import { createTestBackend } from './testBackend';

/** A backend with a user, a post and a list, and a function that reads all its data, including its revision. */
export async function openRefusing() {
  const db = createMemoryDb();
  const { backend } = await createTestBackend({ db });
  const author = await aPerson(backend);
  await aPost(backend, author, { _id: 'made' });
  await aList(backend, author, ['duel-1971'], { _id: 'made' });
  const dump = () =>
    db.read(async (tx) => {
      const stores = await Promise.all(STORE_NAMES.map((name) => tx.all(name)));
      return structuredClone(stores);
    });
  const before = await dump();
  return {
    token: author.token,
    /** Sends the call and checks that the data is unchanged and the answer names the problem. */
    refuse: async (call: Call): Promise<Answer> => {
      const answer = await send(backend, call);
      if (!exactly(BODIES.errors, answer.body)) {
        throw new Error(`${call.method} ${call.path}: ${JSON.stringify(answer.body)}`);
      }
      const after = await dump();
      expectSame(after, before);
      expect('polluted' in {}).toBe(false);
      return answer;
    },
  };
}
