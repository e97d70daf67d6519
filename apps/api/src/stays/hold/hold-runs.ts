import type { Words } from '@motel/content/server';
import { unpaidHolds } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import type { SignedIn } from '../../guests/index.ts';
import { type RoomNights, SoldOut, takeNights } from '../../inventory/index.ts';
import type { KnownNetwork } from '../../limits/index.ts';
import { type Refused, RefusedError } from '../../shared/outcome.ts';
import { after } from '../../shared/retry-delay.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { HOLD_LIFETIME } from './hold-lifetime.ts';
import { type HoldTerms, termsOfHold } from './hold-limits.ts';
import { HoldRefused, holdRefusalOf, REFUSALS } from './hold-refusals.ts';

/** The client who holds rooms. */
interface HoldClient {
  readonly guest: SignedIn;
  readonly networks: readonly KnownNetwork[];
}

/**
 * Takes runs of nights that are not paid for yet, each within the limits of unpaid holds (decision 039).
 * @returns the terms of the run that is held shortest
 * @throws an error of which `whyHoldFailed` knows the refusal; the transaction has failed then
 */
export async function holdRuns(
  trx: Trx,
  { limits }: Pick<CheckoutContext, 'limits'>,
  runs: readonly RoomNights[],
  { guest, networks }: HoldClient,
  now: Date,
): Promise<Pick<HoldTerms, 'heldSince' | 'heldUntil' | 'heldFrom'>> {
  let shortest = { heldSince: now, heldUntil: after(now, HOLD_LIFETIME), heldFrom: [] as readonly string[] };
  for (const run of runs) {
    const taken = await takeNights(trx, run);
    const nights = new Map(
      taken.map(({ date, capacity, sold }) => [date, { capacity, sold: sold - run.rooms }]),
    );
    // Concurrent holds of these nights have waited at their locks: this sees those before it.
    const known = await unpaidHolds(trx, run, { ...guest, networks }, now);
    const wanted = { ...run, sessionId: guest.sessionId, networks };
    const terms = termsOfHold(wanted, nights, known, limits.holds, now);
    if ('refused' in terms) throw new HoldRefused(terms);
    const { heldSince, heldUntil, heldFrom } = terms;
    if (heldUntil <= shortest.heldUntil) shortest = { heldSince, heldUntil, heldFrom };
  }
  return shortest;
}

/** The refusal of a hold that has failed; `undefined` for any other error. */
export function whyHoldFailed(words: Words, error: unknown, now: Date): Refused | undefined {
  if (error instanceof SoldOut) return REFUSALS['sold-out'];
  if (error instanceof RefusedError) return error.refused;
  return error instanceof HoldRefused ? holdRefusalOf(words, error.refusal, now) : undefined;
}
