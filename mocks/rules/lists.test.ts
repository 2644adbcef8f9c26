import type { NewList } from '../../src/domain/listRequests';
import {
  aListRecord,
  aRuleContext,
  aUser,
  LIST_STEP,
  listFilmRecords,
  RULE_TIME,
} from '../testing/records';
import { cloneList, createList, isVisible, ownList } from './lists';

const ADA = aUser();
const BEN = aUser({ username: 'ben' });
const LIST = aListRecord({ filmCount: 2, likeCount: 3, posterIds: ['duel', 'stalker'] });
const FILMS = listFilmRecords('duel', 'stalker');

const draft = (fields: Partial<NewList> = {}): NewList => ({
  _id: 'rain',
  title: 'Rain on windows',
  description: '',
  ranked: false,
  public: true,
  films: [],
  ...fields,
});

test('a private list is visible to its owner alone', () => {
  const hidden = aListRecord({ publicSeq: null });
  expect([ADA, BEN, null].map((viewer) => isVisible(LIST, viewer))).toEqual([true, true, true]);
  expect([ADA, BEN, null].map((viewer) => isVisible(hidden, viewer))).toEqual([true, false, false]);
});

test('a list is its owner’s to change', () => {
  expect(ownList(LIST, ADA)).toEqual({ list: LIST });
  expect(ownList(LIST, BEN)).toBe('editNotListOwner');
});

describe('a new list', () => {
  test('has its films in order, and begins without likes', () => {
    const films = [
      { filmId: 'duel', note: 'Twice.' },
      { filmId: 'ran', note: ' ' },
    ];
    expect(createList(undefined, ADA, draft({ films }), aRuleContext())).toEqual({
      isNew: true,
      list: {
        _id: 'rain',
        ownerId: 'ada',
        title: 'Rain on windows',
        description: '',
        ranked: false,
        publicSeq: 101,
        filmCount: 2,
        likeCount: 0,
        posterIds: [],
        revision: 1,
        seq: 101,
        createdAt: RULE_TIME,
        updatedAt: RULE_TIME,
      },
      films: [
        { listId: 'rain', filmId: 'duel', place: LIST_STEP, note: 'Twice.', publicSeq: 101 },
        { listId: 'rain', filmId: 'ran', place: 2 * LIST_STEP, publicSeq: 101 },
      ],
    });
  });

  test('that is private is in no index of public ones, and neither are its films', () => {
    const films = [{ filmId: 'duel' }];
    const made = createList(undefined, ADA, draft({ public: false, films }), aRuleContext());
    const withPublicSeq = expect.objectContaining({ publicSeq: expect.anything() });
    expect(made).toMatchObject({ list: expect.not.objectContaining({ publicSeq: 101 }) });
    expect(made).not.toMatchObject({ films: [withPublicSeq] });
  });

  test('gets an id if it has none', () => {
    const { _id, ...rest } = draft();
    expect(createList(undefined, ADA, rest, aRuleContext())).toMatchObject({
      list: { _id: 'new-id' },
    });
    expect(_id).toBe('rain');
  });

  test('sent again is answered as it is, unless it was deleted', () => {
    const taken = { list: LIST, isDeleted: false };
    const again = createList(taken, ADA, draft({ _id: 'list-1' }), aRuleContext());
    expect(again).toEqual({ list: LIST, films: [], isNew: false });
    const deleted = { ...taken, isDeleted: true };
    expect(createList(deleted, ADA, draft(), aRuleContext())).toMatchObject({ isNew: true });
  });

  test.each([true, false])('cannot take somebody else’s id (deleted: %s)', (isDeleted) => {
    const taken = { list: LIST, isDeleted };
    expect(createList(taken, BEN, draft(), aRuleContext())).toBe('listIdTaken');
  });

  test('cannot hold a film twice', () => {
    const films = [{ filmId: 'duel' }, { filmId: 'ran' }, { filmId: 'duel', note: 'Again.' }];
    expect(createList(undefined, ADA, draft({ films }), aRuleContext())).toBe('filmOnList');
  });
});

test('a clone is private and the actor’s own, with films and notes but without likes', () => {
  const films = FILMS.map((film) => ({ ...film, note: 'Twice.' }));
  const list = { ...LIST, description: 'Slow.', ranked: true };
  const clone = cloneList({ list, films }, BEN, aRuleContext());
  expect(clone).toMatchObject({
    list: {
      _id: 'new-id',
      ownerId: 'ben',
      title: LIST.title,
      description: 'Slow.',
      ranked: true,
      likeCount: 0,
      filmCount: 2,
      revision: 1,
    },
    films: [
      { listId: 'new-id', filmId: 'duel', note: 'Twice.' },
      { listId: 'new-id', filmId: 'stalker', note: 'Twice.' },
    ],
  });
  expect(clone).toMatchObject({
    list: expect.not.objectContaining({ publicSeq: expect.anything() }),
  });
});
