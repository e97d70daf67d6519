import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { isLong } from '../testing/long-tests.mjs';
import { chosenFaults, planted, titlesOfPlaywright, titlesOfVitest, verdictOf } from '../testing/plant.mjs';
import { type Fault, plantedFaults } from '../testing/planted-faults.mjs';

/** Where the tests of each vitest project are. */
const TESTS: Readonly<Record<string, string>> = {
  'booking-core': 'packages/booking-core/test',
  'api-client': 'packages/api-client/test',
  language: 'packages/language/test',
  'stay-files': 'packages/stay-files/test',
  content: 'packages/content/test',
  demo: 'packages/content/test/demo',
  ui: 'packages/ui/test',
  web: 'apps/web/test',
  processes: '{apps/web,packages/ui}/test',
  desk: 'apps/desk/test',
  api: 'apps/api/test',
  'api-modules': 'apps/api/test',
  scripts: 'scripts/test',
};

const journeys = plantedFaults.flatMap(({ nearest }) => ('journey' in nearest ? [nearest.journey] : []));
const onlyInAll = plantedFaults.filter(({ suite }) => suite === 'all');

describe('the planted faults', () => {
  test('each apply to one place of the source', () => {
    for (const fault of plantedFaults) {
      const source = readFileSync(join(root, fault.file), 'utf8');
      expect(planted(source, fault), fault.name).not.toBe(source);
    }
  });

  test('are sixty or more, each with a name of its own', () => {
    expect(plantedFaults.length).toBeGreaterThanOrEqual(60);
    expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length);
  });

  test('are caught by npm test, but for eight at the most', () => {
    expect(plantedFaults.length - onlyInAll.length).toBeGreaterThanOrEqual(56);
    expect(onlyInAll.length).toBeLessThanOrEqual(8);
  });

  test('need a browser eight times at the most', () => {
    expect(journeys.length).toBeLessThanOrEqual(8);
    for (const name of journeys) {
      expect(globSync(`e2e/journeys/**/${name}.spec.ts`, { cwd: root }), name).toHaveLength(1);
    }
  });

  test('name tests that exist, in the suite that runs them', () => {
    for (const { name, nearest, suite } of plantedFaults) {
      if ('journey' in nearest) continue;
      const files = globSync(`${TESTS[nearest.project]}/**/*.test.{ts,tsx}`, { cwd: root });
      const daily = files.filter((file) => !isLong(file));
      for (const word of nearest.files) {
        const found = (suite === 'all' ? files : daily).filter((file) => file.includes(word));
        expect(found, `${name}: ${word}`).not.toEqual([]);
      }
    }
  });
});

describe('a fault', () => {
  const fault = {
    name: 'an hour is half of one',
    file: 'clock.ts',
    text: '60',
    wrong: '$& 30',
    nearest: { project: 'api', files: ['clock'] },
  };

  test('replaces a text that occurs once, letter by letter', () => {
    expect(planted('HOUR = 60;', fault)).toBe('HOUR = $& 30;');
  });

  test.each([
    ['HOUR = 61;', 'its text occurs 0 times in clock.ts, not once'],
    ['HOUR = 60 * 60;', 'its text occurs 2 times in clock.ts, not once'],
  ])('is refused in %s', (source, reason) => {
    expect(() => planted(source, fault)).toThrow(reason);
  });

  test('is chosen by its number or a word of its name, or by its suite', () => {
    const faults: Fault[] = [fault, { ...fault, name: 'a second is a Week', suite: 'all' }];
    const numbers = (wanted: string[], isDaily = true) =>
      chosenFaults(faults, wanted, isDaily).map((one) => faults.indexOf(one) + 1);
    expect(numbers([])).toEqual([1]);
    expect(numbers([], false)).toEqual([1, 2]);
    expect(numbers(['2', 'hour'])).toEqual([1, 2]);
    expect(numbers(['week'])).toEqual([2]);
    expect(() => numbers(['3'])).toThrow('No planted fault is called 3: there are 2.');
  });
});

describe('a fault is caught', () => {
  const vitest = (...tests: { status: string; fullName: string }[]) =>
    titlesOfVitest({ testResults: [{ assertionResults: tests }] });

  test('when a test has failed', () => {
    const titles = vitest(
      { status: 'passed', fullName: 'fine' },
      { status: 'failed', fullName: 'M5 a share' },
    );
    expect(verdictOf(false, titles, '')).toEqual({ word: 'caught', detail: 'M5 a share' });
    const journey = { title: 'pays', tests: [{ status: 'unexpected' }] };
    const report = { suites: [{ specs: [], suites: [{ specs: [journey] }] }] };
    expect(verdictOf(false, titlesOfPlaywright(report), '')).toEqual({ word: 'caught', detail: 'pays' });
  });

  test('not when every test has passed', () => {
    expect(verdictOf(true, vitest({ status: 'passed', fullName: 'fine' }), '').word).toBe('NOT caught');
  });

  test.each([
    ['no report was written', undefined],
    ['a file of tests did not load', titlesOfVitest({ testResults: [{ assertionResults: [] }] })],
  ])('not when %s: then nothing ran', (_, titles) => {
    expect(verdictOf(false, titles, 'Cannot find module')).toEqual({
      word: 'could not run',
      detail: 'Cannot find module',
    });
  });
});
