import { readFileSync } from 'node:fs';
import { makeTestStore } from '../../../testing/makeTestStore';
import { csvText, generateExport, zipFile } from '../../../testing/letterboxd';
import { saveFile } from '../../../lib/saveFile';
import { NOTHING_IMPORTED } from '../../../domain/filmAnswers';
import { loggedOut } from '../../auth/authSlice';
import { postsApi } from '../../posts/postsApi';
import { modalOpened } from '../../ui/uiSlice';
import { exportFilesPicked } from './exportFilesPicked';
import {
  filmChosen,
  importConfirmed,
  importStopped,
  neighboursChosen,
  refusedLinesRequested,
  selectLetterboxd,
} from './letterboxdSlice';

jest.mock('../../../lib/saveFile');

const IMPORT = 'POST /api/diary/import';

const openAccount = async () => {
  const app = await makeTestStore();
  const { store, server, session, transport } = app;
  const state = () => selectLetterboxd(store.getState());
  const reaches = async (step: ReturnType<typeof state>['step']) => {
    // The listener's code is loaded on demand, and its work is interrupted by pauses.
    while (state().step !== step) await new Promise((resolve) => setTimeout(resolve, 1));
    await transport.quiet();
  };
  const bring = async (files: Record<string, string>) => {
    store.dispatch(exportFilesPicked([zipFile(files)]));
    await reaches('preview');
    const preview = state();
    return preview.step === 'preview' ? preview.preview : null;
  };
  const confirm = async () => {
    store.dispatch(importConfirmed());
    await reaches('finished');
    return state();
  };
  const list = async (name: 'diary' | 'films' | 'watchlist') => {
    const path = `/api/users/matinee/${name}?limit=100`;
    const { body } = await server.call('GET', path, { token: session?.token });
    return JSON.stringify(body);
  };
  const lists = async () => [await list('diary'), await list('films'), await list('watchlist')];
  return { ...app, state, reaches, bring, confirm, list, lists };
};

const evening = (title: string, year: number, uri: string) =>
  csvText('diary', [['2020-02-02', title, year, uri, 4, '', '', '2020-02-01']]);

it('refetches posts on screen once it has finished', async () => {
  const { store, bring, confirm, transport } = await openAccount();
  await store.dispatch(postsApi.endpoints.getFeed.initiate({ feed: 'explore', sort: 'latest' }));
  await bring({ 'diary.csv': evening('Vertigo', 1958, 'https://boxd.it/a') });
  await confirm();
  expect(transport.sentTo('GET /api/posts?feed=explore')).toHaveLength(2);
});

it('shows a preview, changes nothing until confirmed, and then imports everything', async () => {
  const { bring, confirm, lists, transport } = await openAccount();
  const before = await lists();
  expect(await bring(generateExport(60))).toMatchObject({
    entries: 20,
    ratings: 15,
    watched: 20,
    watchlist: 2,
    matched: 3,
    doubtful: [{ title: 'Boogie Nights', isNeighbour: true }],
    refused: 0,
  });
  expect(await lists()).toEqual(before);
  expect(transport.sentTo(IMPORT)).toEqual([]);
  expect(await confirm()).toMatchObject({
    step: 'finished',
    outcome: { kind: 'completed' },
    done: 57,
    counts: { added: 57, existing: 0, refused: 0 },
    imported: { evenings: 20, ratings: 20, watched: 20, watchlist: 2, films: 18 },
  });
  const [diary, films, watchlist] = await lists();
  expect(diary).toContain('on line 0 it ends.');
  expect(films).toContain('A Made Film, No. 19');
  expect(watchlist).toContain('A Made Film, No. 21');
});

it('changes nothing the second time', async () => {
  const { bring, confirm, lists } = await openAccount();
  await bring(generateExport(60));
  await confirm();
  const once = await lists();
  expect(await bring(generateExport(60))).toMatchObject({ matched: 21, missing: [] });
  expect(await confirm()).toMatchObject({ counts: { added: 0, existing: 57, refused: 0 } });
  expect(await lists()).toEqual(once);
});

it('imports the loved films, once', async () => {
  const { bring, confirm, server, session } = await openAccount();
  const lovedFilms = csvText('loved', [['2020-02-02', 'Vertigo', 1958, 'https://boxd.it/a']]);
  expect(await bring({ 'likes/films.csv': lovedFilms })).toMatchObject({ loved: 1, watched: 0 });
  expect(await confirm()).toMatchObject({ imported: { loved: 1, watched: 0 } });
  const { body } = await server.call('GET', '/api/films/vertigo-1958', { token: session?.token });
  expect(body).toMatchObject({ mine: { loved: true } });
  await bring({ 'likes/films.csv': lovedFilms });
  expect(await confirm()).toMatchObject({ counts: { existing: 1 }, imported: { loved: 0 } });
});

