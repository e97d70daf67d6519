import { runTests } from '../testing/run-tests.mjs';

/** `npm test`: the tests that guard each change. */
export function command() {
  return runTests({ isDaily: true });
}
