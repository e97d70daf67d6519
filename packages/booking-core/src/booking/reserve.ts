import type { Stay } from '../stay/stay.ts';

/** What pressing Reserve does (B8): nothing without dates, sign-in first, or on to /confirm. */
export type ReserveStep = 'disabled' | 'sign-in' | 'confirm';

export function reserveStep(stay: Stay | undefined, isSignedIn: boolean): ReserveStep {
  if (stay === undefined) return 'disabled';
  return isSignedIn ? 'confirm' : 'sign-in';
}