it('leaves alone a rating that was given here since', async () => {
  const { bring, confirm, server, session, list } = await openAccount();
  const postData = { content: 'Again!', filmId: 'vertigo-1958', rating: 5 };
  await server.call('POST', '/api/posts', { token: session?.token, body: { postData } });
  await bring({
    'diary.csv': evening('Vertigo', 1958, 'u1'),
    'ratings.csv': csvText('ratings', [['2020-02-02', 'Vertigo', 1958, 'u', 3]]),
  });
  expect(await confirm()).toMatchObject({ counts: { added: 1, existing: 1, refused: 0 } });
  expect(await list('films')).toMatch(/"_id":"vertigo-1958".*?"rating":5,/);
});

it('shows a film of an adjacent year, which is taken unless the user objects', async () => {
  const { bring, confirm, store, list } = await openAccount();
  const diary = csvText('diary', [
    ['2020-02-02', 'Star Wars', 1978, 'u1', 4, '', '', '2020-02-01'],
    ['2020-02-02', 'Vertigo', 1959, 'u2', 4, '', '', '2020-02-01'],
  ]);
  expect(await bring({ 'diary.csv': diary })).toMatchObject({
    matched: 0,
    missing: [],
    doubtful: [
      { title: 'Star Wars', isNeighbour: true, choice: 'star-wars-1977' },
      { title: 'Vertigo', isNeighbour: true, choice: 'vertigo-1958' },
    ],
  });
  store.dispatch(filmChosen({ index: 1, choice: null }));
  expect(await confirm()).toMatchObject({ imported: { evenings: 2, films: 1 } });
  expect(await list('diary')).toMatch(
    /"vertigo-1959".*"star-wars-1977"|"star-wars-1977".*"vertigo-1959"/,
  );
  expect(await bring({ 'diary.csv': diary })).toMatchObject({ matched: 1 });
});

it('leaves a film further off in doubt', async () => {
  const { bring, confirm, store, list } = await openAccount();
  const doubted = await bring({ 'diary.csv': evening('Vertigo', 1961, 'u2') });
  expect(doubted?.doubtful).toMatchObject([
    { title: 'Vertigo', mayBeNew: true, choice: null, candidates: [{ _id: 'vertigo-1958' }] },
  ]);
  store.dispatch(filmChosen({ index: 0, choice: 'vertigo-1958' }));
  await confirm();
  expect(await list('diary')).toContain('"vertigo-1958"');
});

it('keeps two evenings of one day in different calls apart', async () => {
  const { bring, confirm } = await openAccount();
  const rows = Array.from({ length: 501 }, (_, at) => {
    const title = at === 500 ? 'Made 0' : `Made ${at}`;
    return ['2020-02-02', title, 1999, `u${at}`, '', '', '', '2020-02-01'];
  });
  const diary = { 'diary.csv': csvText('diary', rows) };
  await bring(diary);
  expect(await confirm()).toMatchObject({ imported: { evenings: 501, films: 500 } });
  await bring(diary);
  expect(await confirm()).toMatchObject({ imported: { evenings: 0 }, counts: { existing: 501 } });
});

it('brings the favourites of a profile in, if there are none here', async () => {
  const { bring, confirm, server, session } = await openAccount();
  const favourites = async (given?: string[]) => {
    if (given)
      await server.call('POST', '/api/users/edit', {
        token: session?.token,
        body: { userData: { favourites: given } },
      });
    return JSON.stringify((await server.call('GET', `/api/users/${session?.user._id}`)).body);
  };
  const files = {
    'profile.csv': 'Username,Favorite Films\nana,"https://boxd.it/b, https://boxd.it/c"\n',
    'watched.csv': csvText('watched', [
      ['2020-01-01', 'Vertigo', 1958, 'https://boxd.it/a'],
      ['2020-01-01', 'Unheard-of', 1999, 'https://boxd.it/b'],
    ]),
  };
  await favourites(['vertigo-1958']);
  expect(await bring(files)).toMatchObject({ favourites: 0, leftOut: { favourites: 2 } });
  await favourites([]);
  expect(await bring(files)).toMatchObject({ favourites: 1, leftOut: { favourites: 1 } });
  expect(await confirm()).toMatchObject({ imported: { favourites: 1, films: 1 } });
  expect(await favourites()).toContain('"favourites":[{"_id":"unheard-of-1999"');
});

