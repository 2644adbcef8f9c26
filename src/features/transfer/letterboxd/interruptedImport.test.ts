import { csvText, generateExport } from '../../../testing/letterboxd';
import { openLetterboxd } from '../../../testing/openLetterboxd';
import { saveFile } from '../../../lib/saveFile';
import { NOTHING_IMPORTED } from '../../../domain/filmAnswers';
import { loggedOut } from '../../auth/authSlice';
import { modalOpened } from '../../ui/uiSlice';
import { importConfirmed, importStopped, refusedLinesRequested } from './letterboxdSlice';

jest.mock('../../../lib/saveFile');

const IMPORT = 'POST /api/diary/import';

it('stops between two calls, and can be continued later', async () => {
  const { bring, confirm, store, transport, reaches, state } = await openLetterboxd();
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
  const { bring, confirm, store, transport, toasts } = await openLetterboxd();
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
  const { bring, confirm, store, transport } = await openLetterboxd();
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

it('ends with its user’s session', async () => {
  const { bring, store, transport, state } = await openLetterboxd();
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
