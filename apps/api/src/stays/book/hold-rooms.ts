import { overlaps, smaller } from '@motel/booking-core';
import { termsSentence, type Words } from '@motel/content/server';
import { forgetHolds, type Hold, lockBooking, type NewRequest, ownBookings } from '../../booking/index.ts';
import { inTransaction, type Trx } from '../../db/index.ts';
import { type Device, type SignedIn, viewerOf } from '../../guests/index.ts';
import { lockSpan, SoldOut, spanOver } from '../../inventory/index.ts';
import type { KnownNetwork } from '../../limits/index.ts';
import { closeRequest } from '../../money/index.ts';
import { after } from '../../shared/clock.ts';
import { type Refused, RefusedError } from '../../shared/outcome.ts';
import { SESSION_LIFETIME } from '../hold/hold-lifetime.ts';
import type { HoldTerms, WantedRooms } from '../hold/hold-limits.ts';
import { termsOfTaken } from '../hold/hold-runs.ts';
import { stayLines } from '../pay/payment-link.ts';
import type { CheckoutContext } from '../stay-context.ts';
import type { ResolvedClaim } from './checkout-key.ts';
import { type returnUrls, type SessionToOpen, stayRequest } from './open-session.ts';
import type { GuestStay } from './read-checkout.ts';
import { type Sale, sellStay } from './sell-stay.ts';

export interface WantedHold {
  readonly bookingId: string;
  readonly guest: SignedIn;
  readonly device: Device;
  readonly priced: GuestStay;
  readonly urls: ReturnType<typeof returnUrls>;
  readonly claim: ResolvedClaim | undefined;
  readonly networks: readonly KnownNetwork[];
}

/** How an attempt to hold rooms ended. `overtaken`: another request of the same guest was faster; it needs a retry. */
export type HeldRooms =
  | { readonly kind: 'held'; readonly session: SessionToOpen }
  | { readonly kind: 'in-the-way'; readonly holds: readonly Hold[] }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'sold-out' | 'overtaken' };

/**
 * Holds the rooms in one transaction or not at all: own holds end, the key is claimed, nights are taken.
 * @param takesOver those of `inTheWay` whose sessions have ended: the new one takes over their nights
 */
export async function holdRooms(
  context: CheckoutContext,
  wanted: WantedHold,
  inTheWay: readonly Hold[],
  takesOver: readonly Hold[],
): Promise<HeldRooms> {
  try {
    return await inTransaction(context.db, (trx) => holdWithin(trx, context, wanted, inTheWay, takesOver));
  } catch (error) {
    if (error instanceof SoldOut) return { kind: 'sold-out' };
    if (error instanceof Overtaken) return { kind: 'overtaken' };
    if (error instanceof RefusedError) return { kind: 'refused', refused: error.refused };
    throw error;
  }
}

/** Ends the transaction: another request has claimed the key. */
class Overtaken extends Error {}

async function holdWithin(
  trx: Trx,
  context: CheckoutContext,
  wanted: WantedHold,
  inTheWay: readonly Hold[],
  takesOver: readonly Hold[],
): Promise<HeldRooms> {
  const { clock, words } = context;
  const { guest, device, priced, claim } = wanted;
  const now = clock.now();
  // The checkouts of one guest run one after another, so that each sees the holds of the others.
  await trx.selectFrom('guests').select('id').where('id', '=', guest.guestId).forNoKeyUpdate().execute();
  const place = { ...priced.stay, propertyId: priced.property.id };
  const { holds, stays } = await ownBookings(trx, guest.guestId, place, viewerOf(guest, device));
  // Its twin's hold is the answer, and must not count against the guest.
  const isTwin = (hold: Hold) => hold.key === claim?.key && hold.bookingId !== claim?.replaces;
  if (holds.some(isTwin)) return { kind: 'overtaken' };
  const unknown = unknownInTheWay(wanted, inTheWay, holds);
  if (unknown.length > 0) return { kind: 'in-the-way', holds: unknown };

  await lockOldHolds(trx, priced, takesOver);
  for (const ended of takesOver) {
    if (!(await closeRequest(trx, ended, 'hold-released', now))) return { kind: 'overtaken' };
  }
  const { guestId, sessionId } = guest;
  const terms = acceptedTerms(words, priced, now);
  const sale: Sale = {
    id: wanted.bookingId,
    source: 'website',
    priced,
    stays,
    claim,
    guest: { id: guestId, details: priced.details, car: '', language: words.language },
    site: new URL(wanted.urls.successUrl).origin,
    seenOn: { sessionId, deviceHash: device.hash },
    restDue: priced.payments.restDue ?? null,
    acceptedTerms: terms,
  };
  const sold = await sellStay(trx, words, sale, now, async (taken) => {
    const holdTerms = await termsOfTaken(trx, context, wantedRooms(wanted), taken, wanted, now);
    await forgetHolds(trx, holdTerms.replaces);
    return requestFor(context, wanted, holdTerms, now);
  });
  if (sold === undefined) throw new Overtaken();
  return {
    kind: 'held',
    session: {
      action: sold.action,
      request: { ...sold.request, status: 'open', sessionId: null, url: null },
      lines: stayLines(words, priced.payments.now, { price: priced.total, lines: priced.lines }),
      terms,
      isUnpaid: priced.policy.guarantee === 'none',
    },
  };
}

