import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context } from 'hono';

/** What the app has to know of the server that its page came from, see `src/lib/serverHome.ts`. */
export interface Home {
  installationId: string;
  /** Whether there are the sample people, whom anybody can sign in as. */
  hasSamples: boolean;
}

/** index.html of the built app, marked as a server's, and compressed once. */
export function createPage(folder: string, { installationId, hasSamples }: Home) {
  const mark = `<html data-installation="${installationId}"${hasSamples ? ' data-samples' : ''}`;
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace('<html', mark);
  const bodies = { br: brotliCompressSync(page), gzip: gzipSync(page) };

  return (context: Context): Response => {
    const accepted = context.req.header('Accept-Encoding') ?? '';
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
    context.header('Vary', 'Accept-Encoding');
    if (!encoding) return context.html(page);
    context.header('Content-Encoding', encoding);
    context.header('Content-Type', 'text/html; charset=UTF-8');
    return context.body(new Uint8Array(bodies[encoding]));
  };
}
