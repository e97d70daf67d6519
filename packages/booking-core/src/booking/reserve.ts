import { requireFlag } from '../result/kind.ts';
import { nightsOf, type Stay } from '../stay/stay.ts';

/** The effect of a site's button that books a stay (B8). */
export type ReserveStep =
  | {
      /** The button does nothing. */
      readonly kind: 'disabled';
    }
  | {
      /** The guest signs in first, or confirms the stay. */
      readonly kind: 'sign-in' | 'confirm';
      /** The chosen stay. */
      readonly stay: Stay;
    };

/** Returns the effect: none without dates, sign-in for a guest who is not signed in, else the confirmation (B8). */
export function reserveStep(stay: Stay | undefined, isSignedIn: boolean): ReserveStep {
  requireFlag('isSignedIn', isSignedIn);
  if (stay === undefined || nightsOf(stay) < 1) return { kind: 'disabled' };
  return { kind: isSignedIn ? 'confirm' : 'sign-in', stay };
}
