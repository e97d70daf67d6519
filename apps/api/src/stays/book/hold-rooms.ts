import { guestName, NO_MONEY, overlaps, smaller, sum } from '@motel/booking-core';
import type { BookingAction } from '@motel/booking-core/booking';
import { termsSentence, type Words } from '@motel/content/server';
import {
  forgetHolds,
  type Hold,
  insertOrder,
  lockBookings,
  type NewRequest,
  openRequestFrom,
  ownBookings,
  stayOfOrder,
} from '../../booking/index.ts';
import { inTransaction, type Trx } from '../../db/index.ts';
import { type Device, type SignedIn, viewerOf } from '../../guests/index.ts';
import { lockRuns, type Night, type RoomNights, SoldOut } from '../../inventory/index.ts';
import type { KnownNetwork } from '../../limits/index.ts';
import { closeRequest } from '../../money/index.ts';
import { after } from '../../shared/clock.ts';
import { type Refusal, RefusedError } from '../../shared/outcome.ts';
import { SESSION_LIFETIME } from '../hold/hold-lifetime.ts';
import { roomsHeld } from '../hold/hold-limits.ts';
import { termsOfTaken } from '../hold/hold-runs.ts';
import type { CheckoutContext } from '../stay-context.ts';
import type { ResolvedClaim } from './checkout-key.ts';
import { type returnUrls, type SessionToOpen, sessionOf, stayRequest } from './open-session.ts';
import type { GuestStay } from './read-checkout.ts';
import { type GuestOrder, namingRoom } from './read-order.ts';
import { runOf, type Sale, sellStay } from './sell-stay.ts';

export interface WantedHold {
  /** Of the booking; of several rooms, that of their order. */
  readonly id: string;
  readonly guest: SignedIn;
  readonly device: Device;
  readonly order: GuestOrder;
  readonly urls: ReturnType<typeof returnUrls>;
  readonly claim: ResolvedClaim | undefined;
  readonly networks: readonly KnownNetwork[];
}

