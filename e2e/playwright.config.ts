import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './browser.ts';
import type { MotelOptions } from './support/test.ts';

const { executablePath, args, env } = await findBrowser();
/** The npm package's browser renders text without the features of its fonts. */
const setsPlainText = executablePath.includes('node_modules');

/** A page of a journey lives for seconds: to compile its scripts twice, for a long run, cost a tenth of all journeys. */
const COMPILES_ONCE = '--js-flags=--no-opt,--no-maglev';

export default defineConfig<MotelOptions>({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './support/prepare-template.ts',
  // The built site runs as built, as it does at a motel; sources run as Node strips them.
  build: { external: ['**/dist/**', '**/apps/api/**', '**/packages/**'] },
  fullyParallel: true,
  workers: 2,
  // A journey that passes only on a retry has found a bug.
  retries: 0,
  timeout: 120_000,
  // Generous: on a busy machine a page may take seconds, and a real failure still fails.
  expect: { timeout: 20_000 },
  use: {
    launchOptions: { executablePath, args: [...args, COMPILES_ONCE], env },
    // A trace costs as much as the journey: ask for one with `--trace retain-on-failure`.
    screenshot: 'only-on-failure',
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    locale: 'en-CA',
    // Not the motel's zone: its dates have to be right for guests elsewhere.
    timezoneId: 'Europe/Berlin',
  },
  projects: [
    // Journeys of a keyboard or a mouse; the longest ones are here, and begin first.
    { name: 'desktop', grep: /@wide/, use: { ...devices['Desktop Chrome'] } },
    // Guests book on a phone, so every journey without a mouse or a keyboard runs there; its pixels are coarse, because tests do not look at them.
    { name: 'phone', grepInvert: /@wide/, use: { ...devices['Pixel 7'], deviceScaleFactor: 1 } },
    // Each component alone, in the catalogue that `npm run catalogue` opens.
    {
      name: 'catalogue',
      ...(setsPlainText && { grepInvert: /@shaping/ }),
      testDir: 'catalogue',
      use: { ...devices['Desktop Chrome'] },
    },
  ],
});
