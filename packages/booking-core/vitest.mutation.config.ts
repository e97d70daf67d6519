import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The tests that Stryker runs for each change of the prices (`pnpm mutation`): those about prices, with fewer random
 * values. Every other run takes the project `booking-core` of the root's vitest.config.ts.
 */
process.env.ORACLE_CASES ??= '240';
process.env.ORACLE_SEED ??= '1';

/** The quickest of those that find most come first: the first that fails ends a run. */
const SUBJECTS = [
  'example',
  'quote',
  'quote-lines',
  'steps-and-periods',
  'nightly-rates',
  'cents',
  'deposit',
  'rounding',
  'cancellation',
  'verify-quote',
  'catalogue',
  'card-price',
  'quote-stay',
  'room-selection',
  'stay-change',
  'within-total',
  'articles',
  'fees',
  'parse-tariff',
  'oracle',
  'junk',
  'demand',
  'dollars',
  'currencies',
  'rates',
  'lowest-nights',
  'laws',
  'plans',
];

class InThisOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => SUBJECTS.indexOf(basename(moduleId, '.test.ts'));
    return files.sort((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  test: {
    include: SUBJECTS.map((subject) => `test/${subject}.test.ts`),
    globals: true,
    isolate: false,
    sequence: { sequencer: InThisOrder },
    testTimeout: 60_000,
    setupFiles: ['./test/support/few-runs.ts'],
  },
});
