import { NOTHING_IMPORTED } from '../../../domain/filmAnswers';
import { aFilm } from '../../../testing/builders';
import { exportPicked, exportRefused } from './letterboxdActions';
import {
  exportPreviewed,
  favouritesImported,
  filmChosen,
  filmsMatched,
  importConfirmed,
  importFinished,
  importStopped,
  letterboxdSlice,
  neighboursChosen,
  rowsImported,
  type ImportPreview,
  type LetterboxdState,
} from './letterboxdSlice';

type Event = Parameters<typeof letterboxdSlice.reducer>[1];

const after = (...events: Event[]): LetterboxdState =>
  events.reduce<LetterboxdState>(
    letterboxdSlice.reducer,
    letterboxdSlice.reducer(undefined, { type: 'start' }),
  );

const VERTIGO = aFilm();
const PREVIEW: ImportPreview = {
  entries: 5,
  ratings: 4,
  watched: 3,
  reviews: 1,
  watchlist: 2,
  loved: 0,
  favourites: 0,
  lists: 0,
  areListsPublic: false,
  matched: 6,
  missing: [{ title: 'Unheard-of', year: 1961 }],
  doubtful: [1961, 1959].map((year) => ({
    ...{ title: 'Vertigo', year, isNeighbour: year === 1959 },
    ...{ candidates: [VERTIGO], mayBeNew: true, choice: null },
  })),
  refused: 1,
  leftOut: {},
};
const IMPORTED = {
  ...{
    evenings: 4,
    completed: 1,
    reviews: 0,
    ratings: 3,
    watched: 2,
    watchlist: 0,
    loved: 0,
    films: 1,
  },
};

const picked = exportPicked({ filesId: 1 });
const matching = filmsMatched({ done: 1, all: 7 });
const previewed = exportPreviewed(PREVIEW);
const rows = rowsImported({ added: 4, existing: 2, refused: 3, imported: IMPORTED });

it('proceeds from reading over matching to a preview', () => {
  expect(after(picked)).toEqual({ step: 'reading' });
  expect(after(picked, matching)).toEqual({ step: 'matching', done: 1, all: 7 });
  expect(after(picked, matching, previewed)).toEqual({ step: 'preview', preview: PREVIEW });
});

it('counts each answered line as done, and sums up the results', () => {
  const begun = {
    step: 'importing',
    done: 0,
    all: 15,
    counts: { added: 0, existing: 0, refused: 1 },
    imported: { ...NOTHING_IMPORTED, favourites: 0, lists: 0 },
    isStopping: false,
  };
  expect(after(picked, previewed, importConfirmed())).toEqual(begun);
  const imported = {
    ...begun,
    done: 9,
    counts: { added: 4, existing: 2, refused: 4 },
    imported: { ...IMPORTED, favourites: 2, lists: 0 },
  };
  const events = [picked, previewed, importConfirmed(), rows, favouritesImported(2)];
  expect(after(...events)).toEqual(imported);
  const evenings = 2 * IMPORTED.evenings;
  expect(after(...events, rows)).toMatchObject({ done: 18, imported: { evenings } });
  const { step: _step, isStopping: _isStopping, ...result } = imported;
  expect(after(...events, importFinished({ kind: 'completed' }))).toEqual({
    ...result,
    step: 'finished',
    outcome: { kind: 'completed' },
  });
});

it('stores a choice for a film in doubt, and ignores an unknown index', () => {
  const chosen = after(picked, previewed, filmChosen({ index: 0, choice: VERTIGO._id }));
  expect(chosen).toMatchObject({
    preview: { doubtful: [{ choice: VERTIGO._id }, { choice: null }] },
  });
  const astray = after(picked, previewed, filmChosen({ index: 2, choice: VERTIGO._id }));
  expect(astray).toEqual({ step: 'preview', preview: PREVIEW });
});

it('takes or keeps all films that match one of another year, and no others', () => {
  const choices = (...taken: boolean[]) => {
    const state = after(picked, previewed, ...taken.map((isTaken) => neighboursChosen(isTaken)));
    return state.step === 'preview' && state.preview.doubtful.map(({ choice }) => choice);
  };
  expect(choices(true)).toEqual([null, VERTIGO._id]);
  expect(choices(true, false)).toEqual([null, null]);
});

it.each([
  ['films that were matched', matching],
  ['a preview', previewed],
  ['a refusal', exportRefused('No diary.')],
  ['a choice', filmChosen({ index: 0, choice: null })],
  ['a choice for all', neighboursChosen(true)],
  ['a confirmation', importConfirmed()],
  ['favourites', favouritesImported(1)],
  ['rows', rows],
  ['a stop', importStopped()],
  ['an end', importFinished({ kind: 'completed' })],
])('ignores %s that arrive after the import was abandoned', (_name, event) => {
  expect(after(event)).toEqual({ step: 'idle' });
});
