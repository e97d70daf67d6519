import { compareCases } from './support/compare.ts';

/** ORACLE_SEED repeats an earlier run; each run has another seed. */
const SEED = Number(process.env.ORACLE_SEED ?? Math.floor(Math.random() * 2 ** 31));
const { ORACLE_CASES, TESTS } = process.env;
/** ORACLE_CASES sets another number: mutation testing has fewer, and `npm test`. */
const CASES = Number(ORACLE_CASES ?? (TESTS === 'daily' ? 2_500 : 10_000));

test('[F5–F15] [F38] [Q1–Q9] [Q12] [Q13] random stays equal the slow oracle', () => {
  expect(compareCases(SEED, CASES)).toBeGreaterThan(CASES / 2);
});
