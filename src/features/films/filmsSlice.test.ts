import { cacheAdvanced, changeFailed, dataReplaced } from '../../api/actions';
import { textsOf } from '../../domain/entryTexts';
import type { Post } from '../../domain/entities';
import type { DiaryEntry } from '../../domain/films';
import { aFilm, aPost } from '../../testing/builders';
import { loggedOut } from '../auth/authSlice';
import { postAnswered, postChangeSettled } from '../posts/postsSlice';
import {
  entryChangeSettled,
  entryDeleted,
  entryDeletionUndone,
  entryDraftChanged,
  entryDraftDropped,
  entryDraftsRestored,
  entryEdited,
  entryLogged,
  filmChangeSettled,
  filmRated,
  filmsSlice,
  selectDesiredDeletion,
  selectFilmChange,
  selectWatchedSort,
  watchedSortChosen,
  watchedToggled,
  watchlistToggled,
} from './filmsSlice';

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
  selectFilmChange({ films }, kind, FILM._id);

describe('a pending change to a film', () => {
  it.each([
    ['watched', watchedToggled({ filmId: FILM._id, watched: true }), true],
    ['watchlist', watchlistToggled({ filmId: FILM._id, listed: true }), true],
    ['rating', filmRated({ filmId: FILM._id, rating: 4.5 }), 4.5],
  ] as const)('is pending until it is settled: %s', (kind, event, desired) => {
    const pending = { kind, filmId: FILM._id, desired, settledAt: null };
    expect(changeOf(after(event), kind)).toMatchObject(pending);
    const settled = filmChangeSettled({ id: `${kind}:${FILM._id}`, sent: desired, revision: 7 });
    expect(changeOf(after(event, settled), kind)).toMatchObject({ ...pending, settledAt: 7 });
    expect(changeOf(after(event, settled, cacheAdvanced(7)), kind)).toBeUndefined();
  });

  it('restores the previous rating if the new one fails', () => {
    const id = `rating:${FILM._id}`;
    const state = after(
      filmRated({ filmId: FILM._id, rating: 3 }),
      filmChangeSettled({ id, sent: 3, revision: 5 }),
      filmRated({ filmId: FILM._id, rating: null }),
      changeFailed({ id, about: id, message: 'No.' }),
    );
    expect(changeOf(state, 'rating')).toMatchObject({ desired: 3, settledAt: 5 });
  });

  it('is dropped if the data is replaced; drafts remain', () => {
    const state = after(
      watchedToggled({ filmId: FILM._id, watched: true }),
      entryLogged(EVENING),
      entryDraftChanged({ key: 'new', fields: { text: 'Again' } }),
      dataReplaced(),
    );
    expect(changeOf(state, 'watched')).toBeUndefined();
    expect(state.entryChanges.ids).toEqual([]);
    expect(state.drafts).toEqual({ new: { text: 'Again', origin: expect.any(String) } });
  });
});

describe('a film that the viewer posts about', () => {
  const seen = { film: { ...FILM, watched: true } };
  const unseen = { film: { ...FILM, watched: false } };
  const answered = (fields: Partial<Post>, missingBecause: 'created' | null) =>
    postAnswered({ postId: 'p', post: aPost(fields), revision: 4, missingBecause });
  const settled = (fields: Partial<Post>, sent: boolean | null) => {
    const answer = { postId: 'p', post: aPost(fields), revision: 4, missingBecause: null };
    return postChangeSettled({ id: 'p', sent, revision: 4, answer });
  };

  it.each([
    ['in a new post', answered(seen, 'created')],
    ['in an edit', settled(seen, null)],
  ])('was watched: %s', (_name, event) => {
    expect(changeOf(after(event), 'watched')).toMatchObject({ desired: true, settledAt: 4 });
  });

  it.each([
    ['an older post is answered', answered(seen, null)],
    ['a post is liked', settled(seen, true)],
    ['the film was not watched', answered(unseen, 'created')],
    ['an edit’s film was not watched', settled(unseen, null)],
    ['a post without a film is new', answered({}, 'created')],
    [
      'a post is gone',
      postAnswered({ postId: 'p', post: null, revision: 4, missingBecause: 'created' }),
    ],
    [
      'an edit found its post gone',
      postChangeSettled({
        id: 'p',
        sent: null,
        revision: 4,
        answer: { postId: 'p', post: null, revision: 4, missingBecause: null },
      }),
    ],
    [
      'a change is settled without an answer',
      postChangeSettled({ id: 'p', sent: null, revision: 4, answer: null }),
    ],
  ])('does not count as watched if %s', (_name, event) => {
    expect(changeOf(after(event), 'watched')).toBeUndefined();
  });

  it('keeps a pending desired state', () => {
    const unwatched = watchedToggled({ filmId: FILM._id, watched: false });
    expect(changeOf(after(unwatched, answered(seen, 'created')), 'watched')).toMatchObject({
      desired: false,
      settledAt: null,
    });
  });
});

