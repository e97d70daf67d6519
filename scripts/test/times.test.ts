import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { filesOfPlaywright, filesOfVitest, timed, timeTable } from '../testing/times.mjs';

const step = (name: string, files: { name: string; seconds: number }[] = []) => ({
  name,
  files,
  times: { wall: 2, cores: undefined },
});

test('a step has the core-seconds of the programs that it ran', async () => {
  const loop = 'const end = Date.now() + 300; while (Date.now() < end);';
  const { result, times } = await timed(async () => execFileSync(process.execPath, ['-e', loop]).length);
  expect(result).toBe(0);
  expect(times.wall).toBeGreaterThanOrEqual(0.3);
  if (process.platform === 'linux') expect(times.cores).toBeGreaterThan(0);
});

test('files are read from the reports of both runners', () => {
  const vitest = { testResults: [{ name: import.meta.filename, startTime: 1000, endTime: 3500 }] };
  expect(filesOfVitest(vitest)).toEqual([{ name: 'scripts/test/times.test.ts', seconds: 2.5 }]);
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suite = { file: 'stay.spec.ts', specs: [spec(1000)], suites: [{ specs: [spec(200, 300)] }] };
  expect(filesOfPlaywright({ suites: [suite] })).toEqual([{ name: 'e2e › stay.spec.ts', seconds: 1.5 }]);
  expect([filesOfVitest(undefined), filesOfPlaywright(undefined)]).toEqual([[], []]);
});

test('the ten slowest files are listed, in the default run those too long', () => {
  const files = Array.from({ length: 12 }, (_, n) => ({ name: `file-${n}`, seconds: n }));
  const table = timeTable([step('one', files.slice(0, 6)), step('two', files.slice(6))], true);
  const listed = table.split('\n').filter((line) => line.includes('file-'));
  expect(listed).toHaveLength(10);
  expect(listed[0]).toMatch(/11\.0 s .*file-11: above 10 s$/);
  expect(listed[1]).toMatch(/file-10$/);
  expect(timeTable([step('one', files)], false)).not.toContain('above');
});
