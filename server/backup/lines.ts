import * as v from 'valibot';
import { STORE_NAMES } from '../../mocks/db/schema';
import { decodeRecord } from '../db/values';

/** A backup cannot be made, or not be restored; the message says why. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** What a backup begins with. */
const HeadSchema = v.object({
  format: v.literal('cinefolk-backup'),
  /** The number of the database's last step, see `schema.ts`. */
  version: v.number(),
  madeAt: v.string(),
});

const PictureSchema = v.object({
  picture: v.object({ hash: v.string(), type: v.string(), bytes: v.instance(Uint8Array) }),
});

const RecordSchema = v.object({ store: v.picklist(STORE_NAMES), record: v.looseObject({}) });

/** What it ends with: how many pictures and records there are. */
const EndSchema = v.object({ end: v.number() });

const LineSchema = v.union([HeadSchema, PictureSchema, RecordSchema, EndSchema]);
export type Line = v.InferOutput<typeof LineSchema>;

/** @throws BackupError */
function lineOf(text: string): Line {
  let line: unknown;
  try {
    line = decodeRecord(text);
  } catch {
    // Refused below.
  }
  if (v.is(LineSchema, line)) return line;
  throw new BackupError('The file is no backup of Cinefolk.');
}

/** Reads lines from text that comes in any pieces. Only a line feed ends one: texts may contain all other line ends. */
export async function* linesIn(pieces: AsyncIterable<string>): AsyncIterableIterator<Line> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) yield lineOf(text);
  }
  if (rest !== '') throw new BackupError('The file is no backup of Cinefolk.');
}
