import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';
import { contentSecurityPolicy } from './contentSecurityPolicy.mjs';
import { firstFiles } from './firstFiles.mjs';

/** @typedef {import('./firstFiles.mjs').Bundle} Bundle */

/**
 * Keeps Chromium and WebKit from painting until `#outline`, the last element of the first page, has been read: rows that
 * share the window's height would move as the rest arrives. Other browsers ignore the link.
 */
const PAINT_WHOLE = '<link rel="expect" href="#outline" blocking="render" />';

/** @param {string} path */
const fileBeside = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * @param {Bundle} bundle
 * @param {string} name
 */
function textOf(bundle, name) {
  const output = bundle[name];
  if (output?.type !== 'asset') throw new Error(`The build has no asset ${name}.`);
  return String(output.source);
}

/**
 * The page with all matches of the pattern replaced.
 * @param {string} page
 * @param {RegExp | string} pattern
 * @param {(found: string, ...groups: string[]) => string} by
 */
function replaced(page, pattern, by) {
  if (page.search(pattern) === -1) throw new Error(`index.html has nothing like ${pattern}.`);
  return page.replace(pattern, by);
}

/**
 * The script of `src/boot.ts`, with the addresses of this build's files.
 * @param {Bundle} bundle
 * @param {string} base
 */
async function bootScript(bundle, base) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { FIRST_FILES: JSON.stringify(firstFiles(bundle, base)) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileBeside('../../src/boot.ts'), formats: ['iife'], name: 'boot' },
    },
  });
  const script = Array.isArray(built) ? built[0]?.output[0] : undefined;
  if (!script) throw new Error('The boot script could not be built.');
  return script.code.trim();
}

/**
 * @param {string} base
 * @returns {Promise<import('./renderFirstPage').RenderedPage>}
 */
async function renderFirstPage(base) {
  /** @type {{ module: typeof import('./renderFirstPage') }} */
  const { module } = await runnerImport(fileBeside('./renderFirstPage.tsx'));
  return module.renderFirstPage(base);
}

/**
 * Makes index.html useful before any script has loaded: it contains the rendered landing page and the
 * outline of all others with their styles, painted only as a whole, and one small script that shows one of them and
 * fetches what each address needs, all at once. A content security policy allows only that inline script. Not used by
 * the development server.
 * @returns {import('vite').Plugin}
 */
export function firstPage() {
  let base = '/';
  return {
    name: 'first-page',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const { markup, styles } = await renderFirstPage(base);
        const boot = await bootScript(bundle, base);
        /** @type {[pattern: RegExp | string, by: (found: string, ...groups: string[]) => string][]} */
        const replacements = [
          [/\s*<script type="module"[^>]*><\/script>/g, () => ''],
          [/<link\s[^>]*as="font"[^>]*>\s*/, () => ''],
          [
            /<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/,
            (_link, href = '') => {
              const fonts = textOf(bundle, href.slice(base.length));
              return `<style>${fonts}</style>${styles}`;
            },
          ],
          ['</title>', (end) => `${end}\n    ${PAINT_WHOLE}\n    <script>${boot}</script>`],
          ['<div id="root">', (root) => root + markup],
        ];
        // Vite lists the entry's own chunks here, if it has any.
        const bare = html.replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
        const page = replacements.reduce(
          (text, [pattern, by]) => replaced(text, pattern, by),
          bare,
        );
        return replaced(
          page,
          '<meta charset="utf-8" />',
          (charset) => `${charset}\n    ${contentSecurityPolicy(page)}`,
        );
      },
    },
  };
}
