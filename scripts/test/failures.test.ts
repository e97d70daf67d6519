import { describe, expect, test } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest } from '../testing/failures.mjs';

describe('the end of a failed run names', () => {
  test('each failed test with its place and seed, without stacks of packages', () => {
    const report = {
      testResults: [
        { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'fine' }] },
        {
          name: 'b.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'also fine' },
            {
              status: 'failed',
              fullName: 'D1 the lines add up',
              failureMessages: [
                'Error: Property failed after 1 tests\n{ seed: -2132037113, path: "0:1" }\nCounterexample: [5]\n    at throwIfFailed (file:///x/node_modules/fast-check.js:1:1)\n    at b.test.ts:2:29',
              ],
            },
          ],
        },
      ],
    };
    expect(failuresOfVitest(report)).toEqual([
      [
        '✗ b.test.ts › D1 the lines add up',
        '    Error: Property failed after 1 tests',
        '    { seed: -2132037113, path: "0:1" }',
        '    Counterexample: [5]',
        '        at b.test.ts:2:29',
      ].join('\n'),
    ]);
  });

  test('a test file that could not be loaded', () => {
    const report = {
      testResults: [
        { name: 'c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    };
    expect(failuresOfVitest(report)).toEqual(['✗ c.test.ts\n    Cannot find module']);
  });

  test('each failed journey, at any depth, and one that passed only on a retry', () => {
    const journey = (title: string, status: string, message: string) => ({
      title,
      file: 'pay.spec.ts',
      line: 9,
      tests: [{ projectName: 'phone', status, results: [{ errors: message ? [{ message }] : [] }] }],
    });
    const report = {
      errors: [{ message: 'no browser' }],
      suites: [
        {
          specs: [journey('pays', 'expected', '')],
          suites: [
            {
              specs: [
                journey('pays twice', 'unexpected', '\u001b[31mno alert\u001b[39m'),
                journey('waits', 'flaky', 'late'),
              ],
            },
          ],
        },
      ],
    };
    expect(failuresOfPlaywright(report)).toEqual([
      '✗ outside a journey\n    no browser',
      '✗ [phone] pay.spec.ts:9 › pays twice\n    no alert',
      '✗ [phone] pay.spec.ts:9 › waits\n    late',
    ]);
  });

  test('only the beginning of a long message', () => {
    const message = Array.from({ length: 200 }, (_, line) => `line ${line}`).join('\n');
    const report = { testResults: [{ name: 'd.test.ts', status: 'failed', message, assertionResults: [] }] };
    expect(failuresOfVitest(report)[0]?.split('\n').length).toBeLessThan(20);
  });

  test('nothing without a report', () => {
    expect(failuresOfVitest(undefined)).toEqual([]);
    expect(failuresOfPlaywright(undefined)).toEqual([]);
  });
});
