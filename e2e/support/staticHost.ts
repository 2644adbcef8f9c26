import { createServer } from 'node:http';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { AddressInfo } from 'node:net';

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
  /** From now on pauses for so many ms before this text of the app's page. */
  stallPage: (before: string, ms: number) => void;
  stop: () => Promise<void>;
}

/**
 * Serves a build like a plain host on all interfaces: under any host name, with the app's page for unknown addresses,
 * API calls included. Only missing code is a 404.
 */
export async function startStaticHost(build: string): Promise<StaticHost> {
  let folder = build;
  let lost: RegExp | undefined;
  let stall: { before: string; ms: number } | undefined;
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
    const at = body.indexOf(stall.before);
    if (at === -1) throw new Error(`The app's page has no ${stall.before}`);
    response.write(body.subarray(0, at));
    setTimeout(() => response.end(body.subarray(at)), stall.ms);
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
    stallPage: (before, ms) => {
      stall = { before, ms };
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
