import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Counts of a vitest JSON report. A file that failed to load counts as one failure.
 *
 * @param {any} report
 * @returns {Counts}
 */
export function countsOfVitest(report) {
  const files = report.testResults ?? [];
  const broken = files.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Counts of a Playwright JSON report. A test that passed only on a retry counts as failed, and so does each error
 * outside a test.
 *
 * @param {any} report
 * @returns {Counts}
 */
export function countsOfPlaywright({ stats, errors = [] }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * The journeys of a Playwright JSON report, or of one of its files, of which groups may be parts.
 * @param {any} suite
 * @returns {any[]}
 */
export function journeysOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(journeysOf)];
}

/**
 * Counts of a test runner. It has failed if it ran nothing, wrote no report, or exited with an error that no test
 * explains.
 *
 * @param {boolean} ok whether it exited with 0
 * @param {any} report its JSON report, undefined when it wrote none
 * @param {(report: any) => Counts} read
 * @returns {Counts}
 */
export function countsOfRunner(ok, report, read) {
  const counts = report === undefined ? { passed: 0, failed: 0, skipped: 0 } : read(report);
  const silent = counts.passed + counts.failed === 0;
  return (!ok || silent) && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * A runner's JSON report; undefined when it wrote none, or only a part.
 * @param {string} file
 * @returns {any}
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  const add = (/** @type {keyof Counts} */ key) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
}

/**
 * The closing line: `N passed, N failed`, and `, N skipped` if any were.
 * @param {Counts} counts
 */
export function countsSentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
