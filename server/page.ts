import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { SignUpMode } from '../src/domain/signUp';

/** What the app has to know of the server that its page came from, see `src/lib/serverHome.ts` and `community.ts` there. */
export interface Home {
  installationId: string;
  /** Whether there are the sample people, whom anybody can sign in as. */
  hasSamples: boolean;
  /** The community's name, where the server has one. */
  name?: string | undefined;
  /** Lines. */
  rules?: string | undefined;
  /** Who can sign up at present. */
  signUpMode(): Promise<SignUpMode>;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (found) => ESCAPES[found] ?? '');

/** Where the prerendered landing page has room for the name, see `CommunityName.tsx`. */
const SLOT = '<span data-slot="community">';

interface Bodies {
  plain: string;
  br: Buffer;
  gzip: Buffer;
}

/** index.html of the built app, marked as a server's, and compressed once for each mode. */
export function createPage(folder: string, home: Home) {
  const { installationId, hasSamples, name, rules, signUpMode } = home;
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  const known = new Map<SignUpMode, Bodies>();

  function bodiesFor(mode: SignUpMode): Bodies {
    const marks = [
      `data-installation="${installationId}"`,
      `data-sign-up="${mode}"`,
      ...(hasSamples ? ['data-samples'] : []),
      ...(name === undefined ? [] : [`data-community="${escaped(name)}"`]),
      ...(rules === undefined ? [] : [`data-rules="${escaped(rules)}"`]),
    ];
    const plain = index
      .replace('<html', () => `<html ${marks.join(' ')}`)
      .replace(SLOT, () => (name === undefined ? SLOT : `${SLOT}<bdi>${escaped(name)}</bdi> · `));
    return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
  }

  return async (context: Context): Promise<Response> => {
    const mode = await signUpMode();
    const bodies = known.get(mode) ?? bodiesFor(mode);
    known.set(mode, bodies);
    const accepted = context.req.header('Accept-Encoding') ?? '';
    const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
    context.header('Vary', 'Accept-Encoding');
    if (!encoding) return context.html(bodies.plain);
    context.header('Content-Encoding', encoding);
    context.header('Content-Type', 'text/html; charset=UTF-8');
    return context.body(new Uint8Array(bodies[encoding]));
  };
}
