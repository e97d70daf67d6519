import { guestName, toDollars } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import type { Booking, StatedTax } from '../../../booking/index.ts';
import { deskDayAt } from '../../../shared/motel-time.ts';
import { taxDetail } from '../../../shared/words/tax-words.ts';
import type { DeskAnswer } from '../../../staff/index.ts';
import type { ReceiptContent } from './receipt-tables.ts';
import type { NextReceipt, Receipt } from './receipts.ts';

interface ShownReceipts {
  readonly booking: Booking;
  readonly issued: readonly Receipt[];
  readonly next: NextReceipt | undefined;
  readonly version: string;
}

/** The receipts of a stay as they cross the wire. */
export function receiptsWire(
  words: Words,
  { booking, issued, next, version }: ShownReceipts,
): DeskAnswer<'receipts'> {
  const { id, reference, guest } = booking;
  return {
    stay: { id, reference, version, guest: guestName(guest), hasMail: guest.email !== '' },
    receipts: issued.map(({ number, kind, about, issued_at, issued_by, content }) => ({
      number,
      kind,
      ...(about !== null && { about }),
      issuedAt: issued_at.toISOString(),
      by: issued_by,
      total: toDollars(content.total),
    })),
    ...(next && {
      next: {
        kind: next.kind,
        ...(next.about !== null && { about: next.about }),
        ...moneyWire(words, next.content),
      },
    }),
  };
}

/** One receipt as it crosses the wire. */
export function receiptWire(words: Words, receipt: Receipt): DeskAnswer<'receipt'> {
  const { number, kind, about, issued_at, issued_by, content } = receipt;
  const { motel, guest, addressee, stay, payments } = content;
  return {
    number,
    kind,
    ...(about !== null && { about }),
    issuedAt: issued_at.toISOString(),
    date: deskDayAt(words.motel, issued_at),
    by: issued_by,
    motel: { ...motel, addressLines: [...motel.addressLines] },
    guest,
    ...(addressee && { addressee: [...addressee] }),
    stay,
    ...moneyWire(words, content),
    payments: payments.map(({ date, way, amount }) => ({ date, way, amount: toDollars(amount) })),
  };
}

/** A tax of a receipt as it crosses the wire. */
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