describe('a draft of an entry', () => {
  it('grows field by field, until it is dropped', () => {
    const typed = [
      entryDraftChanged({ key: 'new', fields: { text: 'Dizzy' } }),
      entryDraftChanged({ key: 'new', fields: { rating: 4 } }),
      entryDraftChanged({ key: 'entry:1', fields: { again: true } }),
    ];
    expect(after(...typed).drafts).toEqual({
      new: { text: 'Dizzy', rating: 4, origin: expect.any(String) },
      'entry:1': { again: true },
    });
    expect(after(...typed, entryDraftDropped('new')).drafts).toEqual({
      'entry:1': { again: true },
    });
  });

  it('is restored from storage, below newer input', () => {
    const state = after(
      entryDraftChanged({ key: 'new', fields: { text: 'Newer' } }),
      entryDraftChanged({ key: 'entry:1', fields: { text: 'Newer' } }),
      entryDraftsRestored({ 'entry:1': { text: 'Older' }, 'entry:2': { text: 'Another' } }),
    );
    expect(state.drafts).toEqual({
      new: { text: 'Newer', origin: expect.any(String) },
      'entry:1': { text: 'Newer' },
      'entry:2': { text: 'Another' },
    });
  });

  it('of a new entry waits in storage until the form is empty', () => {
    const restored = entryDraftsRestored({ 'new:1': { text: 'Older' } });
    const typed = entryDraftChanged({ key: 'new', fields: { text: 'Newer' } });
    expect(after(restored).drafts).toEqual({ new: { text: 'Older' } });
    const both = [typed, restored];
    expect(after(...both).drafts['new']).toEqual({
      text: 'Newer',
      origin: expect.any(String),
    });
    expect(after(...both, entryDraftDropped('new')).drafts).toEqual({ new: { text: 'Older' } });
    expect(after(...both, entryLogged(EVENING)).drafts).toEqual({ new: { text: 'Older' } });
  });

  it('is removed when the entry is logged, and restored if that fails', () => {
    const draft = entryDraftChanged({ key: 'new', fields: { text: 'Dizzy' } });
    const logged = entryLogged(EVENING);
    expect(after(draft, logged).drafts).toEqual({});
    const id = `log:${logged.payload._id}`;
    const failed = after(draft, logged, changeFailed({ id, about: id, message: 'No.' }));
    expect(failed.drafts).toMatchObject({ new: { film: FILM, text: 'Dizzy.', rating: 4 } });
    expect(failed.entryChanges.ids).toEqual([]);
  });
});

describe('a pending change to an entry', () => {
  const entry: DiaryEntry = { ...EVENING, _id: 'e', postId: null };
  const id = 'delete-entry:e';
  const desiredAfter = (...events: Event[]) =>
    selectDesiredDeletion({ films: after(...events) }, id);

  it('is its deletion or restoration, until settled', () => {
    const settled = entryChangeSettled({ id, sent: true, revision: 5 });
    expect(desiredAfter()).toBeUndefined();
    expect(desiredAfter(entryDeleted(entry))).toBe(true);
    expect(desiredAfter(entryDeleted(entry), entryDeletionUndone(entry))).toBe(false);
    expect(desiredAfter(entryDeleted(entry), settled)).toBeUndefined();
    expect(after(entryDeleted(entry), settled, cacheAdvanced(5)).entryChanges.ids).toEqual([]);
  });

  it('is not a deletion if it is an edit', () => {
    const edited = entryEdited({ entryId: 'e', filmId: FILM._id, fields: { rating: 2 } });
    const films = after(edited);
    expect(selectDesiredDeletion({ films }, edited.payload.id)).toBeUndefined();
  });

  it('is restored field by field, below newer input', () => {
    const edited = entryEdited({
      entryId: 'e',
      filmId: FILM._id,
      fields: { text: 'Giddy', rating: 3 },
    });
    const typed = entryDraftChanged({ key: 'entry:e', fields: { rating: 2 } });
    const failed = changeFailed({ id: edited.payload.id, about: 'e', message: 'No.' });
    expect(after(edited, typed, failed).drafts).toEqual({
      'entry:e': { text: 'Giddy', rating: 2 },
    });
  });

  it('can be one of several edits', () => {
    const edits = ['e', 'f'].map((entryId) =>
      entryEdited({ entryId, filmId: FILM._id, fields: { rating: 2 } }),
    );
    expect(after(...edits).entryChanges.ids).toHaveLength(2);
  });

  it('becomes a draft if it fails, while other changes stay pending', () => {
    const edited = entryEdited({ entryId: 'e', filmId: FILM._id, fields: { text: 'Giddy' } });
    const failed = changeFailed({ id: edited.payload.id, about: 'e', message: 'No.' });
    const state = after(entryLogged(EVENING), edited, failed);
    expect(state.drafts).toEqual({ 'entry:e': { text: 'Giddy' } });
    expect(state.entryChanges.ids).toHaveLength(1);
  });
});

it('sorts watched films by date until another sort is chosen', () => {
  expect(selectWatchedSort({ films: after() })).toBe('date');
  expect(selectWatchedSort({ films: after(watchedSortChosen('rating')) })).toBe('rating');
});

it('is reset when the session changes', () => {
  const state = after(
    watchedSortChosen('rating'),
    watchedToggled({ filmId: FILM._id, watched: true }),
    entryLogged(EVENING),
    entryDraftChanged({ key: 'new', fields: { text: 'Dizzy' } }),
    loggedOut(),
  );
  expect(state).toEqual(after());
});
