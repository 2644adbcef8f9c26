/**
 * A static host behind a slow line. It shapes the traffic itself, so that it applies to pages and their workers alike.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';

/** @typedef {{ kbps: number, roundTripMs: number }} Line kbps 0 means unlimited */
/** @typedef {{ at: number, kind: string, bytes: number, isWorkers: boolean }} Sent `at` in ms since 1970 */

const PACKET_BYTES = 1460;
const HEADER_BYTES = 250;

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Needed by the service worker only: fetched last and counted separately. */
const WORKERS_OWN = /(^|\/)(sw|apiWorker|mockServiceWorker|(browser|workbox-window)[.\w-]*)\.js$/;

/**
 * Sends bodies over one downlink, one packet of each in turn.
 * @param {Line} line
 */
function downlink(line) {
  /** @type {{ response: import('node:http').ServerResponse, body: Buffer, at: number }[]} */
  const active = [];
  let isRunning = false;
  const run = async () => {
    let last = performance.now();
    let credit = 0;
    while (active.length > 0) {
      await pause(4);
      const now = performance.now();
      credit += ((now - last) * line.kbps) / 8;
      last = now;
      for (let job = active[0]; job && credit > 0; job = active[0]) {
        active.shift();
        const part = job.body.subarray(job.at, job.at + PACKET_BYTES);
        job.response.write(part);
        credit -= part.length;
        job.at += part.length;
        if (job.at < job.body.length) active.push(job);
        else job.response.end();
      }
    }
    isRunning = false;
  };
  /**
   * @param {import('node:http').ServerResponse} response
   * @param {Buffer} body
   */
  return (response, body) => {
    if (line.kbps === 0 || body.length === 0) {
      response.end(body);
      return;
    }
    active.push({ response, body, at: 0 });
    if (isRunning) return;
    isRunning = true;
    void run();
  };
}

/**
 * @param {string} folder
 * @param {string} pathname
 */
function fileAt(folder, pathname) {
  const file = join(resolve(folder), decodeURIComponent(pathname));
  const isFile = existsSync(file) && statSync(file).isFile();
  return isFile || extname(pathname) !== '' ? file : join(resolve(folder), 'index.html');
}

/** @param {string} file */
function pack(file) {
  const body = readFileSync(file);
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
  const isText = /text|javascript|svg|manifest/.test(type);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return { type, etag, isText, body: isText ? brotliCompressSync(body, { params }) : body };
}

/**
 * Serves a folder, with its index.html for unknown addresses.
 * @param {string} folder
 */
export async function serveSlowly(folder) {
  /** @type {Line} */
  const line = { kbps: 0, roundTripMs: 0 };
  /** @type {Sent[]} */
  const sent = [];
  /** @type {Map<string, ReturnType<typeof pack>>} */
  const packed = new Map();
  const known = new WeakSet();
  const send = downlink(line);
  let inFlight = 0;
  let lastActive = performance.now();

  const server = createServer(async (request, response) => {
    inFlight += 1;
    response.on('close', () => {
      inFlight -= 1;
      lastActive = performance.now();
    });
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // A new connection costs an additional round trip.
    const trips = known.has(request.socket) ? 1 : 2;
    known.add(request.socket);
    await pause(line.roundTripMs * trips);

    const file = fileAt(folder, pathname);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const { type, etag, isText, body } = packed.get(file) ?? pack(file);
    packed.set(file, { type, etag, isText, body });
    const isHashed = pathname.startsWith('/assets/');
    const isFresh = type.startsWith('text/html') || WORKERS_OWN.test(pathname);
    const keep = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
    const isUnchanged = request.headers['if-none-match'] === etag;
    const content = isUnchanged ? Buffer.alloc(0) : body;
    const kind = type.includes('javascript') ? 'script' : (type.split('/')[0] ?? '');
    // The worker fetches every file of the build to cache it.
    const isWorkers = WORKERS_OWN.test(pathname) || /\/sw\.js$/.test(request.headers.referer ?? '');
    sent.push({ at: Date.now(), kind, bytes: content.length + HEADER_BYTES, isWorkers });
    response.writeHead(isUnchanged ? 304 : 200, {
      'Content-Type': type,
      ETag: etag,
      'Cache-Control': isFresh && !isHashed ? 'no-cache' : keep,
      ...(isText && !isUnchanged ? { 'Content-Encoding': 'br' } : {}),
    });
    send(response, content);
  });
  await new Promise((ready) => {
    server.listen(0, 'localhost', () => ready(undefined));
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://localhost:${port}`,
    line,
    /** How long the line has been idle, in ms. */
    quietMs: () => (inFlight > 0 ? 0 : performance.now() - lastActive),
    /** What was sent since the last call. */
    takeSent: () => sent.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
