import Papa from 'papaparse';
import { COLUMNS } from './exportFiles';
import type { RefusedLine } from './readCsv';

/** A CSV of the refused lines, with the reasons. Cells are escaped, so that no spreadsheet runs them as formulas. */
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
