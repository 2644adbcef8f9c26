import Papa from 'papaparse';
import { COLUMNS } from './exportFiles';
import type { RefusedLine } from './readCsv';

/** What could not be read, as it was, with the reason; a spreadsheet takes no cell of it for a formula. */
export const refusedCsv = (refused: readonly RefusedLine[]): string =>
  Papa.unparse(
    {
      fields: ['File', 'Line', 'Why', ...COLUMNS.reviews],
      data: refused.map(({ list, number, why, cells }) => [
        `${list}.csv`,
        number,
        why,
        ...COLUMNS.reviews.map((name) => cells[name] ?? ''),
      ]),
    },
    { escapeFormulae: true },
  );
