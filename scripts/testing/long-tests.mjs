/**
 * Files and folders of tests, from the root, that `npm run test:all` runs and `npm test` does not. They start whole
 * processes, wait for time-outs, try hundreds of random cases, or prove what seldom changes. A single such test has the
 * tag `long`.
 */
export const longTests = [
  'apps/api/test/attacks',
  'apps/api/test/backup',
  'apps/api/test/db',
  'apps/api/test/faults',
  'apps/api/test/fuzz',
  'apps/api/test/limits',
  'apps/api/test/model',
  'apps/api/test/start',
  'apps/api/test/jobs',
  'apps/api/test/checkout/last-room.test.ts',
  'apps/api/test/checkout/rush.test.ts',
  'apps/api/test/desk-commands',
  'apps/api/test/desk/added-field.test.ts',
  'apps/api/test/desk/publish-while-booking.test.ts',
  'apps/api/test/desk/photographs.test.ts',
  'apps/api/test/desk/plan-size.test.ts',
  'apps/api/test/desk/split-refunds.test.ts',
  'apps/api/test/health',
  'apps/api/test/history/strangers.test.ts',
  'apps/api/test/http/made-up-language.test.ts',
  'apps/api/test/http/metrics.test.ts',
  'apps/api/test/money/providers/stripe/shared-account.test.ts',
  'apps/api/test/site/begun-motels.test.ts',
  'apps/api/test/site/rendering-thread.test.ts',
  'packages/booking-core/test/package',
  'packages/content/test/photos.test.ts',
  'scripts/test/environment.test.ts',
  'scripts/test/money.test.ts',
];

/** @param {string} path of a file, from the root or absolute */
export function isLong(path) {
  return longTests.some((long) => `/${path}/`.includes(`/${long}/`));
}
