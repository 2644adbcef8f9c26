import { parseDataFile, type OwnData } from '../features/transfer/ownData/dataFile';
import { exportData } from '../features/transfer/ownData/exportData';
import { importData } from '../features/transfer/ownData/importData';
import { saveFile } from '../lib/saveFile';
import type { makeTestStore } from './makeTestStore';

type App = Awaited<ReturnType<typeof makeTestStore>>;

/** The content of the viewer's export; the test must mock `lib/saveFile`. */
export const exported = async ({ store }: App): Promise<OwnData> => {
  await exportData(store);
  const [, file] = jest.mocked(saveFile).mock.lastCall ?? [];
  return parseDataFile((await file?.text()) ?? '');
};

/** Imports a file. Returns the last toast. */
export const importFile = async ({ store, transport, toasts }: App, file: OwnData) => {
  await importData(file, store, () => undefined);
  await transport.quiet();
  return toasts().at(-1);
};
