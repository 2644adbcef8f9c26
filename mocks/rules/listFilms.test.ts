import { LIST_LIMITS } from '../../src/domain/listLimits';
import {
  aListRecord,
  aRuleContext,
  LIST_STEP,
  listFilmRecords,
  RULE_TIME,
} from '../testing/records';
import { addFilm, addFilms, movedInto, removeFilm, removeFilms, renumbered } from './listFilms';

const LIST = aListRecord({ filmCount: 2 });
const FILMS = listFilmRecords('duel', 'stalker');
const [DUEL, STALKER] = FILMS;
const LAST = STALKER?.place;
const TOUCHED = { ...LIST, revision: 2, updatedAt: RULE_TIME };
const FULL = aListRecord({ filmCount: LIST_LIMITS.films });
const context = aRuleContext();

describe('adding a film', () => {
  test('puts it behind the last one, with its note', () => {
    const added = addFilm(LIST, undefined, LAST, { filmId: 'ran', note: 'In colour.' }, context);
    expect(added).toEqual({
      list: { ...TOUCHED, filmCount: 3 },
      film: {
        listId: 'list-1',
        filmId: 'ran',
        place: 3 * LIST_STEP,
        note: 'In colour.',
        publicSeq: 1,
      },
    });
  });

  test.each([undefined, null, ' ', '\u2800'])('a note of %j is none', (note) => {
    const body = note === undefined ? { filmId: 'ran' } : { filmId: 'ran', note };
    expect(addFilm(LIST, undefined, LAST, body, context)).toMatchObject({
      film: expect.not.objectContaining({ note: expect.anything() }),
    });
  });

  test('to a private list keeps it out of the public ones', () => {
    const hidden = aListRecord({ publicSeq: null });
    const added = addFilm(hidden, undefined, undefined, { filmId: 'ran' }, context);
    expect(added).toMatchObject({ film: expect.not.objectContaining({ publicSeq: 1 }) });
    expect(added).toMatchObject({ film: { place: LIST_STEP } });
  });

  test('where no place is left behind the last takes the one of its number', () => {
    const added = addFilm(LIST, undefined, Number.MAX_SAFE_INTEGER, { filmId: 'ran' }, context);
    expect(added).toMatchObject({ film: { place: 3 * LIST_STEP } });
  });

  test('is refused if it is there, or if the list is full', () => {
    expect(addFilm(FULL, DUEL, LAST, { filmId: 'duel' }, context)).toBe('filmOnList');
    expect(addFilm(FULL, undefined, LAST, { filmId: 'ran' }, context)).toBe('tooManyListFilms');
    const almostFull = { ...FULL, filmCount: LIST_LIMITS.films - 1 };
    expect(addFilm(almostFull, undefined, LAST, { filmId: 'ran' }, context)).toMatchObject({
      list: { filmCount: LIST_LIMITS.films },
    });
  });
});

describe('adding several films', () => {
  test('puts those at the end that are not there, each once, as one change', () => {
    const added = addFilms(LIST, FILMS.slice(0, 1), LAST, ['ran', 'duel', 'm', 'ran'], context);
    expect(added).toMatchObject({
      list: { ...TOUCHED, filmCount: 4 },
      films: [
        { filmId: 'ran', place: 3 * LIST_STEP },
        { filmId: 'm', place: 4 * LIST_STEP },
      ],
    });
  });

  test('that are all there changes nothing', () => {
    const ids = ['duel', 'stalker'];
    expect(addFilms(LIST, FILMS, LAST, ids, context)).toEqual({ list: LIST, films: [] });
  });

  test('is refused as a whole if they are too many', () => {
    const almostFull = { ...FULL, filmCount: LIST_LIMITS.films - 1 };
    expect(addFilms(almostFull, [], LAST, ['ran', 'm'], context)).toBe('tooManyListFilms');
  });
});

describe('removing', () => {
  test('a film takes it off', () => {
    expect(removeFilm(LIST, DUEL, context)).toEqual({
      list: { ...TOUCHED, filmCount: 1 },
      film: DUEL,
    });
  });

  test('a film that is not there is refused', () => {
    expect(removeFilm(LIST, undefined, context)).toBe('filmNotOnList');
  });

  test('several is one change, and none is no change', () => {
    expect(removeFilms(LIST, FILMS, context)).toEqual({
      list: { ...TOUCHED, filmCount: 0 },
      films: FILMS,
    });
    expect(removeFilms(LIST, [], context)).toEqual({ list: LIST, films: [] });
  });
});

describe('moving', () => {
  const films = listFilmRecords('duel', 'stalker', 'ran', 'm');
  const [duel, stalker, ran] = films;
  const idsOf = (list: { filmId: string }[]) => list.map(({ filmId }) => filmId);
  if (!duel || !stalker || !ran) throw new Error('There are four films.');

  test('writes the film alone, between the two', () => {
    expect(movedInto(ran, { before: duel, after: stalker })).toEqual({
      ...ran,
      place: 1.5 * LIST_STEP,
    });
    expect(movedInto(ran, { before: undefined, after: duel })).toEqual({ ...ran, place: 0 });
  });

  test('finds no room between neighbours, and then all are numbered anew', () => {
    const close = { ...stalker, place: duel.place + 1 };
    expect(movedInto(ran, { before: duel, after: close })).toBeNull();
    const anew = renumbered([duel, close, ran], ran, 1);
    expect(idsOf(anew)).toEqual(['duel', 'ran', 'stalker']);
    expect(anew.map(({ place }) => place)).toEqual([LIST_STEP, 2 * LIST_STEP, 3 * LIST_STEP]);
  });

  test('beyond the end means the last place', () => {
    expect(idsOf(renumbered(films, duel, 999))).toEqual(['stalker', 'ran', 'm', 'duel']);
  });
});
