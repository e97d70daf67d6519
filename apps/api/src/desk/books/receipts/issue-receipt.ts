import { type Booking, loadBooking } from '../../../booking/index.ts';
import { enqueueMail, numberedReceiptMail } from '../../../mail/index.ts';
import { deskDayAt } from '../../../shared/motel-time.ts';
import { refuse, succeed } from '../../../shared/outcome.ts';
import { act, type DeskDeed, type DeskReading } from '../../../staff/index.ts';
import { actOnSeen, findNamedStay, stayVersion } from '../../../stays/index.ts';
import { receiptsWire, receiptWire } from './receipt-wire.ts';
import { findReceipt, insertReceipt, nextReceipt, receiptsOf } from './receipts.ts';

/** The receipts of a stay, and the one that can be issued next. Refused with `not-found`. */
export const showReceipts: DeskReading<'receipts'> = async ({ db, motel, words }, { id }) => {
  const found = await findNamedStay(db, id);
  if (!found.ok) return found;
  const booking = found.value;
  const issued = await receiptsOf(db, booking.id);
  const next = isStay(booking) ? nextReceipt(motel, booking, issued) : undefined;
  const version = await stayVersion(db, booking.id);
  return succeed(receiptsWire(words, { booking, issued, next, version }));
};

/** One receipt. Refused with `not-found`. */
export const showReceipt: DeskReading<'receipt'> = async ({ db, words }, { number }) => {
  const receipt = await findReceipt(db, number);
  return receipt === undefined
    ? refuse('not-found', 'receipt-unknown')
    : succeed(receiptWire(words, receipt));
};

/**
 * Issues the next receipt of a stay, from its current folio. Refused with `not-found`, `rule-broken` when there is
 * nothing to state, or `price-changed` when it is not the one that the person saw.
 */
export const issueReceipt: DeskDeed<'issueReceipt'> = async (
  context,
  { kind, total, addressee = [], ...seen },
  by,
) => {
  const { motel, words } = context;
  return actOnSeen(context, 'receipt', by, seen, async (trx, { booking }, now) => {
    if (!isStay(booking)) return refuse('rule-broken', 'receipt-no-stay');
    const issued = await receiptsOf(trx, booking.id);
    const next = nextReceipt(motel, booking, issued);
    if (next === undefined) {
      return refuse('rule-broken', 'receipt-complete', { number: issued.at(-1)?.number ?? '' });
    }
    if (next.kind !== kind || next.content.total !== total) return refuse('price-changed', 'receipt-changed');
    const year = Number(deskDayAt(motel, now).slice(0, 4));
    const lines = addressee.map((line) => line.trim()).filter((line) => line !== '');
    const content = { ...next.content, ...(lines.length > 0 && { addressee: lines }) };
    const number = await insertReceipt(trx, booking, { ...next, content }, { year, now, by: by.person.name });
    const name = kind === 'receipt' ? 'Receipt' : 'Credit note';
    const about =
      next.about === null ? '' : kind === 'receipt' ? `, in place of ${next.about}` : ` to ${next.about}`;
    return succeed({
      details: `${name} ${number}${about}: ${words.shownMoney(total)}`,
      answer: { number },
    });
  });
};

/** Mails a receipt to the guest. Refused with `not-found`, or `rule-broken` without an address. */
export const mailReceiptAtDesk: DeskDeed<'mailReceipt'> = (context, { number }, by) =>
  act(context, 'mail-receipt', by, async (trx, now) => {
    const receipt = await findReceipt(trx, number);
    const booking = receipt && (await loadBooking(trx, receipt.booking_id));
    if (receipt === undefined || booking === undefined) return refuse('not-found', 'receipt-unknown');
    if (booking.guest.email === '') return refuse('rule-broken', 'receipt-without-mail');
    await enqueueMail(trx, now, numberedReceiptMail(context.motel, booking, receipt, now.getTime()));
    return succeed({ subject: booking.reference, details: `Receipt ${number} mailed`, answer: {} });
  });

/** A stay that is booked, or money that was paid. */
function isStay({ status, folio }: Booking): boolean {
  return status === 'confirmed' || folio.paid > 0;
}
