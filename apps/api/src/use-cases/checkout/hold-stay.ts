import { randomUUID } from 'node:crypto';
import type { CheckoutRequest, CheckoutResponse } from '@motel/api-client/contracts';
import { bookingAction } from '@motel/booking-core';
import type { BookingRef } from '../../db/booking-ref.ts';
import type { SignedIn } from '../authenticate.ts';
import type { Context } from '../context.ts';
import type { Device } from '../device.ts';
import { type Outcome, type Refused, refuse, refuseForNow } from '../outcome.ts';
import type { Hold } from '../payment/hold.ts';
import { endOwnSessions } from './end-own-sessions.ts';
import { type FollowedKey, followKey } from './follow-key.ts';
import { confirmedStays } from './guest-stays.ts';
import { HOLD_LIFETIME, holdRooms, type NewHold } from './hold-rooms.ts';
import { ownHolds } from './own-holds.ts';
import type { PricedStay } from './price-stay.ts';
import type { ReturnUrls } from './return-urls.ts';
import { roomsHeld } from './rooms-held.ts';
import { wouldFit } from './would-fit.ts';

/** Each means that another request of the same guest came first, at the very same moment. */
const MOST_ATTEMPTS = 5;

const SOLD_OUT = refuse(
  'sold-out',
  'Sorry, those nights are no longer free. Please choose other dates or another room.',
);
const TOO_MANY_HOLDS = refuseForNow(
  'too-many-requests',
  'You are holding a lot of rooms already. Please pay for those first, or call us for a group.',
  HOLD_LIFETIME / 1000,
);
const A_RUSH = refuseForNow(
  'unavailable',
  'Many guests are booking this room right now. Nothing was booked or charged. Please try again in a moment.',
  5,
);
const BUSY = refuseForNow(
  'too-many-requests',
  'You are booking in several places at once. Please try again in a moment.',
  1,
);

/** A stay at its price, and what the guest's key led to. */
interface WantedStay {
  readonly key: string | undefined;
  readonly device: Device | undefined;
  readonly known: FollowedKey;
  readonly priced: PricedStay;
  readonly urls: ReturnUrls;
}

/** What the guest is told instead of holding the rooms, or what a twin of the request was told. */
interface Told {
  readonly answer: Outcome<CheckoutResponse>;
}

/** Holds the rooms of a stay; overtaken by another request of the same guest, it looks at everything anew. */
export async function holdStay(
  context: Context,
  guest: SignedIn,
  request: CheckoutRequest,
  wanted: WantedStay,
): Promise<BookingRef | Told> {
  let { known } = wanted;
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const held = await tryToHold(context, guest, { ...wanted, known });
    if (held !== 'overtaken') return held;
    known = await followKey(context, guest, wanted, request);
    if (known.answer !== undefined) return { answer: known.answer };
  }
  return { answer: BUSY };
}

/** One attempt: the guest's own unpaid holds in the way end first, and the new one takes their nights over. */
async function tryToHold(
  context: Context,
  guest: SignedIn,
  { key, device, known, priced, urls }: WantedStay,
): Promise<BookingRef | Told | 'overtaken'> {
  const { property, stay } = priced;
  const wanted = { ...stay, propertyId: property.id, key };
  const inTheWay = [...(await ownHolds(context.db, guest, wanted)), ...known.stale];
  const refused = await foreseenRefusal(context, guest, priced, inTheWay);
  if (refused !== undefined) return { answer: refused };
  const takesOver = await endOwnSessions(context, inTheWay);
  const stays = await confirmedStays(context.db, guest.guestId, property.id, device);
  const related = bookingAction(stay, stays);
  const ref = { propertyId: property.id, bookingId: randomUUID() };
  const hold: NewHold = {
    bookingId: ref.bookingId,
    guest,
    device,
    priced,
    action: related.action,
    extendsBookingId: related.extends?.id ?? null,
    urls,
    claim: known.claim && { ...known.claim, ...ref },
    inTheWay,
    takesOver,
  };
  switch (await context.bookings.inTurn(property.id, () => holdRooms(context, hold))) {
    case 'held':
      return ref;
    case 'sold-out':
      return { answer: SOLD_OUT };
    case 'too-many-holds':
      return { answer: TOO_MANY_HOLDS };
    case 'full':
      return { answer: A_RUSH };
    case 'overtaken':
      return 'overtaken';
  }
}

/** Why the stay cannot be held, as far as a look can tell before anything of the guest's ends. */
async function foreseenRefusal(
  { db, clock, bookings, limits }: Context,
  { guestId }: SignedIn,
  priced: PricedStay,
  inTheWay: readonly Hold[],
): Promise<Refused | undefined> {
  if (inTheWay.length > 0) {
    if (!(await wouldFit(db, priced, inTheWay))) return SOLD_OUT;
    const held = await roomsHeld(db, guestId, clock.now(), inTheWay);
    if (held + priced.form.roomQuantity > limits.mostRoomsHeld) return TOO_MANY_HOLDS;
  }
  return bookings.isFull(priced.property.id) ? A_RUSH : undefined;
}
