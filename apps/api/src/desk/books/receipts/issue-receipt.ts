import { guestName, toDollars } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { type Booking, loadBooking, type StatedTax } from '../../../booking/index.ts';
import { enqueueMail, numberedReceiptMail } from '../../../mail/index.ts';
import { deskDayAt } from '../../../shared/motel-time.ts';
import { refuse } from '../../../shared/outcome.ts';
import { taxDetail } from '../../../shared/words/tax-words.ts';
import { act, type DeskAnswer, type DeskDeed, type DeskReading } from '../../../staff/index.ts';
import { actOnSeen, findNamedStay, stayVersion } from '../../../stays/index.ts';
import {
  findReceipt,
  insertReceipt,
  nextReceipt,
  type Receipt,
  type ReceiptContent,
  receiptInParts,
  receiptsOf,
} from './receipts.ts';

/** The receipts of a stay, and the one that can be issued next. Refused with `not-found`. */
export const showReceipts: DeskReading<'receipts'> = async ({ db, motel, words }, { id: said }) => {
  const booking = await findNamedStay(db, said);
  const issued = await receiptsOf(db, booking.id);
  const next = isStay(booking) ? nextReceipt(motel, booking, issued) : undefined;
  const { id, reference, guest } = booking;
  const version = await stayVersion(db, id);
  return {
    stay: { id, reference, version, guest: guestName(guest), hasMail: guest.email !== '' },
    receipts: issued.map((receipt) => ({ ...headOf(receipt), total: toDollars(receipt.content.total) })),
    ...(next && {
      next: {
        kind: next.kind,
        ...(next.about !== null && { about: next.about }),
        ...moneyWire(words, next.content),
      },
    }),
  };
};

/** One receipt. Refused with `not-found`. */
export const showReceipt: DeskReading<'receipt'> = async ({ db, words }, { number }) => {
  const receipt = await findReceipt(db, number);
  return receipt === undefined ? refuse('not-found', 'receipt-unknown') : receiptWire(words, receipt);
};

/** Issues the next receipt of a stay. Refused with `rule-broken`, or `price-changed` when another one was seen. */
export const issueReceipt: DeskDeed<'issueReceipt'> = async (
  context,
  { kind, total, addressee = [], others = [], ...seen },
  by,
) => {
  const { motel, words } = context;
  return actOnSeen(context, 'receipt', by, seen, async (trx, { booking }, now) => {
    if (!isStay(booking)) refuse('rule-broken', 'receipt-no-stay');
    const issued = await receiptsOf(trx, booking.id);
    const next = nextReceipt(motel, booking, issued);
    if (next === undefined)
      refuse('rule-broken', 'receipt-complete', { number: issued.at(-1)?.number ?? '' });
    if (next.kind !== kind || next.content.total !== total) refuse('price-changed', 'receipt-changed');
    const year = Number(deskDayAt(motel, now).slice(0, 4));
    const isRefunded = next.content.payments.some(({ amount }) => amount < 0);
    if (others.length > 0 && (kind !== 'receipt' || isRefunded)) refuse('rule-broken', 'receipt-whole');
    const parts =
      others.length === 0 ? [next.content] : receiptInParts(motel, next.content, others.length + 1);
    const numbers: string[] = [];
    for (const [at, written] of [addressee, ...others].entries()) {
      const lines = written.map((line) => line.trim()).filter((line) => line !== '');
      const content = { ...(parts[at] ?? next.content), ...(lines.length > 0 && { addressee: lines }) };
      numbers.push(
        await insertReceipt(trx, booking, { ...next, content }, { year, now, by: by.person.name }),
      );
    }
    const [number = ''] = numbers;
    const name = kind === 'receipt' ? 'Receipt' : 'Credit note';
    const about =
      next.about === null ? '' : kind === 'receipt' ? `, in place of ${next.about}` : ` to ${next.about}`;
    return {
      details: `${name} ${numbers.join(', ')}${about}: ${words.shownMoney(total)}`,
      answer: { number },
    };
  });
};

/** Mails a receipt to the guest. Refused with `not-found`, or `rule-broken` without an address. */
export const mailReceiptAtDesk: DeskDeed<'mailReceipt'> = (context, { number }, by) =>
  act(context, 'mail-receipt', by, async (trx, now) => {
    const receipt = await findReceipt(trx, number);
    const booking = receipt && (await loadBooking(trx, receipt.booking_id));
    if (receipt === undefined || booking === undefined) refuse('not-found', 'receipt-unknown');
    if (booking.guest.email === '') refuse('rule-broken', 'receipt-without-mail');
    await enqueueMail(trx, now, numberedReceiptMail(context.motel, booking, receipt, now.getTime()));
    return { subject: booking.reference, details: `Receipt ${number} mailed`, answer: {} };
  });

/** A stay that is booked, or money that was paid. */
function isStay({ status, folio }: Booking): boolean {
  return status === 'confirmed' || folio.paid > 0;
}

function headOf({ number, kind, about, issued_at: at, issued_by: by }: Receipt) {
  return { number, kind, ...(about !== null && { about }), issuedAt: at.toISOString(), by };
}

function receiptWire(words: Words, receipt: Receipt): DeskAnswer<'receipt'> {
  const { content } = receipt;
  const { motel, guest, addressee, stay, payments } = content;
  return {
    ...headOf(receipt),
    date: deskDayAt(words.motel, receipt.issued_at),
    motel: { ...motel, addressLines: [...motel.addressLines] },
    guest,
    ...(addressee && { addressee: [...addressee] }),
    stay,
    ...moneyWire(words, content),
    payments: payments.map(({ date, way, amount }) => ({ date, way, amount: toDollars(amount) })),
  };
}

function taxWire(words: Words, tax: StatedTax) {
  const { name, number, percent, base, amount } = tax;
  const detail = taxDetail(words, tax);
  return {
    name,
    ...(detail !== undefined && { detail }),
    ...(number !== undefined && { number }),
    ...(percent !== undefined && { percent }),
    ...(base !== undefined && { base: toDollars(base) }),
    amount: toDollars(amount),
  };
}

function moneyWire(words: Words, { lines, taxes, total, balance }: ReceiptContent) {
  return {
    lines: lines.map(({ amount, ...line }) => ({ ...line, amount: toDollars(amount) })),
    taxes: taxes.map((tax) => taxWire(words, tax)),
    total: toDollars(total),
    balance: toDollars(balance),
  };
}
