import { loggedOut } from '../auth/authSlice';
import {
  searchClosed,
  searchFinished,
  searchReopened,
  searchTyped,
  usersReducer,
} from './usersSlice';

type Event = Parameters<typeof usersReducer>[1];

const after = (...events: Event[]) => {
  const { searchText, isSearchOpen } = events.reduce(
    usersReducer,
    usersReducer(undefined, { type: 'start' }),
  );
  return { searchText, isSearchOpen };
};

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
