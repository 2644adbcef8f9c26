import { aToken, aUser } from '../../testing/builders';
import {
  loggedIn,
  loggedOut,
  sessionFollowed,
  sessionRefused,
  visitBegun,
} from '../auth/authSlice';
import {
  profileDraftChanged,
  profileDraftDropped,
  profileDraftRestored,
  profileEdited,
  profileSaved,
  searchClosed,
  searchFinished,
  searchPaused,
  searchReopened,
  searchTyped,
  selectIsSearchOpen,
  selectProfileDraft,
  selectSearchedFor,
  selectSearchText,
  usersSlice,
} from './usersSlice';

type Event = Parameters<typeof usersSlice.reducer>[1];

const stateAfter = (...events: Event[]) => ({
  users: events.reduce(usersSlice.reducer, usersSlice.reducer(undefined, { type: 'start' })),
});
const after = (...events: Event[]) => {
  const state = stateAfter(...events);
  return { searchText: selectSearchText(state), isSearchOpen: selectIsSearchOpen(state) };
};
const draftAfter = (...events: Event[]) => selectProfileDraft(stateAfter(...events));

it('opens the results once something is typed', () => {
  expect(after(searchTyped('ru'))).toEqual({ searchText: 'ru', isSearchOpen: true });
});

it.each(['', ' ', '\t  '])('keeps the results closed for %j', (text) => {
  expect(after(searchTyped('ru'), searchTyped(text)).isSearchOpen).toBe(false);
  expect(after(searchTyped(text), searchReopened()).isSearchOpen).toBe(false);
});

it('keeps the text when the results are closed, and opens them on it again', () => {
  const closed = [searchTyped('ru'), searchClosed()];
  expect(after(...closed)).toEqual({ searchText: 'ru', isSearchOpen: false });
  expect(after(...closed, searchReopened()).isSearchOpen).toBe(true);
});

it.each([
  ['a person is chosen', searchFinished()],
  ['its user leaves', loggedOut()],
])('is empty and closed once %s', (_name, event) => {
  expect(after(searchTyped('ru'), event)).toEqual({ searchText: '', isSearchOpen: false });
});

it('looks for the text without its outer blanks once the typing pauses, and for nothing until then', () => {
  const searchedFor = (...events: Event[]) => selectSearchedFor(stateAfter(...events));
  expect(searchedFor(searchTyped(' ruth '))).toBe('');
  const paused = [searchTyped(' ruth '), searchPaused()];
  expect(searchedFor(...paused)).toBe('ruth');
  expect(searchedFor(...paused, searchTyped('ruth'))).toBe('ruth');
  expect(searchedFor(...paused, searchTyped('rut'))).toBe('');
  expect(searchedFor(...paused, searchFinished())).toBe('');
});

it('begins with an empty search and no edit', () => {
  expect(after()).toEqual({ searchText: '', isSearchOpen: false });
  expect(draftAfter()).toEqual({});
});

it('gathers an edit of the profile field by field, until it is given up', () => {
  const edit = [profileDraftChanged({ bio: 'Row F' }), profileDraftChanged({ website: '' })];
  expect(draftAfter(...edit)).toEqual({ bio: 'Row F', website: '' });
  expect(draftAfter(...edit, profileDraftDropped())).toEqual({});
});

it('prefers what was typed of an edit to what was stored of it', () => {
  const stored = { bio: 'Kept', lastName: 'Bell' };
  expect(draftAfter(profileDraftChanged({ bio: 'Typed' }), profileDraftRestored(stored))).toEqual({
    bio: 'Typed',
    lastName: 'Bell',
  });
});

it('holds the fields being saved until the server has them, and what is typed since longer', () => {
  const sent = { bio: 'Row G', lastName: 'Bell' };
  expect(draftAfter(profileDraftChanged({ bio: ' Row G' }), profileEdited(sent))).toEqual(sent);
  expect(draftAfter(profileEdited(sent), profileSaved(sent))).toEqual({});
  expect(
    draftAfter(profileEdited(sent), profileDraftChanged({ bio: 'Row H' }), profileSaved(sent)),
  ).toEqual({ bio: 'Row H' });
});

it.each([
  ['a login', loggedIn({ user: aUser(), token: aToken('ana'), how: 'form' })],
  ['a logout', loggedOut()],
  ['a refused token', sessionRefused()],
  ['another tab’s session', sessionFollowed(null)],
  ['a visit', visitBegun({ user: aUser(), token: aToken('ana') })],
])('begins afresh with %s', (_name, event) => {
  const used = [searchTyped('ru'), profileDraftChanged({ bio: 'Row F' })];
  expect(stateAfter(...used, event)).toEqual(stateAfter());
});

it('names its events as the log shows them', () => {
  expect(searchClosed().type).toBe('users/searchClosed');
});
