import fc from 'fast-check';
import { LIST_LIMITS } from '../../../src/domain/listLimits';
import { LIST_SORTS, type ListSort } from '../../../src/domain/lists';

type Choice = number;

/** A film as a call places it on a list. */
export interface ChosenFilm {
  film: Choice;
  note: string | null | undefined;
}

/** What a call says about a list. */
export interface ListFields {
  title: string | undefined;
  description: string | undefined;
  ranked: boolean | undefined;
  isPublic: boolean | undefined;
  films: ChosenFilm[] | undefined;
}

interface ListCalls {
  makeList: { id: string; fields: ListFields };
  editList: { list: Choice; fields: ListFields; revision: 'none' | 'right' | 'stale' };
  removeList: { list: Choice };
  restoreList: { list: Choice };
  addToList: { list: Choice } & ChosenFilm;
  removeFromList: { list: Choice; film: Choice };
  addFilmsToList: { list: Choice; films: Choice[] };
  removeFilmsFromList: { list: Choice; films: Choice[] };
  moveOnList: { list: Choice; film: Choice; to: number };
  likeList: { list: Choice };
  dislikeList: { list: Choice };
  cloneList: { list: Choice };
  oneList: { list: Choice; limit: number };
  nextOfList: { cursor: Choice; limit: number };
  allLists: { sort: ListSort; limit: number };
  listsWithFilm: { film: Choice; sort: ListSort; limit: number };
  listsFound: { q: string; limit: number };
  listsBy: { person: Choice; film: Choice | undefined; sort: ListSort; limit: number };
  nextLists: { cursor: Choice; limit: number };
}

export type ListCommand = {
  [K in keyof ListCalls]: { call: K } & ListCalls[K];
}[keyof ListCalls];

export type ListCommandOf<K extends ListCommand['call']> = Extract<ListCommand, { call: K }>;

const choice = fc.nat(1000);
const absent = fc.constant(undefined);
/** Few enough that lists, and lists of them, have more pages. */
const limit = fc.integer({ min: 1, max: 4 });
const sort = fc.constantFrom(...LIST_SORTS);

const title = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom('Rain on windows', ' Snow  ', 'Ночь в кино', 'Éclairs'),
  },
  { weight: 1, arbitrary: fc.constantFrom('', ' \u2800', 'x'.repeat(LIST_LIMITS.title + 1)) },
);
const description = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('', 'What to watch\nwhen it pours.', '🎞️ reel') },
  { weight: 1, arbitrary: fc.constant('x'.repeat(LIST_LIMITS.description + 1)) },
);
const note = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(undefined, null, 'Twice.', ' ') },
  { weight: 1, arbitrary: fc.constant('x'.repeat(LIST_LIMITS.note + 1)) },
);
const films = fc.array(fc.record({ film: choice, note }), { maxLength: 4 });

const fieldsWith = (titles: fc.Arbitrary<string | undefined>): fc.Arbitrary<ListFields> =>
  fc.record({
    title: titles,
    description: fc.oneof(absent, description),
    ranked: fc.oneof(absent, fc.boolean()),
    isPublic: fc.oneof({ weight: 3, arbitrary: absent }, { weight: 2, arbitrary: fc.boolean() }),
    films: fc.oneof(absent, films),
  });

const command = <K extends keyof ListCalls>(
  call: K,
  weight: number,
  fields: { [F in keyof ListCalls[K]]: fc.Arbitrary<ListCalls[K][F]> },
) => ({ weight, arbitrary: fc.record(fields).map((values) => ({ call, ...values })) });

export const listCall = fc.oneof(
  command('makeList', 12, { id: fc.nat(12).map((n) => `list_${n}`), fields: fieldsWith(title) }),
  command('editList', 8, {
    list: choice,
    fields: fieldsWith(fc.oneof(absent, title)),
    revision: fc.constantFrom('none', 'right', 'right', 'stale'),
  }),
  command('removeList', 3, { list: choice }),
  command('restoreList', 5, { list: choice }),
  command('addToList', 8, { list: choice, film: choice, note }),
  command('removeFromList', 4, { list: choice, film: choice }),
  command('addFilmsToList', 6, { list: choice, films: fc.array(choice, { maxLength: 4 }) }),
  command('removeFilmsFromList', 3, { list: choice, films: fc.array(choice, { maxLength: 3 }) }),
  command('moveOnList', 6, { list: choice, film: choice, to: fc.constantFrom(0, 0, 1, 2, 3, 999) }),
  command('likeList', 8, { list: choice }),
  command('dislikeList', 6, { list: choice }),
  command('cloneList', 5, { list: choice }),
  command('oneList', 6, { list: choice, limit }),
  command('nextOfList', 8, { cursor: choice, limit }),
  command('allLists', 3, { sort, limit }),
  command('listsWithFilm', 6, { film: choice, sort, limit }),
  command('listsFound', 4, {
    q: fc.constantFrom(
      'rain',
      'SNOW',
      'ночь',
      'eclairs',
      'windows pours',
      '"when it"',
      'reel x',
      ' ',
    ),
    limit,
  }),
  command('listsBy', 5, { person: choice, film: fc.oneof(absent, choice), sort, limit }),
  command('nextLists', 8, { cursor: choice, limit }),
);
