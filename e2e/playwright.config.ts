import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './browser.ts';
import type { MotelOptions } from './support/test.ts';

const { executablePath, args, env } = await findBrowser();
/** The browser of npm sets text without the features of its fonts. */
const setsPlainText = executablePath.includes('node_modules');

export default defineConfig<MotelOptions>({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './support/prepare-template.ts',
  // The built site runs as it is, here as in the motel.
  build: { external: ['**/dist/**'] },
  fullyParallel: true,
  workers: 2,
  // A journey that passes only when tried again has found something.
  retries: 0,
  timeout: 120_000,
  // Generous: on a busy machine a page may take seconds; what fails, fails all the same.
  expect: { timeout: 20_000 },
  use: {
    launchOptions: { executablePath, args, env },
    // A trace costs as much as the journey: ask for one with `--trace retain-on-failure`.
    screenshot: 'only-on-failure',
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    locale: 'en-CA',
    // Not the motel's zone: its dates have to come out right for guests elsewhere.
    timezoneId: 'Europe/Berlin',
  },
  projects: [
    // Guests book on a phone, so every journey runs there; nobody looks, so its pixels are coarse.
    { name: 'phone', use: { ...devices['Pixel 7'], deviceScaleFactor: 1 } },
    // Each component by itself, in the catalogue that `npm run catalogue` opens.
    {
      name: 'catalogue',
      ...(setsPlainText && { grepInvert: /@shaping/ }),
      testDir: 'catalogue',
      use: { ...devices['Desktop Chrome'] },
    },
    // What only a wide screen has: journeys tagged @desktop.
    { name: 'desktop', grep: /@desktop/, use: { ...devices['Desktop Chrome'] } },
  ],
});
