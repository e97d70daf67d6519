import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  countsOfPlaywright,
  countsOfRunner,
  countsOfVitest,
  countsSentence,
  readReport,
  sum,
} from '../testing/counts.mjs';

const vitestReport = {
  numPassedTests: 40,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ],
};

const playwrightReport = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };

describe('the closing line counts', () => {
  test('a test file that could not be loaded as one failure', () => {
    expect(countsOfVitest(vitestReport)).toEqual({ passed: 40, failed: 2, skipped: 3 });
  });

  test('a journey that passed only on a retry, and errors outside journeys', () => {
    expect(countsOfPlaywright(playwrightReport)).toEqual({ passed: 7, failed: 3, skipped: 2 });
  });

  test('all steps together, and skipped tests only when there are some', () => {
    const total = sum([
      { passed: 40, failed: 2, skipped: 0 },
      { passed: 7, failed: 0, skipped: 0 },
    ]);
    expect(countsSentence(total)).toBe('47 passed, 2 failed');
    expect(countsSentence({ ...total, skipped: 1 })).toBe('47 passed, 2 failed, 1 skipped');
  });
});

describe('a test runner has failed', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'motel-counts-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const green = { ...vitestReport, numFailedTests: 0, testResults: [] };
  const nothing = { ...green, numPassedTests: 0 };

  test.each([
    ['when it ran nothing, though it exited with 0', true, JSON.stringify(nothing), 1],
    ['when it exited with an error that no test accounts for', false, JSON.stringify(green), 1],
    ['when it was cut off while it wrote its report', false, '{"numPassed', 1],
    ['no more often than its tests', false, JSON.stringify(vitestReport), 2],
    ['never when all is well', true, JSON.stringify(green), 0],
  ])('%s', (_, ok, report, failed) => {
    const file = join(folder, 'report.json');
    writeFileSync(file, report);
    expect(countsOfRunner(ok, readReport(file), countsOfVitest).failed).toBe(failed);
  });

  test('when it wrote no report at all', () => {
    const absent = readReport(join(folder, 'absent.json'));
    expect(countsOfRunner(true, absent, countsOfVitest).failed).toBe(1);
  });
});
