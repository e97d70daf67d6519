import type { ChangeRequestRequest, StayWire } from '@motel/api-client/contracts';
import { guestDetails, guestDetailsViolations, issuesOf } from '@motel/booking-core';
import { lockBooking, paymentsOf, updateGuestDetails } from '../../booking/index.ts';
import { inTransaction } from '../../db/index.ts';
import {
  anew,
  bookingConfirmedMail,
  enqueueLatest,
  enqueueMail,
  guestChangedMail,
  oneLine,
  receiptMail,
} from '../../mail/index.ts';
import { refuse, refuseBroken } from '../../shared/outcome.ts';
import { type AskedStay, findOwn, type StayContext, showOwnStay } from '../show/own-stay.ts';
import type { CheckoutContext } from '../stay-context.ts';
import { whyNot } from '../why-not.ts';

/**
 * Changes the special request or the mail address until the check-out; the motel reads of it once in ten minutes.
 * To a new address goes the confirmation; the links in mails to the former one end.
 */
export async function changeOwnDetails(
  context: StayContext & Pick<CheckoutContext, 'limits'>,
  asked: AskedStay,
  typed: ChangeRequestRequest,
): Promise<StayWire> {
  const { db, clock, motel, words } = context;
  const found = (await findOwn(db, asked)) ?? refuse('not-found', 'stay-unknown');
  const mails = typed.email === undefined ? {} : { 'receipts of a stay': found.id };
  await context.limits.take({ 'changed requests of a stay': found.id, ...mails });
  await inTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, found.id);
    const now = clock.now();
    if (booking === undefined || whyNot(motel, booking, 'own-request', now) !== undefined)
      refuse('rule-broken', 'request-too-late');
    const { guest: before } = booking;
    const given = { ...before, ...typed };
    const guest = guestDetails(({ name }) => (given[name] ?? before[name]).trim());
    // The desk may have written the others, by its own rules.
    const broken = guestDetailsViolations(guest).filter(({ field }) => Object.hasOwn(typed, field));
    if (broken.length > 0) refuseBroken(issuesOf(broken, words.rules.confirmForm));
    await updateGuestDetails(trx, booking.id, guest);
    const stay = { ...booking, guest };
    if (guest.specialRequest !== before.specialRequest) {
      const said = oneLine(guest.specialRequest) === '' ? 'none' : guest.specialRequest;
      await enqueueLatest(trx, now, guestChangedMail(motel, stay, { what: 'request', words: said }));
    }
    if (guest.email !== before.email) {
      await trx.deleteFrom('stay_links').where('booking_id', '=', booking.id).execute();
      const told = guestChangedMail(motel, stay, { what: 'address', words: guest.email });
      const letter = bookingConfirmedMail(motel, stay, now.getTime());
      await enqueueMail(trx, now, anew(letter, now), anew(told, now));
    }
  });
  return showOwnStay(context, asked);
}

/** Mails the receipt of a stay to the address that it was booked with; refused while nothing is paid. */
export async function mailReceipt(
  { db, clock, motel, limits }: Pick<CheckoutContext, 'db' | 'clock' | 'motel' | 'limits'>,
  asked: AskedStay,
  { company }: { readonly company?: string | undefined },
): Promise<{ success: true }> {
  const booking = (await findOwn(db, asked)) ?? refuse('not-found', 'stay-unknown');
  if (paymentsOf(booking.folio).length === 0) refuse('rule-broken', 'receipt-unpaid');
  await limits.take({ 'receipts of a stay': booking.id });
  const now = clock.now();
  await inTransaction(db, (trx) =>
    enqueueMail(trx, now, receiptMail(motel, booking, now.getTime(), company)),
  );
  return { success: true };
}
