import { crc32, deflateSync } from 'node:zlib';

export interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function pngOf(rows: Buffer[], width: number, height: number): FilePayload {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return {
    name: 'still.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.concat(rows))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  };
}

/** A PNG of one colour. `claimed` makes its header state another size than its data has. */
export function png(width: number, height: number, claimed = { width, height }): FilePayload {
  const row = Buffer.alloc(1 + width * 3, 0xb4);
  row[0] = 0;
  const rows = Array.from({ length: height }, () => row);
  return pngOf(rows, claimed.width, claimed.height);
}

/** A PNG that does not compress. */
export function noise(width: number, height: number): FilePayload {
  let state = 1;
  const rows = Array.from({ length: height }, () => {
    const row = Buffer.alloc(1 + width * 3);
    for (let place = 1; place < row.length; place += 1) {
      state = (state * 48_271) % 2_147_483_647;
      row[place] = state & 0xff;
    }
    return row;
  });
  return pngOf(rows, width, height);
}

export const textFile: FilePayload = {
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('not a picture'),
};

/** The smallest picture that the API accepts, as a data URL. */
export const PIXEL = `data:image/png;base64,${png(1, 1).buffer.toString('base64')}`;
