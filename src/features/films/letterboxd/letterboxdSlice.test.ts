import { aFilm } from '../../../testing/builders';
import { exportPicked, exportRefused } from './letterboxdActions';
import {
  exportPreviewed,
  filmChosen,
  filmsMatched,
  importConfirmed,
  importFinished,
  importStopped,
  letterboxdSlice,
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
  watchlist: 2,
  matched: 6,
  missing: 1,
  doubtful: [{ title: 'Vertigo', year: 1961, candidates: [VERTIGO], mayBeNew: true, choice: null }],
  refused: 1,
};

const picked = exportPicked({ filesId: 1 });
const matching = filmsMatched({ done: 1, all: 7 });
const previewed = exportPreviewed(PREVIEW);
const rows = rowsImported({ added: 4, existing: 2, refused: 3 });

it('proceeds from reading over matching to a preview', () => {
  expect(after(picked)).toEqual({ step: 'reading' });
  expect(after(picked, matching)).toEqual({ step: 'matching', done: 1, all: 7 });
  expect(after(picked, matching, previewed)).toEqual({ step: 'preview', preview: PREVIEW });
});

it('counts each answered line as done, and sums up the results', () => {
  const begun = {
    step: 'importing',
    done: 0,
    all: 14,
    counts: { added: 0, existing: 0, refused: 1 },
    isStopping: false,
  };
  expect(after(picked, previewed, importConfirmed())).toEqual(begun);
  const imported = { ...begun, done: 9, counts: { added: 4, existing: 2, refused: 4 } };
  expect(after(picked, previewed, importConfirmed(), rows)).toEqual(imported);
  const { step: _step, isStopping: _isStopping, ...result } = imported;
  expect(
    after(picked, previewed, importConfirmed(), rows, importFinished({ kind: 'completed' })),
  ).toEqual({
    ...result,
    step: 'finished',
    outcome: { kind: 'completed' },
  });
});

it('stores a choice for a film in doubt, and ignores an unknown index', () => {
  const chosen = after(picked, previewed, filmChosen({ index: 0, choice: VERTIGO._id }));
  expect(chosen).toMatchObject({ preview: { doubtful: [{ choice: VERTIGO._id }] } });
  const astray = after(picked, previewed, filmChosen({ index: 1, choice: VERTIGO._id }));
  expect(astray).toEqual({ step: 'preview', preview: PREVIEW });
});

it.each([
  ['films that were matched', matching],
  ['a preview', previewed],
  ['a refusal', exportRefused('No diary.')],
  ['a choice', filmChosen({ index: 0, choice: null })],
  ['a confirmation', importConfirmed()],
  ['rows', rows],
  ['a stop', importStopped()],
  ['an end', importFinished({ kind: 'completed' })],
])('ignores %s that arrive after the import was abandoned', (_name, event) => {
  expect(after(event)).toEqual({ step: 'idle' });
});
