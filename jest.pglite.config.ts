/**
 * Loaded like jest.config.ts.
 *
 * @jest-config-loader ts-node
 * @jest-config-loader-options {"transpileOnly":true,"compilerOptions":{"module":"CommonJS","verbatimModuleSyntax":false}}
 */
import type { Config } from 'jest';
import { node, served } from './jest.config';

/** Those of the API's tests in which the database decides most: orders, pages, searches, sums, and what is removed. */
const HANDLERS = [
  ...['allTime', 'catalogue', 'diary', 'diaryYears', 'erased', 'feedOrder', 'feeds', 'findFilms'],
  ...['leaving', 'listFilters', 'lists', 'listsOfLists', 'neighbours', 'notifications', 'replies'],
  ...['retries', 'revision', 'search', 'tags'],
];

/**
 * `npm run test:pglite`: the contract of the database, the model, what tidies up and a part of the API's tests over
 * the embedded database, too.
 */
const config: Config = {
  ...node,
  displayName: 'pglite',
  testTimeout: 120_000,
  // In a process of its own: PGlite sets the exit code of the one that it runs in.
  maxWorkers: 2,
  testMatch: [
    '<rootDir>/mocks/db/{db,sets,stores}.test.ts',
    '<rootDir>/mocks/tests/model/model.test.ts',
    '<rootDir>/server/tests/tidyUp.test.ts',
    `<rootDir>/mocks/tests/handlers/{${HANDLERS.join(',')}}.test.ts`,
  ],
  testPathIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: {
    ...served,
    '/openSchema$': '<rootDir>/server/testing/openEmbeddedSchema.ts',
  },
  globalSetup: '<rootDir>/server/testing/makeTemplate.ts',
  globalTeardown: '<rootDir>/server/testing/dropTemplate.ts',
};

export default config;
