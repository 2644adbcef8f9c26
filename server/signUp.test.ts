import { createMemoryDb } from '../mocks/db/memory';
import { createFilmIndex } from '../mocks/films/filmIndex';
import { loadTable } from '../mocks/films/loadTable';
import { endpoints } from '../mocks/handlers/endpoints';
import { createRespond } from '../mocks/handlers/respond';
import { aSignup } from '../mocks/testing/builders';
import { passwords } from './passwords';
import { createRouter } from './router';
import { createServerStore } from './store';

const clock = { now: () => new Date('2026-05-02T12:00:00Z') };

/** An empty server. */
async function started({ isSignUpOpen }: { isSignUpOpen: boolean }) {
  const db = createMemoryDb();
  const store = createServerStore({
    db,
    clock,
    newSigningKey: () => new Uint8Array(32),
    writeSeed: () => Promise.resolve(0),
    notify: () => undefined,
  });
  await store.fillIfEmpty();
  let made = 0;
  const table = endpoints({
    store,
    filmIndex: createFilmIndex(loadTable),
    picture: (stored) => stored,
    passwords,
    isSignUpOpen,
    clock,
    newId: () => `id-${(made += 1)}`,
    mostListed: 9,
  });
  const router = createRouter(table, createRespond(store.currentRevision));
  return {
    async signUp() {
      const body = JSON.stringify(aSignup());
      const url = 'http://films.test/api/auth/signup';
      const response = await router(new Request(url, { method: 'POST', body }));
      return { status: response.status, text: await response.text() };
    },
    roles: () => db.read(async (tx) => (await tx.all('users')).map(({ role }) => role)),
  };
}

test('the first account of an empty server is the admin, which no answer shows', async () => {
  const { signUp, roles } = await started({ isSignUpOpen: true });
  const { status, text } = await signUp();
  expect(status).toBe(201);
  expect(text).not.toContain('admin');
  await signUp();
  expect(await roles()).toEqual(['admin', undefined]);
});

test('a server whose sign-up is closed makes no account', async () => {
  const { signUp, roles } = await started({ isSignUpOpen: false });
  const { status, text } = await signUp();
  expect([status, text]).toEqual([403, '{"errors":["Sign-up is closed."]}']);
  expect(await roles()).toEqual([]);
});
