import Papa from 'papaparse';
import { COLUMNS } from './exportFiles';
import { FORMULA } from './ownFormats';
import type { RefusedLine } from './readCsv';

const CELLS = [...COLUMNS.reviews, 'Directors'];

/** A CSV of the refused lines, with the reasons, which can be mended and imported. Cells are escaped, so that no spreadsheet runs them as formulas. */
export const refusedCsv = (refused: readonly RefusedLine[]): string =>
  Papa.unparse(
    {
      fields: ['File', 'Line', 'Why', ...CELLS],
      data: refused.map(({ file, number, why, cells }) => [
        file,
        number,
        why,
        ...CELLS.map((name) => cells[name] ?? ''),
      ]),
    },
    { escapeFormulae: FORMULA },
  );