describe('the cases that users of other programs reported', () => {
  const caseOf = (name: string) => readFileSync(`src/testing/letterboxdCases/${name}.csv`, 'utf8');

  it('an evening that is here by hand is not added again', async () => {
    const { bring, confirm, server, session, list } = await openAccount();
    const entryData = { _id: 'hand', filmId: 'vertigo-1958', watchedOn: '2024-03-01' };
    await server.call('POST', '/api/diary', { token: session?.token, body: { entryData } });
    await bring({ 'diary.csv': caseOf('diary-1-doubled-evening') });
    expect(await confirm()).toMatchObject({ imported: { evenings: 0, completed: 1 } });
    expect((await list('diary')).split('2024-03-01')).toHaveLength(2);
  });

  it('four films of two names stay four', async () => {
    const { bring, confirm } = await openAccount();
    const files = { 'ratings.csv': caseOf('ratings-2-same-title-and-year') };
    await bring(files);
    expect(await confirm()).toMatchObject({ imported: { ratings: 4, watched: 4 } });
    await bring(files);
    expect(await confirm()).toMatchObject({
      imported: { ratings: 0, films: 0 },
      counts: { existing: 4 },
    });
  });

  it('markup becomes words', async () => {
    const { bring, confirm, list } = await openAccount();
    await bring({ 'reviews.csv': caseOf('reviews-3-html') });
    await confirm();
    const words =
      '“One final thing I have to do… and then I’ll be free of the past.”\nHitchcock at his dizziest. See Rear Window (https://letterboxd.com/film/rear-window/) & more.';
    expect(await list('diary')).toContain(JSON.stringify(words));
  });

  it('a day before there was film is refused, with the reason', async () => {
    const { bring, confirm, list, store, transport } = await openAccount();
    const before = await list('diary');
    for (const day of ['0024-06-01', '24-06-01', '06-01-24']) {
      const text = caseOf('diary-5-two-digit-year').replace('0024-06-01', day);
      expect(await bring({ 'diary.csv': text })).toMatchObject({ entries: 0, refused: 1 });
      expect(await confirm()).toMatchObject({ imported: { evenings: 0 }, counts: { refused: 1 } });
      store.dispatch(refusedLinesRequested());
      await transport.quiet();
      const file = await jest.mocked(saveFile).mock.lastCall?.[1].text();
      expect(file).toContain('diary.csv,2,A film cannot be watched before there was film.');
    }
    expect(await list('diary')).toBe(before);
  });

  it('the sums of a year cover what is known of its films', async () => {
    const { bring, confirm, server, session } = await openAccount();
    await bring({ 'diary.csv': caseOf('diary-4-hours') });
    expect(await confirm()).toMatchObject({ imported: { evenings: 10, films: 9 } });
    const { body } = await server.call('GET', '/api/users/matinee/year/2024', {
      token: session?.token,
    });
    expect(body).toMatchObject({
      year: { entries: 10, films: 10, minutes: 128, timed: 1, directed: 1 },
    });
  });

  it('a film of another year is shown, and kept as its own film if the user says so', async () => {
    const { bring, confirm, store, list } = await openAccount();
    const files = { 'diary.csv': caseOf('diary-6-neighbouring-year') };
    const preview = await bring(files);
    expect(preview?.doubtful.map(({ title, year, choice }) => [title, year, choice])).toEqual([
      ['Kismet', 1944, 'kismet-1943'],
      ['Whiplash', 2013, 'whiplash-2014'],
      // Titanic of 1996 is in the catalogue.
    ]);
    store.dispatch(neighboursChosen(false));
    expect(await confirm()).toMatchObject({ imported: { evenings: 3, films: 2 } });
    const diary = await list('diary');
    for (const id of ['kismet-1944', 'whiplash-2013', 'titanic-1996']) expect(diary).toContain(id);
  });

  it('a later rating changes none that is here', async () => {
    const { bring, confirm, list } = await openAccount();
    await bring({
      'diary.csv': caseOf('diary-7a-first'),
      'ratings.csv': caseOf('ratings-7a-first'),
    });
    await confirm();
    const before = await list('films');
    await bring({ 'ratings.csv': caseOf('ratings-7b-later') });
    expect(await confirm()).toMatchObject({ counts: { added: 0, existing: 2 } });
    expect(await list('films')).toBe(before);
  });

  it('a review without a day becomes a post, and no evening', async () => {
    const { bring, confirm, server, list } = await openAccount();
    const before = await list('diary');
    await bring({ 'reviews.csv': caseOf('reviews-8-undated') });
    expect(await confirm()).toMatchObject({ imported: { evenings: 0, reviews: 1 } });
    expect(await list('diary')).toBe(before);
    const { body } = await server.call('GET', '/api/posts?film=citizen-kane-1941');
    expect(JSON.stringify(body)).toContain('Reviewed without a day');
  });
});

