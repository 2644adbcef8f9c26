import { availableParallelism } from 'node:os';

/** @typedef {import('jest').Config} Config */

/** Packages published as ES modules only; Jest runs CommonJS, so they are compiled like our own files. */
const esOnly = [
  '@dicebear',
  '@noble',
  '@open-draft/deferred-promise',
  '@redux-devtools',
  'rettime',
  'until-async',
  'uuid',
];

/**
 * swc compiles a file in a tenth of TypeScript's time; types are `npm run types`' business.
 *
 * @param {{ tsx: boolean }} syntax
 * @returns {[string, import('@swc/core').Options]}
 */
function compiled({ tsx }) {
  return [
    '@swc/jest',
    {
      sourceMaps: true,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx },
        transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
      },
    },
  ];
}

/** @satisfies {Config} */
const shared = {
  transform: {
    '/@noble/.+\\.js$': '<rootDir>/scripts/jest/plainExports.cjs',
    '\\.(m?js|ts)$': compiled({ tsx: false }),
    '\\.tsx$': compiled({ tsx: true }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esOnly.join('|')})/)`],
  // Without styles, and without parts of msw and emotion that nothing here needs: each test file would load them anew.
  moduleNameMapper: {
    '^@emotion/is-prop-valid$': '<rootDir>/src/theme/stubs/isPropValid.ts',
    '^@emotion/sheet$': '<rootDir>/scripts/jest/noStyles.ts',
    '/getCallFrame$': '<rootDir>/scripts/jest/noCallFrame.ts',
    '/cookieStore$': '<rootDir>/mocks/stubs/cookieStore.ts',
    '/matchRequestUrl$': '<rootDir>/mocks/stubs/matchRequestUrl.ts',
    '^graphql$': '<rootDir>/mocks/stubs/graphql.ts',
  },
  // Every look at a global asks Jest's sandbox; these, which no test replaces, are handed to each module.
  sandboxInjectedGlobals: [
    'Array',
    'ArrayBuffer',
    'Error',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'Promise',
    'Set',
    'String',
    'Symbol',
    'Uint8Array',
    'WeakMap',
  ],
  setupFiles: ['<rootDir>/scripts/jest/plainContext.ts'],
  restoreMocks: true,
  roots: ['<rootDir>/src', '<rootDir>/mocks'],
};

/**
 * Logic, the API and the backend; pages and components need a browser's document.
 *
 * @type {Config}
 */
export const node = {
  ...shared,
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  setupFiles: [...shared.setupFiles, '<rootDir>/scripts/jest/unrefChannels.ts'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/failOnConsole.ts'],
};

/** @type {Config} */
const jsdom = {
  ...shared,
  displayName: 'jsdom',
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/failOnConsole.ts', '@testing-library/jest-dom'],
};

// Each test file loads its modules anew and soon drops them: in a larger nursery V8 copies fewer of them about.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

/** @type {Config} */
const config = {
  // Tests wait for what they name, never for a clock; a busy machine may take its time.
  testTimeout: 30_000,
  // Left to itself Jest spares one core, which on a machine of two halves its pace.
  maxWorkers: availableParallelism(),
  projects: [node, jsdom],
};

export default config;
