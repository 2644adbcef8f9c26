import { openIndexedDb } from '../db/indexedDb';
import { freshIndexedDb } from '../testing/adapters';
import { aPerson, get, idsOf, post } from '../testing/builders';
import { bodyOf } from '../testing/client';
import { BODIES } from '../testing/shapes';
import { createTestBackend } from '../testing/testBackend';

test('simultaneous searches each find a user’s own film exactly once', async () => {
  freshIndexedDb();
  const before = await createTestBackend({ db: openIndexedDb() });
  const { token } = await aPerson(before.backend);
  const filmData = { title: 'The Quiet Projector', year: 2026, directors: ['Ada Abara'] };
  await post(before.backend, '/api/films', token, { filmData });

  const { backend } = await createTestBackend({ db: openIndexedDb() });
  const find = async () => {
    const answer = await get(backend, '/api/films?q=quiet+projector');
    return idsOf(bodyOf(answer, 200, BODIES.films).films);
  };
  const once = ['the-quiet-projector-2026'];
  expect(await Promise.all([find(), find(), find()])).toEqual([once, once, once]);
  expect(await find()).toEqual(once);
});
