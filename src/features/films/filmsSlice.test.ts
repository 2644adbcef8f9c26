import { cacheAdvanced, changeFailed, changeSettled, dataReplaced } from '../../api/actions';
import { textsOf } from '../../domain/entryTexts';
import type { DiaryEntry } from '../../domain/films';
import { aFilm } from '../../testing/builders';
import { loggedOut } from '../auth/authSlice';
import { filmsSlice, selectWatchedSort, watchedSortChosen } from './filmsSlice';
import { entryDeleted, entryDeletionUndone, entryEdited, entryLogged } from './changes/entry';
import { filmRated } from './changes/rating';
import { watchedAnswered, watchedToggled } from './changes/watched';
import { watchlistToggled } from './changes/watchlist';

type Event = Parameters<typeof filmsSlice.reducer>[1];
type State = ReturnType<typeof filmsSlice.reducer>;

const after = (...events: Event[]): State =>
  events.reduce<State>(filmsSlice.reducer, filmsSlice.reducer(undefined, { type: 'start' }));

const FILM = aFilm();
const EVENING = {
  film: FILM,
  watchedOn: '2026-11-20',
  rating: 4,
  again: false,
  ...textsOf({ text: 'Dizzy.' }),
};

const changeOf = (films: State, kind: 'watched' | 'watchlist' | 'rating') =>
  films.changes.entities[`${kind}:${FILM._id}`];

describe('a pending change to a film', () => {
  it.each([
    ['watched', watchedToggled(FILM._id, true), true],
    ['watchlist', watchlistToggled(FILM._id, true), true],
    ['rating', filmRated(FILM._id, 4.5), 4.5],
  ] as const)('is pending until it is settled: %s', (kind, event, desired) => {
    const pending = { kind, target: FILM._id, desired, settledAt: null };
    expect(changeOf(after(event), kind)).toMatchObject(pending);
    const settled = changeSettled({ id: `${kind}:${FILM._id}`, kind, sent: desired, revision: 7 });
    expect(changeOf(after(event, settled), kind)).toMatchObject({ ...pending, settledAt: 7 });
    expect(changeOf(after(event, settled, cacheAdvanced(7)), kind)).toBeUndefined();
  });

  it('restores the previous rating if the new one fails', () => {
    const id = `rating:${FILM._id}`;
    const state = after(
      filmRated(FILM._id, 3),
      changeSettled({ id, kind: 'rating', sent: 3, revision: 5 }),
      filmRated(FILM._id, null),
      changeFailed({ id, about: id, message: 'No.' }),
    );
    expect(changeOf(state, 'rating')).toMatchObject({ desired: 3, settledAt: 5 });
  });

  it('is dropped if the data is replaced', () => {
    const state = after(watchedToggled(FILM._id, true), entryLogged(EVENING), dataReplaced());
    expect(changeOf(state, 'watched')).toBeUndefined();
    expect(state.changes.ids).toEqual([]);
  });
});

describe('a film about which the server was asked', () => {
  const seen = watchedAnswered({ filmId: FILM._id, watched: true, revision: 4 });

  it('was watched, as answered', () => {
    expect(changeOf(after(seen), 'watched')).toMatchObject({ desired: true, settledAt: 4 });
  });

  it('keeps a pending desired state', () => {
    const unwatched = watchedToggled(FILM._id, false);
    expect(changeOf(after(unwatched, seen), 'watched')).toMatchObject({
      desired: false,
      settledAt: null,
    });
  });
});

describe('a pending change to an entry', () => {
  const entry: DiaryEntry = { ...EVENING, _id: 'e', postId: null };
  const id = 'delete-entry:e';
  const desiredAfter = (...events: Event[]) => {
    const change = after(...events).changes.entities[id];
    return change?.settledAt === null ? change.desired : undefined;
  };

  it('is its deletion or restoration, until settled', () => {
    const settled = changeSettled({ id, kind: 'delete-entry', sent: true, revision: 5 });
    expect(desiredAfter()).toBeUndefined();
    expect(desiredAfter(entryDeleted(entry))).toBe(true);
    expect(desiredAfter(entryDeleted(entry), entryDeletionUndone(entry))).toBe(false);
    expect(desiredAfter(entryDeleted(entry), settled)).toBeUndefined();
    expect(after(entryDeleted(entry), settled, cacheAdvanced(5)).changes.ids).toEqual([]);
  });

  it('can be one of several edits', () => {
    const edits = ['e', 'f'].map((entryId) =>
      entryEdited({ entryId, filmId: FILM._id, fields: { rating: 2 } }),
    );
    expect(after(...edits).changes.ids).toHaveLength(2);
  });

  it('is dropped if it fails, while other changes stay pending', () => {
    const edited = entryEdited({ entryId: 'e', filmId: FILM._id, fields: { text: 'Giddy' } });
    const failed = changeFailed({ id: edited.payload.id, about: 'e', message: 'No.' });
    const state = after(entryLogged(EVENING), edited, failed);
    expect(state.changes.ids).toHaveLength(1);
  });
});

it('sorts watched films by date until another sort is chosen', () => {
  expect(selectWatchedSort({ films: after() })).toBe('date');
  expect(selectWatchedSort({ films: after(watchedSortChosen('rating')) })).toBe('rating');
});

it('is reset when the session changes', () => {
  const state = after(
    watchedSortChosen('rating'),
    watchedToggled(FILM._id, true),
    entryLogged(EVENING),
    loggedOut(),
  );
  expect(state).toEqual(after());
});
