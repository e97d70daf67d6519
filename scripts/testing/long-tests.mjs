/**
 * Files and folders of tests, from the root, that `npm run test:all` runs and `npm test` does not. They start whole
 * processes, wait for time-outs, try hundreds of random cases, or prove what seldom changes.
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
  'packages/booking-core/test/package',
];

/** @param {string} path of a file, from the root or absolute */
export function isLong(path) {
  return longTests.some((long) => `/${path}/`.includes(`/${long}/`));
}
