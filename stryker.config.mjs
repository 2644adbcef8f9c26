import { chosenArea } from './scripts/mutation/areas.mjs';

const { name, mutate, tests } = chosenArea();
process.env.MUTATION_TESTS = tests.source;

export default {
  mutate: [...mutate, '!**/*.test.ts'],
  testRunner: 'jest',
  jest: {
    configFile: 'jest.mutation.config.ts',
    // The tests are gathered while they run: nothing that Jest could find by following imports.
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  // For `--incremental`, by hand: it takes a test whose name is the same for the same test.
  incrementalFile: `.cache/mutation/${name}.json`,
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // An endless loop is the one mutant that needs it; a busy machine must not look like one.
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
