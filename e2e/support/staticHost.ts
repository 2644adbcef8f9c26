import { createServer } from 'node:http';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

interface StaticHost {
  port: number;
  /** Serves another build from now on, and nothing of the previous one. */
  deploy: (folder: string) => void;
  /** Serves none of these files from now on. */
  lose: (files: RegExp) => void;
  /** From now on the app's page stalls in the middle: so many ms after this text of it. */
  stallPage: (after: string, ms: number) => void;
  stop: () => Promise<void>;
}

/**
 * Serves a build like a plain host on all interfaces: under any host name, with the app's page for unknown addresses,
 * API calls included. Only missing code is a 404.
 */
export async function startStaticHost(build: string): Promise<StaticHost> {
  let folder = build;
  let lost: RegExp | undefined;
  let stall: { after: string; ms: number } | undefined;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const requested = join(folder, decodeURIComponent(pathname));
    const isFile = existsSync(requested) && statSync(requested).isFile() && !lost?.test(pathname);
    if (!isFile && pathname.startsWith('/assets/')) {
      response.writeHead(404).end();
      return;
    }
    const file = isFile ? requested : join(folder, 'index.html');
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type });
    const body = readFileSync(file);
    if (isFile || !stall) {
      response.end(body);
      return;
    }
    const half = body.indexOf(stall.after) + stall.after.length;
    response.write(body.subarray(0, half));
    void pause(stall.ms).then(() => response.end(body.subarray(half)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    deploy: (next) => {
      folder = next;
    },
    lose: (files) => {
      lost = files;
    },
    stallPage: (after, ms) => {
      stall = { after, ms };
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
