import { defineConfig, devices } from '@playwright/test';
import { appPort, runSuffix, servedBuilds } from './e2e/support/builds';
import { browserOptions } from './scripts/browserOptions.mjs';
import { findTestBrowser } from './scripts/findBrowser.mjs';

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

export default defineConfig({
  testDir: 'e2e',
  outputDir: `test-results${runSuffix}`,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A machine that others use stands still for seconds, again and again: what never comes fails, what comes late does not.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  webServer: servedBuilds,
  use: {
    baseURL: `http://localhost:${appPort}`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    actionTimeout: 45_000,
    // A recording of every test, in case it fails, would cost a third of the run: `--trace on` makes one.
    screenshot: 'only-on-failure',
    launchOptions: browserOptions(findTestBrowser()),
  },
  // `npm test` runs desk and phone, `npm run test:long` the other two: those spend no time on service workers, except
  // where they are what a test is about or it calls the API itself.
  projects: [
    { name: 'desk', testIgnore: ['**/e2e/phone/**', '**/e2e/long/**'], use: DESK },
    { name: 'phone', testMatch: '**/e2e/phone/*.spec.ts', use: PHONE },
    {
      name: 'long',
      testMatch: '**/e2e/long/**/*.spec.ts',
      testIgnore: '**/e2e/long/phone/**',
      use: { ...DESK, serviceWorkers: 'block' },
    },
    {
      name: 'long-phone',
      testMatch: '**/e2e/long/phone/*.spec.ts',
      use: { ...PHONE, serviceWorkers: 'block' },
    },
  ],
});
