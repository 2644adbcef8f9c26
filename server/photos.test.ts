import { createRespond } from '../mocks/handlers/respond';
import { DatabaseAwayError } from './db/failures';
import { createPhotos } from './photos';
import type { PictureData } from './pictureData';
import { aCaller } from './testing/aCaller';

const HASH = '0123456789abcdef'.repeat(4);
const PICTURE: PictureData = { type: 'image/svg+xml', bytes: new Uint8Array([1, 2, 3]) };

/** Asks for the picture with a hash, of a server that finds this. */
async function asked(hash: string, find: () => Promise<PictureData | null>) {
  const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const found = jest.fn(find);
  const send = createPhotos({ find: found, respond: createRespond(() => Promise.resolve(1)), log });
  return { answer: await send(hash, aCaller()), found, log };
}

test('a picture is sent as what it is, kept for ever, and may do nothing by itself', async () => {
  const { answer, found } = await asked(HASH, () => Promise.resolve(PICTURE));
  expect(found).toHaveBeenCalledWith(HASH);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PICTURE.bytes);
});

test('a picture that is not there is not found', async () => {
  const { answer } = await asked(HASH, () => Promise.resolve(null));
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
});

test.each(['', 'a', `${HASH}0`, `g${HASH.slice(1)}`, HASH.toUpperCase(), `x${HASH}`])(
  'the database is not asked for "%s", which is no hash',
  async (hash) => {
    const { answer, found } = await asked(hash, () => Promise.resolve(PICTURE));
    expect(answer.status).toBe(404);
    expect(found).not.toHaveBeenCalled();
  },
);

test('while the database is away, the answer is that of every call', async () => {
  const { answer, log } = await asked(HASH, () => Promise.reject(new DatabaseAwayError('away')));
  expect([answer.status, answer.headers.get('X-Handler')]).toEqual([503, 'GET /api/photos/:hash']);
  expect(log.warn).toHaveBeenCalledTimes(1);
});
