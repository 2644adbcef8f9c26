/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */

/** @param {Bundle} bundle */
const chunksOf = (bundle) => Object.values(bundle).filter((output) => output.type === 'chunk');

/**
 * The file of the chunk with this name, and with it those of all that it imports statically.
 *
 * @param {Bundle} bundle
 * @param {string} name
 */
function withImports(bundle, name) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} fileName */
  const visit = (fileName) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return;
    seen.add(fileName);
    chunk.imports.forEach(visit);
  };
  const chunk = chunksOf(bundle).find((candidate) => candidate.name === name);
  if (!chunk) throw new Error(`The build has no chunk ${name}.`);
  visit(chunk.fileName);
  return [...seen];
}

/**
 * The addresses of what a page fetches first, the most urgent before the others. `src/boot.ts` says what each is.
 *
 * @param {Bundle} bundle
 * @param {string} base the app's base path
 */
export function firstFiles(bundle, base) {
  const every = [...new Set([...withImports(bundle, 'start'), ...withImports(bundle, 'app')])];
  /** @param {string} name */
  const beyond = (name) => withImports(bundle, name).filter((file) => !every.includes(file));
  /** @param {string} file */
  const address = (file) => base + file;
  // The module itself: its group's chunk, not the file that Vite names as the entry and that only imports that.
  const entry = chunksOf(bundle).find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith('/src/main.tsx')),
  );
  const vendor = chunksOf(bundle).find(({ name }) => name === 'vendor');
  const font = Object.keys(bundle).find((file) => /latin-400.*\.woff2$/.test(file));
  if (!entry || !vendor || font === undefined) {
    throw new Error('The build lacks its entry, its packages or its font.');
  }
  return {
    basePath: base,
    entry: address(entry.fileName),
    font: address(font),
    vendor: address(vendor.fileName),
    every: every.map(address),
    inside: beyond('inside').map(address),
    profile: beyond('ProfilePage').map(address),
    outside: beyond('outside').map(address),
    landing: beyond('LandingPage').map(address),
  };
}
