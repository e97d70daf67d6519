import { configureGlobal, readConfigureGlobal } from 'fast-check';

// FC_SEED repeats the random values of an earlier run (a failing property prints its seed);
// FC_RUNS sets the number of runs of each property whose test does not set it; `npm test` takes a third.
const { FC_SEED, TESTS, FC_RUNS = TESTS === 'daily' ? 33 : undefined } = process.env;

configureGlobal({
  ...readConfigureGlobal(),
  ...(FC_SEED ? { seed: Number(FC_SEED) } : {}),
  ...(FC_RUNS ? { numRuns: Number(FC_RUNS) } : {}),
});
