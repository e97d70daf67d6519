import type { CheckoutRequest, CheckoutResponse } from '@motel/api-client/contracts';
import {
  bookingsByIds,
  type Hold,
  type KeyClaim,
  loadBooking,
  payableUntil,
  showOnDevice,
} from '../../booking/index.ts';
import type { Device, SignedIn } from '../../guests/index.ts';
import type { MoneyContext } from '../../money/index.ts';
import { refuse } from '../../shared/outcome.ts';
import { fingerprintOf } from '../../shared/token.ts';
import { openSession, sessionOf, storedAnswer } from './open-session.ts';

export interface ResolvedClaim extends KeyClaim {
  /** The hold of the booking that the key named so far, while it is not released. */
  readonly stale: readonly Hold[];
}

/** The answer of a key that was used before, or the claim of one that is free: `undefined` without a key. */
export type ResolvedKey =
  | { readonly answer: CheckoutResponse }
  | { readonly claim: ResolvedClaim | undefined };

/** Milliseconds. A request that has waited this long for the provider gets no answer. */
const ANSWER_EXPECTED_WITHIN = 2 * 60_000;

/** Resolves a key: one answer while its booking is or can be paid; free for a retry once that has ended unpaid. */
export async function resolveKey(
  context: MoneyContext,
  { guestId }: SignedIn,
  { key, device }: { readonly key: string | undefined; readonly device: Device },
  request: CheckoutRequest,
): Promise<ResolvedKey> {
  if (key === undefined) return { claim: undefined };
  const requestHash = fingerprintOf(request);
  const known = await context.db
    .selectFrom('idempotency_keys')
    .select(['booking_id as bookingId', 'request_hash as requestHash'])
    .where('guest_id', '=', guestId)
    .where('key', '=', key)
    .executeTakeFirst();
  const claim = { guestId, key, requestHash, replaces: known?.bookingId ?? null, stale: [] };
  if (known === undefined) return { claim };
  if (known.requestHash !== requestHash) return { answer: refuse('key-reused', 'key-reused') };

  const booking = await loadBooking(context.db, known.bookingId);
  if (booking === undefined) return { claim };
  const { status, request: asked, createdAt } = booking;
  if (asked === undefined) return { claim };
  const answer = storedAnswer(booking);
  const now = context.clock.now();
  const isFresh = now.getTime() - createdAt.getTime() < ANSWER_EXPECTED_WITHIN;
  const canBePaid = status === 'held' && (answer === undefined ? isFresh : payableUntil(asked) > now);
  if (canBePaid || (status === 'confirmed' && answer !== undefined)) {
    // The first answer may have been lost, and the device's cookie with it.
    await showOnDevice(context.db, booking.id, device.hash, now);
    if (answer !== undefined) return { answer };
    const stays =
      asked.parts === null ? [booking] : await bookingsByIds(context.db, Object.keys(asked.parts));
    const toOpen = sessionOf(
      context.words,
      { action: booking.action, request: asked },
      stays.map(({ property, acceptedTerms: terms, policy, folio: { price, lines } }) => {
        return { title: property.title, terms, policy, price, lines };
      }),
    );
    return { answer: await openSession(context, toOpen) };
  }
  return { claim: status === 'held' ? { ...claim, stale: [{ ...asked, key: null }] } : claim };
}
