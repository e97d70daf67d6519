import { compareCases } from './support/compare.ts';
import { runs } from './support/runs.ts';

/** ORACLE_SEED repeats an earlier run; each run has another seed. */
const SEED = Number(process.env.ORACLE_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** 10,000, in `npm test` fewer. ORACLE_CASES sets another number: mutation testing has fewer still. */
const CASES = Number(process.env.ORACLE_CASES ?? runs(100).numRuns);

test('[F5–F15] [F38] [Q1–Q9] [Q12] [Q13] random stays equal the slow oracle', () => {
  expect(compareCases(SEED, CASES)).toBeGreaterThan(CASES / 2);
});
