import { stripVTControlCharacters } from 'node:util';
import { journeysOf } from './counts.mjs';

/** Lines to keep of a message: enough for a property's seed and counterexample. */
const kept = 15;

/**
 * A failure for the end of a long run, in short: the full text is in the output of its step.
 * @param {string} place
 * @param {string} message
 */
function failure(place, message) {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const ours = lines.filter((line) => !/^\s+at .*node_modules/.test(line)).slice(0, kept);
  return [`✗ ${place}`, ...ours.map((line) => `    ${line.slice(0, 300)}`)].join('\n');
}

/**
 * Failures of a vitest JSON report: of tests, and of files that failed to load.
 *
 * @param {any} report
 * @returns {string[]}
 */
export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    if (failed.length === 0) return file.status === 'failed' ? [failure(file.name, file.message)] : [];
    return failed.map((/** @type {any} */ test) =>
      failure(`${file.name} › ${test.fullName}`, test.failureMessages.join('\n')),
    );
  });
}

/**
 * Failures of a Playwright JSON report: of journeys, also of those that passed only on a retry, and errors outside
 * journeys.
 *
 * @param {any} report
 * @returns {string[]}
 */
export function failuresOfPlaywright(report) {
  const outside = (report?.errors ?? []).map((/** @type {any} */ error) =>
    failure('outside a journey', error.message ?? error.value ?? ''),
  );
  const failed = journeysOf(report ?? {}).flatMap((spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((/** @type {any} */ test) =>
        failure(
          `[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
          test.results
            .flatMap((/** @type {any} */ result) => result.errors)
            .map((/** @type {any} */ error) => error.message)
            .join('\n'),
        ),
      ),
  );
  return [...outside, ...failed];
}

/**
 * Why a runner failed without a failed test, e.g. because it found no browser: the first error of its output.
 *
 * @param {string} what it runs
 * @param {string} output
 * @returns {string[]}
 */
export function failureOfRunner(what, output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const first = lines.findIndex((line) => /\berror\b|Error:/i.test(line));
  return [failure(what, lines.slice(Math.max(first, 0)).join('\n'))];
}
