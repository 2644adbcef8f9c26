import { nameOf, type Respond } from '../mocks/handlers/respond';
import type { Caller } from './caller';
import type { Log } from './log';
import { PICTURE_PATH, type PictureData } from './pictureData';
import { shield } from './shielded';

const NAME = nameOf({ method: 'get', path: `*${PICTURE_PATH}:hash` });

const HEADERS = {
  // What an address means never changes.
  'Cache-Control': 'public, max-age=31536000, immutable',
  // Opened by itself, a drawing may neither run nor fetch anything.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

const HASH = /^[0-9a-f]{64}$/;

interface Options {
  find(hash: string): Promise<PictureData | null>;
  respond: Respond;
  log: Log;
}

/** Answers with stored pictures. Whoever has the address of one may see it, like the posts that show it. */
export const createPhotos =
  ({ find, respond, log }: Options) =>
  async (hash: string, caller: Caller): Promise<Response> => {
    try {
      const picture = HASH.test(hash) ? await shield(NAME, caller, log, () => find(hash)) : null;
      if (!picture) return new Response('Not found', { status: 404 });
      const headers = { ...HEADERS, 'Content-Type': picture.type };
      return new Response(new Uint8Array(picture.bytes), { headers });
    } catch (error) {
      return respond(NAME, () => {
        throw error;
      });
    }
  };
