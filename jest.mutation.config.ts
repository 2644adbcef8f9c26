/**
 * Loaded like jest.config.ts.
 *
 * @jest-config-loader ts-node
 * @jest-config-loader-options {"transpileOnly":true,"compilerOptions":{"module":"CommonJS","verbatimModuleSyntax":false}}
 */
import type { Config } from 'jest';
import { node, postgresql } from './jest.config';

/** The tests of one area as a single file: msw, Redux and the like are then loaded once for each mutant. */
const config: Config = {
  ...(process.env['MUTATION_PROJECT'] === 'postgresql' ? postgresql : node),
  testEnvironment: './scripts/mutation/firstFailure.cjs',
  testTimeout: 30_000,
  roots: ['<rootDir>'],
  modulePathIgnorePatterns: ['<rootDir>/\\.stryker-tmp/'],
  testMatch: ['<rootDir>/scripts/mutation/area.test.ts'],
};

export default config;
