import type { ListEdit } from '../../src/domain/listRequests';
import { LIMITS } from '../../src/domain/limits';
import {
  aListReaction,
  aListRecord,
  aRuleContext,
  aUser,
  listFilmRecords,
  RULE_TIME,
} from '../testing/records';
import { deleteList, editList, restoreList } from './lists';

const ADA = aUser();
const BEN = aUser({ username: 'ben' });
const LIST = aListRecord({ filmCount: 2, likeCount: 3, posterIds: ['duel', 'stalker'] });
const FILMS = listFilmRecords('duel', 'stalker');
const TOUCHED = { ...LIST, revision: 2, updatedAt: RULE_TIME };

describe('an edit', () => {
  const edit = (changes: ListEdit, revision?: number, by = ADA, list = LIST) =>
    editList({ list, films: FILMS }, by, changes, revision, aRuleContext());

  test('without fields leaves all as it is but its time and revision', () => {
    expect(edit({})).toEqual({ list: TOUCHED, films: FILMS });
  });

  test('changes the fields that it names', () => {
    const fields = { title: 'Snow', description: 'Cold.', ranked: true };
    expect(edit(fields, 1)).toEqual({ list: { ...TOUCHED, ...fields }, films: FILMS });
  });

  test('hides a list with its films, and shows it at its place again', () => {
    const hidden = edit({ public: false });
    if (typeof hidden === 'string') throw new Error(hidden);
    expect([hidden.list, ...hidden.films].map(({ publicSeq }) => publicSeq)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const shown = editList(hidden, ADA, { public: true }, undefined, aRuleContext());
    expect(shown).toMatchObject({ list: { publicSeq: 1 }, films: FILMS });
    expect(editList(hidden, ADA, {}, undefined, aRuleContext())).toMatchObject({
      list: expect.not.objectContaining({ publicSeq: 1 }),
    });
  });

  test('keeps the places of films whose order it keeps, and gives them its notes', () => {
    const films = FILMS.map((film, index) => ({ ...film, place: index * 7 }));
    const wanted = [{ filmId: 'duel', note: 'Louder.' }, { filmId: 'stalker' }];
    expect(editList({ list: LIST, films }, ADA, { films: wanted }, 1, aRuleContext())).toEqual({
      list: TOUCHED,
      films: [{ ...films[0], note: 'Louder.' }, films[1]],
    });
  });

  test.each([
    ['another order', ['stalker', 'duel']],
    ['fewer films', ['duel']],
    ['other films', ['duel', 'ran']],
  ])('numbers films anew for %s', (_what, ids) => {
    const films = FILMS.map((film, index) => ({ ...film, place: index * 7 }));
    const wanted = { films: ids.map((filmId) => ({ filmId })) };
    expect(editList({ list: LIST, films }, ADA, wanted, 1, aRuleContext())).toEqual({
      list: { ...TOUCHED, filmCount: ids.length },
      films: listFilmRecords(...ids),
    });
  });

  test('is refused to others, then for another revision, then for a film twice', () => {
    const twice = { films: [{ filmId: 'duel' }, { filmId: 'duel' }] };
    expect(edit(twice, 9, BEN)).toBe('editNotListOwner');
    expect(edit(twice, 9)).toBe('listChanged');
    expect(edit(twice, 0)).toBe('listChanged');
    expect(edit(twice, 1)).toBe('filmOnList');
    expect(edit(twice)).toBe('filmOnList');
  });
});

describe('a deleted list', () => {
  const whole = { list: LIST, films: FILMS, reactions: [aListReaction()], notifications: [] };
  const context = aRuleContext();
  const deletedAt = context.now.getTime();
  const deleted = { ...whole, _id: 'list-1', deletedAt };
  const later = (ms: number) => aRuleContext(new Date(deletedAt + ms).toISOString());

  test('keeps all that goes with it, and is its owner’s to delete', () => {
    expect(deleteList(whole, ADA, context)).toEqual({ deleted });
    expect(deleteList(whole, BEN, context)).toBe('deleteNotListOwner');
  });

  test('comes back for a minute, to its owner alone', () => {
    const inTime = later(LIMITS.restoreMs - 1);
    const restored = { list: LIST, restored: deleted };
    expect(restoreList(undefined, deleted, ADA, inTime)).toEqual(restored);
    expect(restoreList(undefined, deleted, BEN, inTime)).toBe('listNotFound');
    expect(restoreList(undefined, deleted, ADA, later(LIMITS.restoreMs))).toBe('listNotFound');
    expect(restoreList(undefined, undefined, ADA, inTime)).toBe('listNotFound');
  });

  test('that is there already is answered as it is, to its owner alone', () => {
    expect(restoreList(LIST, deleted, ADA, context)).toEqual({ list: LIST, restored: null });
    expect(restoreList(LIST, undefined, BEN, context)).toBe('listNotFound');
  });
});
