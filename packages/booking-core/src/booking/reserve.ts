import type { Stay } from '../stay/stay.ts';

/** The effect of the Reserve button (B8): none without dates, sign-in first, or /confirm with the stay. */
export type ReserveStep =
  | { readonly kind: 'disabled' }
  | { readonly kind: 'sign-in' | 'confirm'; readonly stay: Stay };

export function reserveStep(stay: Stay | undefined, isSignedIn: boolean): ReserveStep {
  if (stay === undefined) return { kind: 'disabled' };
  return { kind: isSignedIn ? 'confirm' : 'sign-in', stay };
}
