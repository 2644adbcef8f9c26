import { defineConfig, devices } from '@playwright/test';
import { appPort, runSuffix, servedBuilds } from './e2e/support/builds';
import { browserOptions } from './scripts/browserOptions.mjs';
import { findTestBrowser } from './scripts/findBrowser.mjs';

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
  projects: [
    {
      name: 'desk',
      testIgnore: '**/phone/**',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: '**/phone/**',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
