import { Unzip, type AsyncFlateStreamHandler, type UnzipDecoder, type UnzipFile } from 'fflate';
import type { YieldToMain } from '../../../domain/yieldToMain';
import { BOUNDS, kindInZip, UnreadableExport, type ExportFile } from './exportFiles';

/** What is looked through for the files’ beginnings and ends in one step. */
const STEP_BYTES = 65_536;

const DAMAGED = 'This ZIP is damaged. Download it again from Letterboxd.';
const HAS_PASSWORD = 'This ZIP has a password. Unpack it, and choose the CSV files in it.';
const PACKED_OTHERWISE =
  'This ZIP is packed in a way that cannot be read here. Unpack it, and choose the CSV files in it.';
const TOO_LARGE = 'This ZIP unpacks to more than a Letterboxd export would.';

/** A file as it lies in the ZIP: compressed, unless it was stored as it is. */
interface Packed extends Omit<ExportFile, 'bytes'> {
  isDeflated: boolean;
  parts: Uint8Array<ArrayBuffer>[];
}

/** Hands compressed bytes on as they are: the browser inflates them beside the page’s own thread, this library on it. */
class StillDeflated implements UnzipDecoder {
  static compression = 8;
  declare ondata: AsyncFlateStreamHandler;
  push(part: Uint8Array<ArrayBuffer>, isLast: boolean): void {
    this.ondata(null, part, isLast);
  }
}

const partsOf = (file: UnzipFile): Packed['parts'] => {
  const parts: Packed['parts'] = [];
  file.ondata = (error, part) => {
    if (error) throw error;
    parts.push(part);
  };
  file.start();
  return parts;
};

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Throws once all files together exceed the limit, before the next bytes are unpacked. */
const unpack = async (
  { isDeflated, parts }: Packed,
  remaining: { bytes: number },
  yieldToMain: YieldToMain,
): Promise<Uint8Array> => {
  const stream = new Blob(parts).stream();
  const reader = (
    isDeflated ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream
  ).getReader();
  const unpacked: Uint8Array[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(unpacked);
    remaining.bytes -= value.length;
    if (remaining.bytes < 0) {
      await reader.cancel();
      throw new UnreadableExport(TOO_LARGE);
    }
    unpacked.push(value);
    await yieldToMain();
  }
};

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/** Whether the first file is encrypted: bit 0 of its flags. */
const isEncrypted = (bytes: Uint8Array): boolean => ((bytes[6] ?? 0) & 1) === 1;

/** The record at the end of every ZIP, which may be followed by a comment of up to 65,535 bytes. */
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;

/** Whether the ZIP has its end. An interrupted download may lack it, and whole files before it. */
const hasEnd = (bytes: Uint8Array): boolean => {
  const last = bytes.length - END_BYTES;
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT_BYTES; at -= 1)
    if (
      bytes[at] === 0x50 &&
      bytes[at + 1] === 0x4b &&
      bytes[at + 2] === 0x05 &&
      bytes[at + 3] === 0x06
    )
      return true;
  return false;
};

/** The files of a ZIP that have a part in an export, and the names of all others. */
export interface Unpacked {
  files: ExportFile[];
  others: string[];
}

/**
 * Unpacks what belongs to an export, wherever it lies in the ZIP. Paths are only compared, never used as paths.
 * @throws UnreadableExport
 */
export const readZip = async (bytes: Uint8Array, yieldToMain: YieldToMain): Promise<Unpacked> => {
  if (isEncrypted(bytes)) throw new UnreadableExport(HAS_PASSWORD);
  if (!hasEnd(bytes)) throw new UnreadableExport(DAMAGED);
  const found: Packed[] = [];
  const others: string[] = [];
  const unzip = new Unzip((file) => {
    const { name, compression } = file;
    const kind = kindInZip(name);
    if (kind !== undefined && ![0, StillDeflated.compression].includes(compression))
      throw new UnreadableExport(PACKED_OTHERWISE);
    if (kind !== undefined)
      found.push({ kind, name, isDeflated: compression !== 0, parts: partsOf(file) });
    else if (!name.endsWith('/')) others.push(name);
  });
  unzip.register(StillDeflated);
  const files: ExportFile[] = [];
  const remaining = { bytes: BOUNDS.unpackedBytes };
  try {
    for (let at = 0; at < bytes.length; at += STEP_BYTES) {
      const end = at + STEP_BYTES;
      unzip.push(bytes.subarray(at, end), end >= bytes.length);
      await yieldToMain();
    }
    for (const { kind, name, ...packed } of found)
      files.push({
        kind,
        name,
        bytes: await unpack({ kind, name, ...packed }, remaining, yieldToMain),
      });
  } catch (error) {
    if (error instanceof UnreadableExport) throw error;
    throw new UnreadableExport(DAMAGED);
  }
  return { files, others };
};
