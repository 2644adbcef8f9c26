import type { EntryEdit } from '../../src/domain/filmRequests';
import { LIMITS } from '../../src/domain/limits';
import { aRuleContext, aUser } from '../testing/records';
import { createEntry, deleteEntry, editEntry, restoreEntry } from './diary';
import type { DiaryRecord } from './filmRecords';

const ada = aUser({ username: 'ada' });
const ben = aUser({ username: 'ben' });
const TODAY = '2026-05-02';
/** At noon in the context, this day has not begun anywhere on earth. */
const TOO_LATE = '2026-05-04';

const anEntry = (fields: Partial<DiaryRecord> = {}): DiaryRecord => ({
  _id: 'e',
  userId: 'ada',
  filmId: 'stalker-1979',
  watchedOn: '2026-05-01',
  rating: 4,
  ratedSeq: 8,
  again: null,
  text: null,
  postId: null,
  seq: 9,
  ...fields,
});

describe('creating', () => {
  const sent = { _id: 'e', filmId: 'stalker-1979', watchedOn: TODAY };

  test('keeps the fields that were sent, and the rating’s position in the sequence', () => {
    const all = { ...sent, rating: 4.5, again: true, text: 'The zone.' };
    expect(createEntry(undefined, undefined, ada, all, aRuleContext())).toEqual({
      isNew: true,
      entry: { ...all, userId: 'ada', ratedSeq: 101, postId: null, seq: 102 },
    });
  });

  test('sets the fields that were not sent to null', () => {
    const outcome = createEntry(undefined, undefined, ada, sent, aRuleContext());
    expect(outcome).toEqual({
      isNew: true,
      entry: {
        ...sent,
        userId: 'ada',
        rating: null,
        again: null,
        text: null,
        postId: null,
        seq: 101,
      },
    });
  });

  test('generates an id if none was sent', () => {
    const { _id: _, ...unnamed } = sent;
    const outcome = createEntry(undefined, undefined, ada, unnamed, aRuleContext());
    expect(outcome).toHaveProperty('entry._id', 'new-id');
  });

  test('again under the same id changes nothing', () => {
    const entry = anEntry();
    expect(createEntry(entry, undefined, ada, sent, aRuleContext())).toEqual({
      isNew: false,
      entry,
    });
  });

  test('under somebody else’s id is refused', () => {
    expect(createEntry(anEntry(), undefined, ben, sent, aRuleContext())).toBe('entryIdTaken');
  });

  test('under an id that somebody else can still restore is refused', () => {
    const entry = anEntry();
    const deleted = { _id: entry._id, entry, deletedAt: 0 };
    expect(createEntry(undefined, deleted, ben, sent, aRuleContext())).toBe('entryIdTaken');
    expect(createEntry(undefined, deleted, ada, sent, aRuleContext())).toHaveProperty(
      'isNew',
      true,
    );
  });

  test('is refused for a day in the future', () => {
    const early = { ...sent, watchedOn: TOO_LATE };
    expect(createEntry(undefined, undefined, ada, early, aRuleContext())).toBe('watchedInFuture');
  });
});

describe('editing', () => {
  test.each<[what: string, changes: EntryEdit, changed: Partial<DiaryRecord>]>([
    ['nothing', {}, {}],
    ['the day', { watchedOn: TODAY }, { watchedOn: TODAY }],
    ['the text', { text: 'The zone.' }, { text: 'The zone.' }],
    ['whether it was a rewatch', { again: true }, { again: true }],
    ['the rating to the same value', { rating: 4 }, {}],
    ['the rating', { rating: 2 }, { rating: 2, ratedSeq: 101 }],
    ['the film', { filmId: 'mirror-1975' }, { filmId: 'mirror-1975', ratedSeq: 101 }],
  ])(
    'changes %s; only a different rating or film counts as a new rating',
    (_what, changes, changed) => {
      const outcome = editEntry(anEntry(), ada, changes, aRuleContext());
      expect(outcome).toEqual({ entry: { ...anEntry(), ...changed } });
    },
  );

  test('removes the rating together with its position in the sequence', () => {
    const { ratedSeq: _, ...unrated } = anEntry({ rating: null });
    const outcome = editEntry(anEntry(), ada, { rating: null }, aRuleContext());
    expect(outcome).toEqual({ entry: unrated });
  });

  test('gives a rating without a position in the sequence a new one', () => {
    const { ratedSeq: _, ...old } = anEntry();
    const outcome = editEntry(old, ada, {}, aRuleContext());
    expect(outcome).toHaveProperty('entry.ratedSeq', 101);
  });

  test('treats a blank text as none', () => {
    const outcome = editEntry(anEntry({ text: 'Before' }), ada, { text: ' \n' }, aRuleContext());
    expect(outcome).toHaveProperty('entry.text', null);
  });

  test('is only for the diary’s owner', () => {
    expect(editEntry(anEntry(), ben, { rating: 1 }, aRuleContext())).toBe('editNotDiarist');
  });

  test('is refused for an entry that belongs to a post', () => {
    const entry = anEntry({ postId: 'p' });
    expect(editEntry(entry, ada, { rating: 1 }, aRuleContext())).toBe('entryOfPost');
  });

  test('is refused for a day in the future', () => {
    const changes = { watchedOn: TOO_LATE };
    expect(editEntry(anEntry(), ada, changes, aRuleContext())).toBe('watchedInFuture');
  });
});

describe('deleting and restoring', () => {
  const entry = anEntry();
  const deleted = { _id: 'e', entry, deletedAt: 1_000_000 };
  const after = (ms: number) => aRuleContext(new Date(deleted.deletedAt + ms).toISOString());

  test('keeps the entry and the time of its deletion', () => {
    expect(deleteEntry(entry, ada, after(0))).toEqual({ deleted });
  });

  test('is only for the diary’s owner', () => {
    expect(deleteEntry(entry, ben, after(0))).toBe('deleteNotDiarist');
    expect(restoreEntry(undefined, deleted, ben, after(1))).toBe('entryNotFound');
  });

  test('is refused for an entry that belongs to a post', () => {
    expect(deleteEntry(anEntry({ postId: 'p' }), ada, after(0))).toBe('entryOfPost');
  });

  test('is reversible for less than a minute', () => {
    const restore = (ms: number) => restoreEntry(undefined, deleted, ada, after(ms));
    expect(restore(LIMITS.restoreMs - 1)).toEqual({ entry, isNew: true });
    expect(restore(LIMITS.restoreMs)).toBe('entryNotFound');
  });

  test('finds nothing to restore under an id that was never deleted', () => {
    expect(restoreEntry(undefined, undefined, ada, after(0))).toBe('entryNotFound');
  });

  test('returns an entry that still exists unchanged, but only to its owner', () => {
    expect(restoreEntry(entry, undefined, ada, after(0))).toEqual({ entry, isNew: false });
    expect(restoreEntry(entry, undefined, ben, after(0))).toBe('entryNotFound');
  });
});
