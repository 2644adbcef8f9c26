import { listText, zipFile } from '../../../testing/letterboxd';
import { makeTestStore } from '../../../testing/makeTestStore';
import { actAsServer } from '../../../testing/openLetterboxd';
import { saveFile } from '../../../lib/saveFile';
import { readWholeLists } from '../readLists';
import { exportFilesPicked } from './exportFilesPicked';
import {
  filmChosen,
  importConfirmed,
  importStopped,
  listsPublished,
  refusedLinesRequested,
  selectLetterboxd,
} from './letterboxdSlice';
import { listsCsv } from './listsCsv';

jest.mock('../../../lib/saveFile');

const CREATE = 'POST /api/lists';
const VERTIGO = ['Vertigo', 1958, 'https://boxd.it/v', 'The stairs.'] as const;
const OWN = ['The Unheard-of', 1961, 'https://boxd.it/own'] as const;

const openAccount = async () => {
  const app = await makeTestStore();
  const { store, transport } = app;
  const state = () => selectLetterboxd(store.getState());
  const reaches = async (step: ReturnType<typeof state>['step']) => {
    // The listener's code is loaded on demand, and its work is interrupted by pauses.
    while (state().step !== step) await new Promise((resolve) => setTimeout(resolve, 1));
    await transport.quiet();
    return state();
  };
  const bring = async (files: Record<string, string>) => {
    store.dispatch(exportFilesPicked([zipFile(files)]));
    return reaches('preview');
  };
  const confirm = async () => {
    store.dispatch(importConfirmed());
    return reaches('finished');
  };
  const imported = async () =>
    (await readWholeLists('matinee', store))
      .filter(({ _id }) => _id.startsWith('boxd-'))
      .map(({ title, public: isPublic, ranked, films }) => ({
        title,
        isPublic,
        ranked,
        films: films.map(({ film, note }) => [film._id, note]),
      }));
  return { ...app, state, reaches, bring, confirm, imported };
};

const FILES = {
  'lists/stairs.csv': listText('Stairs', 'https://boxd.it/l1', [OWN, VERTIGO]),
  'lists/empty.csv': listText('Empty', 'https://boxd.it/l2', []),
};

it('imports lists with their films in order, new ones too, and keeps them private', async () => {
  const { bring, confirm, imported } = await openAccount();
  expect(await bring(FILES)).toMatchObject({
    preview: { lists: 2, matched: 1, missing: [{ title: 'The Unheard-of' }] },
  });
  expect(await confirm()).toMatchObject({
    outcome: { kind: 'completed' },
    done: 2,
    all: 2,
    imported: { lists: 2, films: 1, watched: 0 },
  });
  const common = { isPublic: false, ranked: false };
  expect(await imported()).toEqual(
    expect.arrayContaining([
      {
        ...{ title: 'Stairs', ...common },
        films: [
          ['the-unheard-of-1961', null],
          ['vertigo-1958', 'The stairs.'],
        ],
      },
      { title: 'Empty', ...common, films: [] },
    ]),
  );
});

it('makes them public if the user says so', async () => {
  const { store, bring, confirm, imported } = await openAccount();
  await bring(FILES);
  store.dispatch(listsPublished(true));
  await confirm();
  expect((await imported()).map(({ isPublic }) => isPublic)).toEqual([true, true]);
});

it('changes nothing the second time', async () => {
  const { bring, confirm, imported, transport } = await openAccount();
  await bring(FILES);
  await confirm();
  const once = await imported();
  await bring(FILES);
  expect(await confirm()).toMatchObject({
    counts: { added: 0, existing: 2, refused: 0 },
    imported: { lists: 0, films: 0 },
  });
  expect(await imported()).toEqual(once);
  expect(transport.sentTo(CREATE)).toHaveLength(2);
});

it('knows the user’s own lists again, several of one title too', async () => {
  const { server, session, store, bring, confirm, transport } = await openAccount();
  // The number of the second makes the name of its file longer than a name is cut to.
  const long = 'x'.repeat(78);
  for (const [at, title] of ['Noir', 'Noir', 'Noir (2)', 'noir', long, long].entries()) {
    const listData = { _id: `own-${at}`, title, films: [] };
    await server.call('POST', '/api/lists', { token: session?.token, body: { listData } });
  }
  const own = await readWholeLists('matinee', store);
  await bring(listsCsv(own).files);
  expect(await confirm()).toMatchObject({
    counts: { added: 0, existing: own.length, refused: 0 },
  });
  expect(transport.sentTo(CREATE)).toEqual([]);
});

it('brings each list whole or not at all: a call that fails leaves none of its list', async () => {
  const { bring, confirm, imported, transport } = await openAccount();
  await bring(FILES);
  transport.failsWith(CREATE, 500, 'Out of order.');
  expect(await confirm()).toMatchObject({ outcome: { kind: 'failed' }, imported: { lists: 0 } });
  expect(await imported()).toEqual([]);
  await bring(FILES);
  expect(await confirm()).toMatchObject({ outcome: { kind: 'completed' }, imported: { lists: 2 } });
});

it('stops between two lists', async () => {
  const { store, bring, reaches, imported, transport } = await openAccount();
  await bring(FILES);
  const held = transport.holdsAnswer(CREATE);
  store.dispatch(importConfirmed());
  await held.waits;
  store.dispatch(importStopped());
  held.release();
  expect(await reaches('finished')).toMatchObject({ outcome: { kind: 'stopped' }, done: 1 });
  expect(await imported()).toHaveLength(1);
});

it('stops between two calls that add the films of lists', async () => {
  const { store, server, bring, reaches, imported, transport } = await openAccount();
  actAsServer(server);
  const films = Array.from({ length: 60 }, (_, at) => [`Made ${at}`, 1999, `u${at}`, ''] as const);
  await bring({ 'lists/long.csv': listText('Long', 'u', films) });
  const held = transport.holdsAnswer('POST /api/diary/import');
  store.dispatch(importConfirmed());
  await held.waits;
  store.dispatch(importStopped());
  held.release();
  expect(await reaches('finished')).toMatchObject({ outcome: { kind: 'stopped' } });
  expect(transport.sentTo('POST /api/diary/import')).toHaveLength(1);
  expect(await imported()).toEqual([]);
});

it('leaves out the second of two films that the user takes for one, and says so', async () => {
  const { store, bring, confirm, transport } = await openAccount();
  const twice = listText('Twice', 'u', [VERTIGO, ['Vertigo', 1958, 'https://boxd.it/other']]);
  await bring({ 'lists/twice.csv': twice });
  store.dispatch(filmChosen({ index: 0, choice: 'vertigo-1958' }));
  expect(await confirm()).toMatchObject({ imported: { lists: 1 }, counts: { refused: 1 } });
  store.dispatch(refusedLinesRequested());
  await transport.quiet();
  const [, file] = jest.mocked(saveFile).mock.lastCall ?? [];
  expect(await file?.text()).toContain('lists/twice.csv,7,This film is on the list already.');
});
