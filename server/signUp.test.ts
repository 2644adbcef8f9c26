import { createMemoryDb } from '../mocks/db/memory';
import { createFilmIndex } from '../mocks/films/filmIndex';
import { loadTable } from '../mocks/films/loadTable';
import { endpoints } from '../mocks/handlers/endpoints';
import { createRespond } from '../mocks/handlers/respond';
import { aSignup } from '../mocks/testing/builders';
import type { SignUpMode } from '../src/domain/signUp';
import { passwords } from './passwords';
import { createRouter } from './router';
import { createSignUpMode } from './signUpMode';
import { createServerStore } from './store';
import { aCaller } from './testing/aCaller';

const clock = { now: () => new Date('2026-05-02T12:00:00Z') };

/** An empty server. */
async function started(mode: SignUpMode) {
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
    signUp: mode,
    clock,
    newId: () => `id-${(made += 1)}`,
    mostListed: 9,
  });
  const router = createRouter(table, createRespond(store.currentRevision));
  return {
    async signUp() {
      const body = JSON.stringify(aSignup());
      const url = 'http://films.test/api/auth/signup';
      const response = await router(new Request(url, { method: 'POST', body }), aCaller());
      return { status: response.status, text: await response.text() };
    },
    signUpMode: createSignUpMode(store, mode),
    roles: () => db.read(async (tx) => (await tx.all('users')).map(({ role }) => role)),
  };
}

test('the first account of an empty server is the admin', async () => {
  const { signUp, roles } = await started('open');
  const { status, text } = await signUp();
  expect(status).toBe(201);
  expect(text).toContain('"role":"admin"');
  await signUp();
  expect(await roles()).toEqual(['admin', undefined]);
});

test.each([
  ['closed', 'Sign-up is closed.'],
  ['invite', 'Sign-up is by invitation.'],
] as const)('where sign-up is %s, the first person gets in all the same', async (mode, refusal) => {
  const { signUp, roles, signUpMode } = await started(mode);
  expect(await signUpMode()).toBe('open');
  expect((await signUp()).status).toBe(201);
  expect(await signUpMode()).toBe(mode);
  const { status, text } = await signUp();
  expect([status, text]).toEqual([403, JSON.stringify({ errors: [refusal] })]);
  expect(await roles()).toEqual(['admin']);
});
