/** Chromium respects it only at the very start of a file. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets Chromium compile some chunks completely in the background while they load, instead of each function on the main
 * thread when it is first called. Other browsers read a comment.
 * @param {string[]} names the chunks that most visits run early, and almost completely
 * @returns {import('vite').Plugin}
 */
export function compileHint(names) {
  return {
    name: 'compile-hint',
    apply: 'build',
    // A file with another start is another file.
    augmentChunkHash: ({ name }) => (names.includes(name) ? HINT : ''),
    generateBundle: {
      // Runs last, after everything else that is prepended to a file.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.includes(file.name)) file.code = HINT + file.code;
      },
    },
  };
}