/** How an attempt to hold rooms ended. `overtaken`: another request of the same guest was faster; it needs a retry. */
export type HeldRooms =
  | { readonly kind: 'held'; readonly session: SessionToOpen }
  | { readonly kind: 'in-the-way'; readonly holds: readonly Hold[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
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
    if (error instanceof RefusedError) return { kind: 'refused', refusal: error.refusal };
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
  const { clock } = context;
  const { guest, device, order, claim } = wanted;
  const [first] = order;
  const now = clock.now();
  // The checkouts of one guest run one after another, so that each sees the holds of the others.
  await trx.selectFrom('guests').select('id').where('id', '=', guest.guestId).forNoKeyUpdate().execute();
  const kinds = order.map(({ property }) => property.id);
  const viewer = viewerOf(guest, device);
  const { holds, stays } = await ownBookings(trx, guest.guestId, kinds, first.stay, viewer);
  // Its twin's hold is the answer, and must not count against the guest.
  const isTwin = (hold: Hold) => hold.key === claim?.key && hold.bookingId !== claim?.replaces;
  if (holds.some(isTwin)) return { kind: 'overtaken' };
  const unknown = unknownInTheWay(wanted, inTheWay, holds);
  if (unknown.length > 0) return { kind: 'in-the-way', holds: unknown };

  await lockNights(trx, order, takesOver);
  for (const ended of takesOver) {
    if (!(await closeRequest(trx, ended, 'hold-released', now))) return { kind: 'overtaken' };
  }
  return { kind: 'held', session: await sellOrder(trx, context, wanted, stays, now) };
}

/** Sells all rooms, by their kinds as all lock nights, and asks for their money at once. */
async function sellOrder(
  trx: Trx,
  context: CheckoutContext,
  wanted: WantedHold,
  stays: Sale['stays'],
  now: Date,
): Promise<SessionToOpen> {
  const { words } = context;
  const { id, order } = wanted;
  const bookedBy = guestName(order[0].details);
  if (order.length > 1)
    await insertOrder(trx, { id, name: bookedBy, po: '', bookedBy, releaseOn: null }, now);
  const sales = salesOf(words, wanted, stays, now);
  const byKind = Map.groupBy(sales, ({ priced }) => priced.property.id);
  const taken = new Map<string, readonly Night[]>();
  let [action, request]: [BookingAction, NewRequest | undefined] = ['new', undefined];
  for (const sale of [...byKind.keys()].toSorted().flatMap((kind) => byKind.get(kind) ?? [])) {
    const at = sales.indexOf(sale);
    const sold = await namingRoom(context, at, () =>
      sellStay(trx, words, sale, now, async (nights) => {
        taken.set(sale.priced.property.id, nights);
        const isLast = taken.size === byKind.size && sale === byKind.get(sale.priced.property.id)?.at(-1);
        return isLast ? requestFor(trx, context, wanted, taken, now) : undefined;
      }),
    );
    if (sold === undefined) throw new Overtaken();
    if (at === 0) action = sold.action;
    request = sold.request;
  }
  if (request === undefined) throw new Error(`The order ${id} asks for nothing`);
  const asked = sales.map(
    ({ priced: { property, policy, total: price, lines }, acceptedTerms: terms = '' }) => {
      return { title: property.title, terms, policy, price, lines };
    },
  );
  return sessionOf(words, { action, request: openRequestFrom(request) }, asked);
}

function salesOf(words: Words, wanted: WantedHold, stays: Sale['stays'], now: Date): Sale[] {
  const { id, order, guest, device, claim, urls } = wanted;
  return order.map((priced, at) => ({
    id: idsOf(wanted)[at] ?? id,
    ...(order.length > 1 && { orderId: id }),
    source: 'website',
    priced,
    stays,
    ...(at === 0 && { claim }),
    guest: { id: guest.guestId, details: priced.details, car: '', language: words.language },
    site: new URL(urls.successUrl).origin,
    seenOn: { sessionId: guest.sessionId, deviceHash: device.hash },
    restDue: priced.payments.restDue ?? null,
    acceptedTerms: acceptedTerms(words, priced, now),
  }));
}

/** The rooms of an order by their kinds. */
export function runsOf(order: GuestOrder): RoomNights[] {
  const byKind = Map.groupBy(order.map(runOf), ({ propertyId }) => propertyId);
  return [...byKind.values()].flatMap((runs) =>
    runs.slice(0, 1).map((run) => ({ ...run, rooms: roomsHeld(runs) })),
  );
}

function idsOf({ id, order }: WantedHold): string[] {
  return order.length === 1 ? [id] : order.map((_, at) => stayOfOrder(id, at));
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
  const { guest, claim, order } = wanted;
  const known = new Set(inTheWay.map(({ bookingId }) => bookingId));
  const runs = runsOf(order);
  const own = holds.filter(
    (hold) =>
      hold.authSessionId === guest.sessionId &&
      hold.key !== claim?.key &&
      hold.held.some((held) => runs.some((run) => held.propertyId === run.propertyId && overlaps(held, run))),
  );
  return [...(claim?.stale ?? []), ...own].filter(({ bookingId }) => !known.has(bookingId));
}

/** Locks old holds, then all nights: some are released before others are taken. Order: guest, bookings, nights. */
async function lockNights(trx: Trx, order: GuestOrder, takesOver: readonly Hold[]): Promise<void> {
  // Nights lock as they are taken, in the same order; codes and articles are locked after all nights.
  const locksMore = order.length > 1 && order.some(({ code, orders }) => code ?? orders);
  if (takesOver.length === 0 && !locksMore) return;
  const old = takesOver.flatMap(({ bookingId, parts }) => (parts === null ? bookingId : Object.keys(parts)));
  await lockBookings(trx, old);
  await lockRuns(trx, [...runsOf(order), ...takesOver.flatMap(({ held }) => held)]);
}

/** The request for the money of all rooms. @param taken their nights by kind, as they are now that all are taken */
async function requestFor(
  trx: Trx,
  context: CheckoutContext,
  wanted: WantedHold,
  taken: ReadonlyMap<string, readonly Night[]>,
  now: Date,
): Promise<NewRequest> {
  const { payments, words } = context;
  const { id, guest, order, urls } = wanted;
  const held = runsOf(order);
  const runs = held.map((run) => ({ ...run, nights: taken.get(run.propertyId) ?? [] }));
  const { heldUntil, heldSince, heldFrom, replaces } = await termsOfTaken(trx, context, runs, wanted, now);
  await forgetHolds(trx, replaces);
  const [{ property, stay }] = order;
  const ids = idsOf(wanted);
  const parts = order.map((room) => room.payments.now);
  const title = order.length === 1 ? words.own(property.title) : words.counted(roomsHeld(held), 'room');
  return {
    ...stayRequest(words, { id, title, stay, price: sum(...parts), guestId: guest.guestId }),
    bookingId: ids[0] ?? id,
    held,
    ...(order.length > 1 && {
      parts: Object.fromEntries(ids.map((own, at) => [own, parts[at] ?? NO_MONEY])),
    }),
    heldSince,
    heldFrom,
    openUntil: heldUntil,
    authSessionId: guest.sessionId,
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
