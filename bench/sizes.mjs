/** `npm run bench`: what the production build weighs, in kB of brotli, by chunk, by route and by package. */
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** @typedef {{ name: string, kB: number, imports: string[], page: string | null, isEntry: boolean, modules: Record<string, number> }} Chunk */

/** @param {string | Uint8Array} content */
const brotliKB = (content) => brotliCompressSync(content).length / 1000;

/** @param {string} id a module's path */
function packageOf(id) {
  const path = id.split('node_modules/').at(-1);
  if (path === undefined || path === id) return id.includes('/mocks/') ? '(mocks)' : '(src)';
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
}

/** @returns {Promise<{ chunks: Map<string, Chunk>, assets: { name: string, kB: number }[] }>} */
async function buildAndWeigh() {
  /** @type {Map<string, Chunk>} */
  const chunks = new Map();
  /** @type {{ name: string, kB: number }[]} */
  const assets = [];
  await build({
    logLevel: 'warn',
    build: { outDir: 'dist-bench', emptyOutDir: true },
    plugins: [
      {
        name: 'weigh',
        writeBundle(_options, bundle) {
          for (const [name, output] of Object.entries(bundle)) {
            if (output.type === 'asset') {
              assets.push({ name, kB: brotliKB(output.source) });
              continue;
            }
            const page = /\/src\/pages\/(\w+)\.tsx$/.exec(output.facadeModuleId ?? '');
            chunks.set(name, {
              name,
              kB: brotliKB(output.code),
              imports: output.imports,
              page: page?.[1] ?? null,
              isEntry: output.isEntry,
              modules: Object.fromEntries(
                Object.entries(output.modules).map(([id, module]) => [id, module.renderedLength]),
              ),
            });
          }
        },
      },
    ],
  });
  return { chunks, assets };
}

/**
 * A chunk and everything it imports statically.
 *
 * @param {Map<string, Chunk>} chunks
 * @param {string} name
 * @param {Set<string>} [seen]
 */
function closure(chunks, name, seen = new Set()) {
  if (!seen.has(name)) {
    seen.add(name);
    chunks.get(name)?.imports.forEach((next) => closure(chunks, next, seen));
  }
  return seen;
}

/**
 * @param {string} title
 * @param {[name: string, kB: number][]} rows
 */
function table(title, rows) {
  console.log(`\n${title}`);
  for (const [name, kB] of rows.toSorted((a, b) => b[1] - a[1])) {
    console.log(`${kB.toFixed(1).padStart(8)} kB  ${name}`);
  }
}

const { chunks, assets } = await buildAndWeigh();
const all = [...chunks.values()];

/** @param {Iterable<string>} names */
const weigh = (names) => [...names].reduce((sum, name) => sum + (chunks.get(name)?.kB ?? 0), 0);

const entry = all.find((chunk) => chunk.isEntry);
if (!entry) throw new Error('The build has no entry.');
const initial = closure(chunks, entry.name);

/** @type {Map<string, number>} */
const packages = new Map();
for (const chunk of all) {
  const rendered = Object.values(chunk.modules).reduce((sum, length) => sum + length, 0);
  for (const [id, length] of Object.entries(chunk.modules)) {
    const name = packageOf(id);
    packages.set(name, (packages.get(name) ?? 0) + (chunk.kB * length) / rendered);
  }
}

table(
  'Chunks (* loads with the first page)',
  all.map(({ name, kB }) => [`${basename(name)}${initial.has(name) ? ' *' : ''}`, kB]),
);
table(
  'Assets',
  assets.map(({ name, kB }) => [basename(name), kB]),
);
table(
  'Packages (their share of the chunks, by rendered length)',
  [...packages].filter(([, kB]) => kB >= 0.5),
);
table('Routes (script until the page can be used)', [
  ['(initial script)', weigh(initial)],
  ...all
    .filter(({ page }) => page !== null)
    .map(
      /** @returns {[string, number]} */
      ({ name, page }) => [String(page), weigh(closure(chunks, name, new Set(initial)))],
    ),
]);
