import { lazyCode } from '../chunkLoadError';
import { readTableInSlices, type Table } from './table';

let loading: Promise<Table> | undefined;

/** The catalogue, fetched and parsed once per page. Rejects if it cannot be fetched; the next call retries. */
export const loadTable = (): Promise<Table> =>
  (loading ??= lazyCode(import('./films.tsv?raw')).then(
    ({ default: text }) => readTableInSlices(text),
    (reason: unknown) => {
      loading = undefined;
      throw reason;
    },
  ));
