import { csvText, generateExport } from '../../../testing/letterboxd';
import { actAsServer, evening, openLetterboxd } from '../../../testing/openLetterboxd';
import { diaryApi } from '../../films/diaryApi';
import { postsApi } from '../../posts/postsApi';
import { exportFilesPicked } from './exportFilesPicked';
import { filmChosen } from './letterboxdSlice';

const IMPORT = 'POST /api/diary/import';

it('refetches posts on screen once it has finished', async () => {
  const { store, bring, confirm, transport } = await openLetterboxd();
  await store.dispatch(postsApi.endpoints.getFeed.initiate({ feed: 'explore', sort: 'latest' }));
  await bring({ 'diary.csv': evening('Vertigo', 1958, 'https://boxd.it/a') });
  await confirm();
  expect(transport.sentTo('GET /api/posts?feed=explore')).toHaveLength(2);
});

it('shows a preview, changes nothing until confirmed, and then imports everything', async () => {
  const { bring, confirm, lists, transport } = await openLetterboxd();
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
  const { bring, confirm, lists } = await openLetterboxd();
  await bring(generateExport(60));
  await confirm();
  const once = await lists();
  expect(await bring(generateExport(60))).toMatchObject({ matched: 21, missing: [] });
  expect(await confirm()).toMatchObject({ counts: { added: 0, existing: 57, refused: 0 } });
  expect(await lists()).toEqual(once);
});

it('imports the loved films, once', async () => {
  const { bring, confirm, server, session } = await openLetterboxd();
  const lovedFilms = csvText('loved', [['2020-02-02', 'Vertigo', 1958, 'https://boxd.it/a']]);
  expect(await bring({ 'likes/films.csv': lovedFilms })).toMatchObject({ loved: 1, watched: 0 });
  expect(await confirm()).toMatchObject({ imported: { loved: 1, watched: 0 } });
  const { body } = await server.call('GET', '/api/films/vertigo-1958', { token: session?.token });
  expect(body).toMatchObject({ mine: { loved: true } });
  await bring({ 'likes/films.csv': lovedFilms });
  expect(await confirm()).toMatchObject({ counts: { existing: 1 }, imported: { loved: 0 } });
});

it('leaves alone a rating that was given here since', async () => {
  const { bring, confirm, server, session, list } = await openLetterboxd();
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
  const { bring, confirm, store, list } = await openLetterboxd();
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
  const { bring, confirm, store, list } = await openLetterboxd();
  const doubted = await bring({ 'diary.csv': evening('Vertigo', 1961, 'u2') });
  expect(doubted?.doubtful).toMatchObject([
    { title: 'Vertigo', mayBeNew: true, choice: null, candidates: [{ _id: 'vertigo-1958' }] },
  ]);
  store.dispatch(filmChosen({ index: 0, choice: 'vertigo-1958' }));
  await confirm();
  expect(await list('diary')).toContain('"vertigo-1958"');
});

it('keeps two evenings of one day in different calls apart', async () => {
  const { bring, confirm } = await openLetterboxd();
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

it('lets others of a server have their turn between few rows', async () => {
  const { bring, confirm, server, transport } = await openLetterboxd();
  actAsServer(server);
  const rows = Array.from({ length: 120 }, (_, at) => ['2020-02-02', `Made ${at}`, 1999, `u${at}`]);
  await bring({ 'watched.csv': csvText('watched', rows) });
  expect(await confirm()).toMatchObject({ imported: { watched: 120, films: 120 } });
  expect(transport.sentTo(IMPORT)).toHaveLength(3);
});

it('refetches a diary on screen once, after the last of its calls', async () => {
  const { bring, confirm, server, store, transport } = await openLetterboxd();
  actAsServer(server);
  await store.dispatch(
    diaryApi.endpoints.getDiary.initiate({ username: 'matinee', sort: 'latest' }),
  );
  const rows = Array.from({ length: 120 }, (_, at) => {
    return ['2020-02-02', `Made ${at}`, 1999, `u${at}`, '', '', '', '2020-02-01'];
  });
  await bring({ 'diary.csv': csvText('diary', rows) });
  await confirm();
  const calls = transport.sent.filter((call) => call === IMPORT || call.includes('/diary?'));
  expect(calls).toEqual([expect.stringContaining('/diary?'), IMPORT, IMPORT, IMPORT, calls[0]]);
});

it('tells an evening that is here from a second one, however far apart the file has them', async () => {
  const { bring, confirm, server, session } = await openLetterboxd();
  const entryData = { _id: 'by-hand', filmId: 'vertigo-1958', watchedOn: '2020-02-01' };
  await server.call('POST', '/api/diary', { token: session?.token, body: { entryData } });
  const rows = Array.from({ length: 502 }, (_, at) => {
    const isFirstOrLast = at % 501 === 0;
    const film = isFirstOrLast ? ['Vertigo', 1958] : [`Made ${at}`, 1999];
    return ['2020-02-02', ...film, `u${at}`, '', '', '', '2020-02-01'];
  });
  await bring({ 'diary.csv': csvText('diary', rows) });
  expect(await confirm()).toMatchObject({ imported: { evenings: 501 } });
});

it('brings the favourites of a profile in, if there are none here', async () => {
  const { bring, confirm, server, session } = await openLetterboxd();
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

it('takes an evening of its own export and of a diary, chosen together, as one', async () => {
  const { store, reaches, confirm, list } = await openLetterboxd();
  const row = 'Vertigo,1958,Alfred Hitchcock,3,2020-02-01,';
  const own = [
    'Title,Year,Directors,Rating,WatchedDate,Rewatch,Review,Tags',
    `${row}false,Tall.,70mm`,
    `${row}true,,`,
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
  expect(diary).toMatch(/"rating":4,"again":null,"text":"Tall\."[^}]*"tags":\["70mm"\]/);
});

it('imports two films of adjacent years in the export as two films', async () => {
  const { bring, confirm, list } = await openLetterboxd();
  const rows = [2021, 2022].map((year) => ['2023-01-01', 'A Puppet, Again', year, 'u']);
  await bring({ 'watched.csv': csvText('watched', rows) });
  await confirm();
  expect(await list('films')).toMatch(/a-puppet-again-202[12].*a-puppet-again-202[12]/);
  expect(await bring({ 'watched.csv': csvText('watched', rows) })).toMatchObject({ matched: 2 });
});

it('refuses files that are no export, and changes nothing', async () => {
  const { store, reaches, state, transport } = await openLetterboxd();
  store.dispatch(exportFilesPicked([new File(['Dear'], 'letter.zip')]));
  await reaches('refused');
  expect(state()).toMatchObject({ why: 'letter.zip is not a ZIP.' });
  expect(transport.sentTo('POST')).toEqual([]);
});
