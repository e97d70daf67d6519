import { fc } from '@fast-check/vitest';

/** So many times the usual number of random values. */
export function runs(times: number): { numRuns: number } {
  return { numRuns: times * (fc.readConfigureGlobal().numRuns ?? 100) };
}
