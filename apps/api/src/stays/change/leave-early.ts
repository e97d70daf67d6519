import type { Cents, CivilDate } from '@motel/booking-core';
import type { Booking } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { sentenceOf } from '../../shared/words/refusals.ts';
import type { ByPerson, DeskAsked, DeskContext } from '../../staff/index.ts';
import { planChange } from '../price/plan-change.ts';
import { makeChange } from './make-change.ts';

/**
 * Ends a locked stay on the day on which its guests leave: its later nights are for sale again. Refused as a change is.
 * @returns what was done, for the story
 */
export async function leaveEarly(
  trx: Trx,
  context: DeskContext,
  booking: Booking,
  leaves: CivilDate,
  { isPriceKept, difference: shown }: NonNullable<DeskAsked<'checkOut'>['early']>,
  { person }: ByPerson,
  now: Date,
): Promise<Outcome<string>> {
  const { motel, words } = context;
  const { checkIn, party, property, folio } = booking;
  const byHand = isPriceKept ? { total: folio.price, reason: sentenceOf(words, 'left-early') } : undefined;
  const wanted = { typeId: property.id, checkIn, checkOut: leaves, party, byHand };
  const planned = await planChange({ ...context, db: trx }, booking, wanted, person);
  if (!planned.ok) return planned;
  const { difference } = planned.value;
  if (difference !== shown) return refuse('price-changed', 'change-price-changed', { difference });
  await makeChange(trx, motel, booking, planned.value, { actor: person }, now);
  const back = difference < 0 ? `, ${words.shownMoney(-difference as Cents)} back` : '';
  return succeed(` early, before ${words.shownDate(booking.checkOut)}${back}`);
}
