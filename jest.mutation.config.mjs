import { node } from './jest.config.mjs';

/**
 * The tests of one area as a single file: msw, Redux and the like are then loaded once for each mutant.
 *
 * @type {import('jest').Config}
 */
const config = {
  ...node,
  testEnvironment: './scripts/mutation/firstFailure.cjs',
  testTimeout: 30_000,
  roots: ['<rootDir>'],
  modulePathIgnorePatterns: ['<rootDir>/\\.stryker-tmp/'],
  testMatch: ['<rootDir>/scripts/mutation/area.test.ts'],
};

export default config;
