import { defineConfig, devices } from '@playwright/test';
import { appPort, runSuffix, servers } from './e2e/support/builds';
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
  // Generous, because a shared machine can stall for seconds: only what never happens fails, not what is late.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  webServer: servers,
  use: {
    baseURL: `http://localhost:${appPort}`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    actionTimeout: 45_000,
    // Recording traces of all tests would add a third to a run; `--trace on` records them.
    screenshot: 'only-on-failure',
    launchOptions: browserOptions(findTestBrowser()),
  },
  // `npm test` runs desk and phone, `npm run test:long` the other two. Those block service workers to save time, except
  // in tests that are about the worker or call the API from outside the app.
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
