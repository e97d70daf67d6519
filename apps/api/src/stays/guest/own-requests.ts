import type { StayWire } from '@motel/api-client/contracts';
import { TEXT_LIMITS } from '@motel/booking-core';
import { lockBooking, paymentsOf, updateGuestDetails } from '../../booking/index.ts';
import { inTransaction } from '../../db/index.ts';
import { enqueueLatest, enqueueMail, guestChangedMail, oneLine, receiptMail } from '../../mail/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { type AskedStay, findOwn, type StayContext, showOwnStay } from '../show/own-stay.ts';
import type { CheckoutContext } from '../stay-context.ts';
import { whyNot } from '../why-not.ts';

/**
 * Changes the special request until the check-out, and tells the motel: once of all changes within ten minutes. Refused with
 * `rule-broken` later, and with `too-many-requests`.
 */
export async function changeOwnRequest(
  context: StayContext & Pick<CheckoutContext, 'limits'>,
  asked: AskedStay,
  typed: string,
): Promise<Outcome<StayWire>> {
  const { db, clock, motel } = context;
  const specialRequest = typed.trim();
  if (specialRequest.length > TEXT_LIMITS.specialRequest) return refuse('malformed', 'form-unexpected');
  const found = await findOwn(db, asked);
  if (found === undefined) return refuse('not-found', 'stay-unknown');
  const allowed = await context.limits.take({ 'changed requests of a stay': found.id });
  if (!allowed.ok) return allowed;
  const changed = await inTransaction(db, async (trx): Promise<Outcome<undefined>> => {
    const booking = await lockBooking(trx, found.id);
    const now = clock.now();
    if (booking === undefined || whyNot(motel, booking, 'own-request', now) !== undefined)
      return refuse('rule-broken', 'request-too-late');
    if (booking.guest.specialRequest === specialRequest) return succeed(undefined);
    await updateGuestDetails(trx, booking.id, { ...booking.guest, specialRequest });
    const words = oneLine(specialRequest) === '' ? 'none' : specialRequest;
    await enqueueLatest(trx, now, guestChangedMail(motel, booking, { what: 'request', words }));
    return succeed(undefined);
  });
  return changed.ok ? showOwnStay(context, asked) : changed;
}

/**
 * Mails the receipt of a stay to the address that it was booked with. Refused with `too-many-requests`, `not-found`, or
 * `rule-broken` while nothing is paid.
 */
export async function mailReceipt(
  { db, clock, motel, limits }: Pick<CheckoutContext, 'db' | 'clock' | 'motel' | 'limits'>,
  asked: AskedStay,
): Promise<Outcome<{ success: true }>> {
  const booking = await findOwn(db, asked);
  if (booking === undefined) return refuse('not-found', 'stay-unknown');
  if (paymentsOf(booking.folio).length === 0) return refuse('rule-broken', 'receipt-unpaid');
  const allowed = await limits.take({ 'receipts of a stay': booking.id });
  if (!allowed.ok) return allowed;
  const now = clock.now();
  await inTransaction(db, (trx) => enqueueMail(trx, now, receiptMail(motel, booking, now.getTime())));
  return succeed({ success: true });
}
