import { makeTestStore } from '../../../testing/makeTestStore';
import { csvText, generateExport, zipFile } from '../../../testing/letterboxd';
import { saveFile } from '../../../lib/saveFile';
import { loggedOut } from '../../auth/authSlice';
import { postsApi } from '../../posts/postsApi';
import { modalOpened } from '../../ui/uiSlice';
import { exportFilesPicked } from './exportFilesPicked';
import {
  filmChosen,
  importConfirmed,
  importStopped,
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
    matched: 4,
    missing: 18,
    doubtful: [],
    refused: 0,
  });
  expect(await lists()).toEqual(before);
  expect(transport.sentTo(IMPORT)).toEqual([]);
  // Fifteen ratings were already imported with their entries.
  const counts = { added: 42, existing: 15, refused: 0 };
  expect(await confirm()).toMatchObject({
    step: 'finished',
    outcome: { kind: 'completed' },
    done: 57,
    counts,
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
  expect(await bring(generateExport(60))).toMatchObject({ matched: 22, missing: 0, doubtful: [] });
  expect(await confirm()).toMatchObject({ counts: { added: 0, existing: 57, refused: 0 } });
  expect(await lists()).toEqual(once);
});

it('leaves alone a rating that was given here since', async () => {
  const { bring, confirm, server, session, list } = await openAccount();
  const postData = { content: 'Again!', filmId: 'vertigo-1958', rating: 5 };
  await server.call('POST', '/api/posts', { token: session?.token, body: { postData } });
  await bring({
    'diary.csv': evening('Vertigo', 1958, 'u1'),
    'ratings.csv': csvText('ratings', [['2020-02-02', 'Vertigo', 1958, 'u', 3]]),
  });
  expect(await confirm()).toMatchObject({ counts: { added: 2, refused: 0 } });
  expect(await list('films')).toMatch(/"_id":"vertigo-1958".*?"rating":5,/);
});

it('matches a film of an adjacent year, and leaves one further off in doubt', async () => {
  const { bring, confirm, store, list } = await openAccount();
  const off = await bring({ 'diary.csv': evening('Star Wars', 1978, 'u1') });
  expect(off).toMatchObject({ matched: 1, missing: 0, doubtful: [] });
  await confirm();
  expect(await list('diary')).toContain('"star-wars-1977"');

  const doubted = await bring({ 'diary.csv': evening('Vertigo', 1961, 'u2') });
  expect(doubted?.doubtful).toMatchObject([
    { title: 'Vertigo', mayBeNew: true, choice: null, candidates: [{ _id: 'vertigo-1958' }] },
  ]);
  store.dispatch(filmChosen({ index: 0, choice: 'vertigo-1958' }));
  await confirm();
  expect(await list('diary')).toContain('"vertigo-1958"');
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
  // Of the other 640 lines, 300 are ratings already imported with their entries.
  expect(await confirm()).toMatchObject({
    outcome: { kind: 'completed' },
    counts: { added: 340, existing: 800 },
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
    ['2020-02-02', 'Vertigo', 1958, 'u2', 4, '', '', '2099-02-01'],
  ]);
  expect(await bring({ 'diary.csv': diary })).toMatchObject({ refused: 1, entries: 1 });
  expect(await confirm()).toMatchObject({ counts: { added: 0, refused: 2 } });
  store.dispatch(refusedLinesRequested());
  await transport.quiet();
  const [name, file] = jest.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toBe('letterboxd-not-imported.csv');
  const [, first, second] = (await file?.text())?.split('\r\n') ?? [];
  expect(first).toMatch(/^diary\.csv,2,Its Year cannot be read\.,2020-02-02,"'=HYPERLINK/);
  expect(second).toMatch(/^diary\.csv,3,A film cannot be watched in the future\./);
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
