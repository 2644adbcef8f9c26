import Papa from 'papaparse';

/** Letterboxd takes 1 MB a file: https://letterboxd.com/about/importing-data/. */
const MAX_BYTES = 1_000_000;

/** Lines as files of no more than Letterboxd takes, each with the header; at least one. */
export const csvFiles = (
  fields: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string[] => {
  const header = Papa.unparse([[...fields]]);
  const sizeOf = (line: string) => new TextEncoder().encode(line).length + 2;
  const files: string[][] = [];
  let size = Infinity;
  for (const row of rows) {
    const line = Papa.unparse([[...row]]);
    size += sizeOf(line);
    if (size > MAX_BYTES) {
      files.push([header]);
      size = sizeOf(header) + sizeOf(line);
    }
    files.at(-1)?.push(line);
  }
  return (files.length === 0 ? [[header]] : files).map((file) => file.join('\r\n'));
};