it('takes an evening of its own export and of a diary, chosen together, as one', async () => {
  const { store, reaches, confirm, list } = await openAccount();
  const row = 'Vertigo,1958,Alfred Hitchcock,3,2020-02-01,';
  const own = [
    'Title,Year,Directors,Rating,WatchedDate,Rewatch,Review',
    `${row}false,Tall.`,
    `${row}true,`,
  ].join('\r\n');
  const files = [
    new File([evening('Vertigo', 1958, 'https://boxd.it/a')], 'diary.csv'),
    new File([own], 'cinefolk-matinee-for-letterboxd.csv'),
  ];
  store.dispatch(exportFilesPicked(files));
  await reaches('preview');
  expect(await confirm()).toMatchObject({ imported: { evenings: 2 } });
  const diary = await list('diary');
  expect(diary.split('2020-02-01')).toHaveLength(3);
  expect(diary).toContain('"rating":4,"again":null,"text":"Tall."');
});

it('imports two films of adjacent years in the export as two films', async () => {
  const { bring, confirm, list } = await openAccount();
  const rows = [2021, 2022].map((year) => ['2023-01-01', 'A Puppet, Again', year, 'u']);
  await bring({ 'watched.csv': csvText('watched', rows) });
  await confirm();
  expect(await list('films')).toMatch(/a-puppet-again-202[12].*a-puppet-again-202[12]/);
  expect(await bring({ 'watched.csv': csvText('watched', rows) })).toMatchObject({ matched: 2 });
});

it('stops between two calls, and can be continued later', async () => {
  const { bring, confirm, store, transport, reaches, state } = await openAccount();
  await bring(generateExport(1200));
  const first = transport.holdsRequest(IMPORT);
  store.dispatch(importConfirmed());
  await first.waits;
  store.dispatch(importStopped());
  first.release();
  await reaches('finished');
  expect(state()).toMatchObject({
    outcome: { kind: 'stopped' },
    done: 500,
    counts: { added: 500 },
  });
  await bring(generateExport(1200));
  expect(await confirm()).toMatchObject({
    outcome: { kind: 'completed' },
    counts: { added: 640, existing: 500 },
  });
});

it('stops if a call fails, and says so; in a toast if the dialog is closed', async () => {
  const { bring, confirm, store, transport, toasts } = await openAccount();
  await bring(generateExport(60));
  transport.failsWith(IMPORT, 507, 'There is no space left.');
  expect(await confirm()).toMatchObject({
    outcome: { kind: 'failed', message: 'There is no space left.' },
    done: 0,
  });
  expect(toasts()).toEqual([
    'The import was interrupted: There is no space left. 0 of 57 lines were processed; import the file again to continue. Nothing new was imported.',
  ]);
  store.dispatch(modalOpened({ kind: 'letterboxd' }));
  await bring(generateExport(60));
  await confirm();
  expect(toasts()).toHaveLength(1);
});

it('offers a file of the lines refused by the parser and by the server', async () => {
  const { bring, confirm, store, transport } = await openAccount();
  const diary = csvText('diary', [
    ['2020-02-02', '=HYPERLINK("x")', 'soon', 'u1', 4, '', '', '2020-02-01'],
    ['2020-02-02', 'Vertigo', 1958, 'u2', 4, '', '', '2020-02-01'],
  ]);
  expect(await bring({ 'diary.csv': diary })).toMatchObject({ refused: 1, entries: 1 });
  const refused = [{ row: 0, why: 'Several films here have this title and year.' }];
  transport.answersWith(IMPORT, { added: 0, matched: 0, refused, imported: NOTHING_IMPORTED });
  expect(await confirm()).toMatchObject({ counts: { added: 0, refused: 2 } });
  store.dispatch(refusedLinesRequested());
  await transport.quiet();
  const [name, file] = jest.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toBe('letterboxd-not-imported.csv');
  const [, first, second] = (await file?.text())?.split('\r\n') ?? [];
  expect(first).toMatch(/^diary\.csv,2,Its Year cannot be read\.,2020-02-02,"'=HYPERLINK/);
  expect(second).toMatch(/^diary\.csv,3,Several films here have this title and year\./);
});

it('refuses files that are no export, and changes nothing', async () => {
  const { store, reaches, state, transport } = await openAccount();
  store.dispatch(exportFilesPicked([new File(['Dear'], 'letter.zip')]));
  await reaches('refused');
  expect(state()).toMatchObject({ why: 'letter.zip is not a ZIP.' });
  expect(transport.sentTo('POST')).toEqual([]);
});

it('ends with its user’s session', async () => {
  const { bring, store, transport, state } = await openAccount();
  await bring(generateExport(1200));
  const first = transport.holdsRequest(IMPORT);
  store.dispatch(importConfirmed());
  await first.waits;
  store.dispatch(loggedOut());
  first.release();
  await transport.quiet();
  expect(state()).toEqual({ step: 'idle' });
  expect(transport.sentTo(IMPORT)).toHaveLength(1);
});
