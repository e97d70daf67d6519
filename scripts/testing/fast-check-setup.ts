import { configureGlobal, readConfigureGlobal } from 'fast-check';

// FC_SEED repeats the random values of an earlier run (a failing property prints its seed);
// FC_RUNS sets the number of runs of each property whose test does not set it.
const { FC_SEED, FC_RUNS } = process.env;

configureGlobal({
  ...readConfigureGlobal(),
  ...(FC_SEED ? { seed: Number(FC_SEED) } : {}),
  ...(FC_RUNS ? { numRuns: Number(FC_RUNS) } : {}),
});
