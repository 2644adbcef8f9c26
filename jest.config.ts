/**
 * Node below 22.18 cannot read TypeScript by itself.
 *
 * @jest-config-loader ts-node
 * @jest-config-loader-options {"transpileOnly":true,"compilerOptions":{"module":"CommonJS","verbatimModuleSyntax":false}}
 */
import type { Config } from 'jest';
import { findPostgres } from './server/testing/findPostgres';

/** Packages published as ES modules only: Jest runs CommonJS, so they are compiled like our own files. */
const esOnly = [
  '@dicebear',
  '@noble',
  '@open-draft/deferred-promise',
  '@redux-devtools',
  'p-limit',
  'rettime',
  'until-async',
  'uuid',
  'yocto-queue',
];

const shared = {
  // `isolatedModules` in tsconfig.json makes this compile without types; `npm run types` checks them once.
  transform: { '\\.(m?js|tsx?)$': 'ts-jest', '\\.tsv$': '<rootDir>/scripts/jest/rawText.cjs' },
  moduleNameMapper: {
    // The film table is imported as text, like `?raw` in Vite.
    '^(.*\\.tsv)\\?raw$': '$1',
    '/utils/internal/getCallFrame$': '<rootDir>/scripts/jest/noCallFrame.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esOnly.join('|')})/)`],
  restoreMocks: true,
  roots: ['<rootDir>/src', '<rootDir>/mocks', '<rootDir>/server'],
} satisfies Config;

/** Logic, the API and the backend, which need no DOM. */
export const node = {
  ...shared,
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/server/tests/'],
  setupFiles: ['<rootDir>/scripts/jest/unrefChannels.ts', '<rootDir>/scripts/jest/scheduler.ts'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/failOnConsole.ts'],
} satisfies Config;

const jsdom = {
  ...shared,
  displayName: 'jsdom',
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['**/*.test.tsx'],
  setupFiles: ['<rootDir>/scripts/jest/streams.ts', '<rootDir>/scripts/jest/scheduler.ts'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/failOnConsole.ts', '@testing-library/jest-dom'],
} satisfies Config;

/** What a server has in the place of a page's backend and of the database in memory. */
export const served = {
  ...shared.moduleNameMapper,
  '/(testing/adapters|db/memory)$': '<rootDir>/server/testing/sqlHome.ts',
  '^\\.\\./backend$': '<rootDir>/server/testing/servedBackend.ts',
};

/**
 * The contract of the database and of the API and the model again, over PostgreSQL: its adapter takes the place of
 * the one in memory, and a server that is asked over HTTP that of the page's handlers.
 */
export const postgresql = {
  ...node,
  displayName: 'postgresql',
  testMatch: [
    '<rootDir>/server/tests/*.test.ts',
    '<rootDir>/mocks/db/{db,sets,stores}.test.ts',
    '<rootDir>/mocks/tests/model/model.test.ts',
    // The others test what only a page's backend does: data URLs of pictures, code that is loaded late, other tabs.
    '<rootDir>/mocks/tests/handlers/!(changes|posts|severalPictures|withoutCatalogue).test.ts',
  ],
  testPathIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: served,
  globalSetup: '<rootDir>/server/testing/makeDatabase.ts',
  globalTeardown: '<rootDir>/server/testing/dropDatabase.ts',
} satisfies Config;

/** A function, because one has to look whether there is a PostgreSQL. */
export default async (): Promise<Config> => ({
  // Generous, because tests wait for conditions and not for a fixed time, which takes longer on a busy machine.
  testTimeout: 30_000,
  // By default Jest leaves one core free, which of two is half.
  maxWorkers: '100%',
  // Each file leaves something behind that slows all promises of the next ones: a worker that has grown begins anew.
  workerIdleMemoryLimit: '700MB',
  projects: [node, jsdom, ...((await findPostgres()) === null ? [] : [postgresql])],
});
