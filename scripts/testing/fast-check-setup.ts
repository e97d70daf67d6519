import { configureGlobal, readConfigureGlobal } from 'fast-check';

// FC_SEED repeats the random values of an earlier run (a failing property prints its seed);
// FC_RUNS tries each property so many times where the test does not say otherwise.
const { FC_SEED, FC_RUNS } = process.env;

configureGlobal({
  ...readConfigureGlobal(),
  ...(FC_SEED ? { seed: Number(FC_SEED) } : {}),
  ...(FC_RUNS ? { numRuns: Number(FC_RUNS) } : {}),
});