export function wantedRooms({ priced, guest, networks }: WantedHold): WantedRooms {
  const { property, stay, party } = priced;
  return { ...stay, propertyId: property.id, rooms: party.rooms, sessionId: guest.sessionId, networks };
}

/** The client whose holds count beside those of the same nights. */
export function holdClientOf({ guest, networks }: WantedHold) {
  return { ...guest, networks };
}

/**
 * Unpaid holds of the same session that share nights with the stay: two sessions for one stay could both be paid. A
 * hold of the same key is not one of them, unless it is stale: a concurrent request made it, and it is the answer.
 */
function unknownInTheWay(wanted: WantedHold, inTheWay: readonly Hold[], holds: readonly Hold[]): Hold[] {
  const { guest, claim, priced } = wanted;
  const known = new Set(inTheWay.map(({ bookingId }) => bookingId));
  const own = holds.filter(
    (hold) =>
      hold.propertyId === priced.property.id &&
      hold.authSessionId === guest.sessionId &&
      overlaps(hold, priced.stay) &&
      hold.key !== claim?.key,
  );
  return [...(claim?.stale ?? []), ...own].filter(({ bookingId }) => !known.has(bookingId));
}

/** Locks old holds, then all nights: some are released before others are taken. Order: guest, bookings, nights. */
async function lockOldHolds(trx: Trx, priced: GuestStay, takesOver: readonly Hold[]): Promise<void> {
  const { property, stay } = priced;
  if (takesOver.length === 0) return;
  for (const id of takesOver.map(({ bookingId }) => bookingId).toSorted()) await lockBooking(trx, id);
  await lockSpan(trx, property.id, spanOver([stay, ...takesOver]) ?? stay);
}

function requestFor(
  { payments, words }: CheckoutContext,
  { bookingId, guest, priced, urls }: WantedHold,
  { heldUntil, heldSince, heldFrom }: HoldTerms,
  now: Date,
): NewRequest {
  const { property, stay, party, payments: paid } = priced;
  const { guestId, sessionId } = guest;
  return {
    ...stayRequest(words, { id: bookingId, property, stay, rooms: party.rooms, price: paid.now, guestId }),
    heldSince,
    heldFrom,
    openUntil: heldUntil,
    authSessionId: sessionId,
    provider: payments.name,
    expiresAt: after(now, SESSION_LIFETIME),
    ...urls,
  };
}

/** The terms of a stay in the guest's language, as they stay with it. */
export function acceptedTerms(words: Words, { payments, policy, stay, total }: GuestStay, now: Date): string {
  const terms = termsSentence(words, { checkIn: stay.checkIn, policy, price: total }, now.getTime());
  if (payments.rest === 0 || payments.now > 0 || policy.guarantee === 'none') return terms;
  const guarantee = policy.noShow
    ? words.t('A card guarantees the stay: nothing is charged to it now. What is kept is charged to it.')
    : words.t(
        'A card guarantees the stay: nothing is charged to it now. If you cancel late, or do not come, {price} are charged to it.',
        { price: words.fullMoney(smaller(total, policy.late)) },
      );
  return `${terms} ${guarantee}`;
}
