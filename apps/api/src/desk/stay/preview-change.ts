import type { DeskChangePreviewWire } from '@motel/api-client/desk-contracts';
import { cents, NO_MONEY, type Stay, subtract, sum, toDollars } from '@motel/booking-core';
import { findBooking, quotedOf } from '../../booking/index.ts';
import { comparedParts, termsOf, whyNotFree } from '../../changes/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import type { DeskContext } from '../desk.ts';
import { deskDay } from '../desk-day.ts';
import { whyRoomNotFree } from './changed-room.ts';
import { refundWays } from './pay-ways.ts';
import { planAtDesk, type WantedChange } from './plan-at-desk.ts';

/** Shows what a change does to the money, part by part; changes nothing. Refused as the change itself is. */
export async function previewChangeAtDesk(
  { db, clock }: DeskContext,
  id: string,
  { roomId, ...wanted }: WantedChange & { readonly roomId?: string | undefined },
): Promise<Outcome<DeskChangePreviewWire>> {
  const booking = await findBooking(db, id);
  if (booking === undefined) return refuse('not-found', 'booking-unknown');
  const planned = await planAtDesk(db, clock, booking, wanted, '');
  if (!planned.ok) return planned;
  const missing = await whyNotFree(db, planned.value);
  if (missing !== undefined) return missing;
  const { after, total, difference, paid, gained } = planned.value;
  const taken = roomId && (await whyRoomNotFree(db, booking, after, roomId, deskDay(clock)));
  if (taken) return taken;
  const { folio, property } = booking;
  const parts = comparedParts(quotedOf(folio.entries), after.charges);
  const balance = sum(folio.balance, subtract(total, folio.price), subtract(NO_MONEY, difference));
  const isKept = after.propertyId === property.id && sharesNights(booking, after);
  return succeed({
    parts: parts.map((part) => ({
      label: part.label,
      before: toDollars(part.before),
      after: toDollars(part.after),
      difference: toDollars(subtract(part.after, part.before)),
    })),
    before: toDollars(folio.price),
    after: toDollars(total),
    difference: toDollars(difference),
    ways: refundWays(paid, cents(Math.max(0, -difference))),
    balance: toDollars(balance),
    terms: termsOf(after),
    words: [
      ...(isKept && wanted.byHand === undefined
        ? ['Nights that stay keep the price that they were sold at.']
        : []),
      ...(gained.length > 0 ? ['The new nights are free.'] : []),
      ...(balance > 0 ? ['What the guest owes already is not in the difference.'] : []),
    ],
  });
}

function sharesNights(one: Stay, other: Stay): boolean {
  return one.checkIn < other.checkOut && other.checkIn < one.checkOut;
}
