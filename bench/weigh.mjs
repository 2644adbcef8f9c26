/** Builds the app and weighs the result, in kB (1000 bytes) of brotli at its highest quality. */
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { firstFiles } from '../scripts/vite/firstFiles.mjs';

/** The folder of builds for measuring. */
export const OUT_DIR = 'dist-bench';

/** @typedef {{ kB: number, modules: Map<string, number> }} Chunk each module's length before minification, by id */
/** @typedef {{ chunks: Map<string, Chunk>, files: ReturnType<typeof firstFiles>, html: string }} Weighed */

/** @param {string | Uint8Array} content */
export const brotliKB = (content) => brotliCompressSync(content).length / 1000;

/** @returns {Promise<Weighed>} */
export async function buildAndWeigh() {
  /** @type {Map<string, Chunk>} */
  const chunks = new Map();
  /** @type {ReturnType<typeof firstFiles> | undefined} */
  let files;
  let html = '';
  await build({
    logLevel: 'warn',
    build: { outDir: OUT_DIR, emptyOutDir: true },
    plugins: [
      {
        name: 'weigh',
        writeBundle(_options, bundle) {
          files = firstFiles(bundle, '');
          for (const [name, output] of Object.entries(bundle)) {
            if (output.type === 'chunk') {
              const lengths = Object.entries(output.modules).map(
                /** @returns {[string, number]} */
                ([id, { renderedLength }]) => [id, renderedLength],
              );
              chunks.set(name, { kB: brotliKB(output.code), modules: new Map(lengths) });
            } else if (name === 'index.html') {
              html = String(output.source);
            }
          }
        },
      },
    ],
  });
  if (!files) throw new Error('The build wrote nothing.');
  return { chunks, files, html };
}

/**
 * What each kind of address fetches until it is idle, without the service worker's own files.
 * @param {Weighed} weighed
 * @returns {Map<string, number>} kB by route
 */
export function weighRoutes({ chunks, files, html }) {
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  /** @param {string[]} pages */
  const script = (pages) => pages.reduce((sum, file) => sum + (chunks.get(file)?.kB ?? 0), 0);
  return new Map([
    ['index.html, with the landing page and the outline of the others in it', brotliKB(html)],
    ['script before the first paint of the landing page', brotliKB(inline.join('\n'))],
    ['landing page, after its first paint', script(files.landing)],
    ['login, signup', script(files.guest)],
    ['home', script(files.home)],
    ['single post', script(files.post)],
    ['explore, bookmarks, films, settings, …', script(files.member)],
    ['profile', script(files.profile)],
  ]);
}

/**
 * Each package's share of the chunks, split by length before minification: estimates that add up to the total.
 * @param {Iterable<Chunk>} chunks
 * @returns {Map<string, number>} kB by package
 */
export function weighPackages(chunks) {
  /** @type {Map<string, number>} */
  const packages = new Map();
  for (const { kB, modules } of chunks) {
    const whole = [...modules.values()].reduce((sum, length) => sum + length, 0);
    for (const [id, length] of modules) {
      const name = packageOf(id);
      packages.set(name, (packages.get(name) ?? 0) + (kB * length) / whole);
    }
  }
  return packages;
}

/** @param {string} id a module's path */
function packageOf(id) {
  const path = id.split('node_modules/').at(-1);
  if (path === undefined || path === id) return id.includes('/mocks/') ? '(mocks)' : '(src)';
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
}
