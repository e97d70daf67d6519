import { defineConfig } from 'vitest/config';

/**
 * The tests that Stryker runs for each change of the prices (`pnpm mutation`): those about prices, with fewer random
 * values. Every other run takes the project `booking-core` of the root's vitest.config.ts.
 */
process.env.ORACLE_CASES ??= '240';
process.env.ORACLE_SEED ??= '1';

const SUBJECTS = [
  'articles',
  'cancellation',
  'card-price',
  'catalogue',
  'cents',
  'currencies',
  'demand',
  'deposit',
  'dollars',
  'example',
  'fees',
  'junk',
  'laws',
  'lowest-nights',
  'nightly-rates',
  'oracle',
  'parse-tariff',
  'plans',
  'quote',
  'quote-lines',
  'quote-stay',
  'rates',
  'room-selection',
  'rounding',
  'stay-change',
  'steps-and-periods',
  'verify-quote',
  'within-total',
];

export default defineConfig({
  test: {
    include: SUBJECTS.map((subject) => `test/${subject}.test.ts`),
    globals: true,
    isolate: false,
    testTimeout: 60_000,
    setupFiles: ['./test/support/few-runs.ts'],
  },
});
