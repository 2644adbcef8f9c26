/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */

/** @param {Bundle} bundle */
const chunksOf = (bundle) => Object.values(bundle).filter((output) => output.type === 'chunk');

/**
 * The addresses of what a page fetches first. `src/boot.ts` describes each.
 * @param {Bundle} bundle
 * @param {string} base the app's base path
 */
export function firstFiles(bundle, base) {
  /** @param {string} name */
  const chunkOf = (name) => {
    const chunk = chunksOf(bundle).find((candidate) => candidate.name === name);
    if (!chunk) throw new Error(`The build has no chunk ${name}.`);
    return chunk;
  };
  /** @type {(fileName: string, seen: Set<string>) => Set<string>} */
  const withImports = (fileName, seen) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return seen;
    seen.add(fileName);
    for (const imported of chunk.imports) withImports(imported, seen);
    return seen;
  };
  /**
   * The files of chunks, each followed by those that it imports statically.
   * @param {string[]} names
   */
  const filesOf = (...names) => {
    /** @type {Set<string>} */
    const files = new Set();
    for (const name of names) withImports(chunkOf(name).fileName, files);
    return [...files].map((file) => base + file);
  };
  const font = Object.keys(bundle).find((file) => /latin-400.*\.woff2$/.test(file));
  if (font === undefined) throw new Error('The build lacks its font.');
  // The backend and the store come before React because they request the page's data.
  const every = ['first', 'backend', 'store', 'app'];
  return {
    basePath: base,
    entry: base + chunkOf('first').fileName,
    font: base + font,
    landing: filesOf(...every, 'LandingPage'),
    guest: filesOf(...every, 'guest'),
    member: filesOf(...every),
    home: filesOf(...every, 'writing'),
    post: filesOf(...every, 'PostPage'),
    profile: filesOf(...every, 'ProfilePage'),
  };
}
