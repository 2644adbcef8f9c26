import { createTestBackend } from './testBackend';
import { aPerson, post } from './builders';
import { bodyOf } from './client';
import { BODIES } from './shapes';

export const VERTIGO = { filmId: 'vertigo-1958' };
export const NEW = { title: 'The Unheard-of', year: 1999 };

/** A row of an evening. */
export const entry = (id: string, film: object, watchedOn: string, more: object = {}) => ({
  kind: 'entry',
  _id: id,
  ...film,
  watchedOn,
  ...more,
});

/** A backend with one person, who imports rows. */
export const openBackend = async () => {
  const { backend } = await createTestBackend();
  const { user, token } = await aPerson(backend);
  const importRows = async (rows: readonly object[]) => {
    const answer = await post(backend, '/api/diary/import', token, { rows });
    return bodyOf(answer, 201, BODIES.imported);
  };
  const path = `/api/users/${user.username}`;
  return { backend, importRows, path, token };
};
