import { GUEST } from '../../domain/demoAccounts';
import { BLANK_PROFILE } from '../../domain/profile';
import type { PageStorage } from '../../lib/pageStorage';
import { makeTestStore } from '../../testing/makeTestStore';
import { createMemoryPageStorage } from '../../testing/memoryPageStorage';
import { loggedOut, sessionRestored } from '../auth/authSlice';
import { changesOf, parseProfileDraft } from './profileDraft';
import {
  profileDraftChanged,
  profileDraftDropped,
  profileEdited,
  selectProfileDraft,
} from './usersSlice';

const profile = { ...BLANK_PROFILE, firstName: 'Mina', lastName: 'Okafor' };

it('sends only changed fields, trimmed', () => {
  const draft = { firstName: 'Mina ', lastName: ' Bell', bio: 'Row F.\n' };
  expect(changesOf(draft, profile)).toEqual({ lastName: 'Bell', bio: 'Row F.' });
});

it.each([null, 'text', 7, []])('reads no draft from %p', (stored) => {
  expect(parseProfileDraft(stored)).toEqual({});
});

it('reads only texts of known fields from a stored draft', () => {
  expect(parseProfileDraft({ bio: 'Row F.', website: 7, username: 'boss' })).toEqual({
    bio: 'Row F.',
  });
});

/** The draft that a later page of the guest restores. */
const reopen = async (pageStorage: PageStorage) => {
  const { store, server, transport } = await makeTestStore({ pageStorage, as: null });
  store.dispatch(sessionRestored(await server.signIn(GUEST.username)));
  await transport.quiet();
  return selectProfileDraft(store.getState());
};

it('restores an unsaved edit after a logout right after the last keystroke', async () => {
  const { store, transport, pageStorage } = await makeTestStore();
  store.dispatch(profileDraftChanged({ bio: 'Row G, now' }));
  store.dispatch(loggedOut());
  await transport.quiet();
  expect(selectProfileDraft(store.getState())).toEqual({});
  expect(await reopen(pageStorage)).toEqual({ bio: 'Row G, now' });
});

it('keeps an unsaved edit when another tab saves or discards its own', async () => {
  const pageStorage = createMemoryPageStorage();
  const one = await makeTestStore({ pageStorage });
  const other = await makeTestStore({ pageStorage });
  one.store.dispatch(profileDraftChanged({ bio: 'Row G.' }));
  window.dispatchEvent(new Event('pagehide'));
  await one.transport.quiet();
  other.store.dispatch(profileDraftChanged({ lastName: 'Bell' }));
  other.store.dispatch(profileDraftDropped());
  await other.transport.quiet();
  expect(await reopen(pageStorage)).toEqual({ bio: 'Row G.' });
});

it('drops saved fields from the draft, and keeps later changes', async () => {
  const { store, transport, pageStorage } = await makeTestStore();
  const answer = transport.holdsAnswer('POST /api/users/edit');
  store.dispatch(profileEdited({ bio: 'Row G.', lastName: 'Bell' }));
  await answer.waits;
  store.dispatch(profileDraftChanged({ bio: 'Row H.' }));
  answer.release();
  await transport.quiet();
  expect(selectProfileDraft(store.getState())).toEqual({ bio: 'Row H.' });
  expect(await reopen(pageStorage)).toEqual({ bio: 'Row H.' });
});
