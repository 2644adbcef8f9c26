import type { Backend } from '../../src/domain/backend';
import { get, post, type Person } from './builders';
import { bodyOf } from './client';
import { BODIES } from './shapes';

/** Stores a diary entry. */
export const writeEntry = async (backend: Backend, { token }: Person, entryData: object) =>
  bodyOf(await post(backend, '/api/diary', token, { entryData }), 201, BODIES.entry).entry;

/** A page of somebody’s diary. */
export const diaryOf = async (backend: Backend, { user }: Person, query = '') =>
  bodyOf(await get(backend, `/api/users/${user.username}/diary${query}`), 200, BODIES.diary);
