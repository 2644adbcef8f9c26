import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { passwords } from './passwords';

type Done = (error: null, hash: Buffer) => void;

const mockUnderway: Done[] = [];

jest.mock('node:crypto', () => ({
  ...jest.requireActual<object>('node:crypto'),
  scrypt: (...[, , , , done]: [string, Buffer, number, object, Done]) => mockUnderway.push(done),
}));

test('as many passwords are hashed at once as there are processors, the others in their turn', async () => {
  const processors = availableParallelism();
  const asked = Array.from({ length: processors + 3 }, () => passwords.hash('popcorn'));
  let most = 0;
  for (let done = 0; done < asked.length; done += 1) {
    await setImmediate();
    most = Math.max(most, mockUnderway.length);
    mockUnderway.shift()?.(null, Buffer.alloc(32));
  }
  expect(await Promise.all(asked)).toHaveLength(processors + 3);
  expect(most).toBe(processors);
});
