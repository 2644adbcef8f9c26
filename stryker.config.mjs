import { chosenArea } from './scripts/mutation/areas.mjs';

const { name, mutate, tests, overPostgres = false } = chosenArea();
process.env.MUTATION_TESTS ??= tests.source;
process.env.MUTATION_PROJECT = overPostgres ? 'postgresql' : 'node';

export default {
  mutate: [...mutate, '!**/*.test.ts'],
  testRunner: 'jest',
  jest: {
    configFile: 'jest.mutation.config.ts',
    // `area.test.ts` loads the tests at run time, so Jest cannot find them by following imports.
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  // Only for `--incremental`, run by hand: it identifies tests by their names.
  incrementalFile: `.cache/mutation/${name}.json`,
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // Only endless loops need it; on a busy machine a slow test must not be mistaken for one.
  timeoutMS: 60_000,
  timeoutFactor: 2,
  tempDirName: '.stryker-tmp',
  ignorePatterns: [
    '/dist*',
    '/screenshots',
    '/test-results*',
    '/art',
    '/e2e',
    '/docs',
    '/public',
    '/bench',
  ],
};
