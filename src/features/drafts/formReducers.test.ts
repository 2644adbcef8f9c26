import { changeFailed, changeSettled } from '../../api/actions';
import { places, type DraftRecord } from './draftRecord';
import {
  draftDropped,
  entryDraftChanged,
  entryDraftSent,
  filmDraftChanged,
  profileDraftChanged,
  profileDraftSaved,
  reasonDraftChanged,
  selectEntryDraft,
  selectFilmDraft,
  selectProfileDraft,
  selectReason,
} from './draftsSlice';
import { type Event, stateAfter, found } from '../../testing/draftEvents';

describe('a diary entry', () => {
  const NEW = (text: string) => entryDraftChanged({ entryId: null, change: { text } });
  const stored = (_id: string, text: string): DraftRecord => ({
    _id,
    kind: 'entry',
    place: places.entry(null),
    draft: { text },
  });
  const text = (...events: Event[]) => selectEntryDraft(stateAfter(...events), null)?.draft.text;
  const sent = entryDraftSent({ _id: 'e', entryId: null, changeId: 'c', draft: { text: 'Sent' } });
  const failed = changeFailed({ id: 'c', about: 'c', message: 'No.' });

  it('grows field by field, apart from edits', () => {
    const state = stateAfter(
      NEW('Dizzy'),
      entryDraftChanged({ entryId: null, change: { rating: 4 } }),
      entryDraftChanged({ entryId: '1', change: { again: true } }),
    );
    expect(selectEntryDraft(state, null)?.draft).toEqual({ text: 'Dizzy', rating: 4 });
    expect(selectEntryDraft(state, '1')?.draft).toEqual({ again: true });
  });

  it.each([
    ['dropped', draftDropped(places.entry(null))],
    ['sent', sent],
  ])('waits for the form until the one in it is %s', (_how, event) => {
    const events = [NEW('Newer'), found(stored('2', 'Older'), stored('1', 'Oldest'))];
    expect(text(...events)).toBe('Newer');
    expect(text(...events, event)).toBe('Older');
    expect(text(...events, event, draftDropped(places.entry(null)))).toBe('Oldest');
  });

  it('that is being sent comes back if that fails, under its id, and is gone once it is saved', () => {
    expect(text(NEW('Dizzy'), sent)).toBeUndefined();
    expect(selectEntryDraft(stateAfter(sent, failed), null)).toMatchObject({
      _id: 'e',
      draft: { text: 'Sent' },
    });
    expect(
      stateAfter(sent, changeSettled({ id: 'c', kind: 'log', sent: true, revision: 1 }), failed),
    ).toEqual(stateAfter());
  });

  it('that failed waits until the next one is finished', () => {
    const events = [sent, NEW('Next'), failed];
    expect(text(...events)).toBe('Next');
    expect(text(...events, draftDropped(places.entry(null)))).toBe('Sent');
  });

  it('whose edit failed keeps what was typed since', () => {
    const edit = { text: 'Giddy', rating: 3 };
    const state = stateAfter(
      entryDraftSent({ _id: 'c', entryId: 'e', changeId: 'c', draft: edit }),
      entryDraftChanged({ entryId: 'e', change: { rating: 2 } }),
      failed,
    );
    expect(selectEntryDraft(state, 'e')?.draft).toEqual({ text: 'Giddy', rating: 2 });
  });
});

describe('the profile', () => {
  const profile = (...events: Event[]) => selectProfileDraft(stateAfter(...events));

  it('grows field by field, until it is discarded', () => {
    const events = [profileDraftChanged({ bio: 'Row F' }), profileDraftChanged({ website: '' })];
    expect(profile(...events)).toEqual({ bio: 'Row F', website: '' });
    expect(profile(...events, draftDropped(places.profile))).toBeUndefined();
  });

  it('keeps what the server does not have yet', () => {
    const events = [profileDraftChanged({ bio: 'Row F', lastName: 'Bell' })];
    expect(profile(...events, profileDraftSaved({ bio: 'Row F' }))).toEqual({ bio: 'Row F' });
    expect(profile(...events, profileDraftSaved({}))).toBeUndefined();
  });
});

it('keeps the last text of a film to add', () => {
  const film = (year: string) =>
    filmDraftChanged({ filmId: null, draft: { title: 'Our Reel', year, director: '' } });
  const state = stateAfter(film('19'), film('1987'));
  expect(selectFilmDraft(state, null)).toMatchObject({ year: '1987' });
});

describe('a reason', () => {
  const place = places.reason('report', { kind: 'post', id: '1' });
  const other = places.reason('report', { kind: 'list', id: '1' });
  const typed = (reason: string) => reasonDraftChanged({ place, reason });

  it('is kept for each thing by itself, until it is dropped', () => {
    const state = stateAfter(typed('Spo'), typed('Spoils the end'));
    expect(selectReason(state, place)).toBe('Spoils the end');
    expect(selectReason(state, other)).toBe('');
    expect(selectReason(stateAfter(typed('Spoils'), draftDropped(place)), place)).toBe('');
  });
});
