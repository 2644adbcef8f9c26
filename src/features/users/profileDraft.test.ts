import { BLANK_PROFILE } from '../../domain/profile';
import { makeTestStore } from '../../testing/makeTestStore';
import { createMemoryPageStorage } from '../../testing/memoryPageStorage';
import { loggedOut, sessionRestored } from '../auth/authSlice';
import { changesOf, parseProfileDraft } from './profileDraft';
import { profileDraftChanged, profileEdited, selectProfileDraft } from './usersSlice';

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

it('restores an unsaved edit after a logout right after the last keystroke', async () => {
  const pageStorage = createMemoryPageStorage();
  const before = await makeTestStore({ pageStorage });
  before.store.dispatch(profileDraftChanged({ bio: 'Row G, now' }));
  before.store.dispatch(loggedOut());
  await before.transport.quiet();
  expect(selectProfileDraft(before.store.getState())).toEqual({});

  const after = await makeTestStore({ pageStorage, as: null });
  after.store.dispatch(sessionRestored(before.session));
  await after.transport.quiet();
  expect(selectProfileDraft(after.store.getState())).toEqual({ bio: 'Row G, now' });
});

it('drops saved fields from the draft, and keeps later changes', async () => {
  const { store, transport, pageStorage, session } = await makeTestStore();
  const answer = transport.holdsAnswer('POST /api/users/edit');
  store.dispatch(profileEdited({ bio: 'Row G.', lastName: 'Bell' }));
  await answer.waits;
  store.dispatch(profileDraftChanged({ bio: 'Row H.' }));
  answer.release();
  await transport.quiet();
  expect(selectProfileDraft(store.getState())).toEqual({ bio: 'Row H.' });
  expect(await pageStorage.read(`profileDraft:${session?.user._id ?? ''}`)).toEqual({
    bio: 'Row H.',
  });
});
