import { fc } from '@fast-check/vitest';

/** Mutation testing repeats the tests for each change of the source: always with the same, fewer random values. */
fc.configureGlobal({ numRuns: 20, seed: 1 });
