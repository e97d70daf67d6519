import { type Cents, guestName, NO_MONEY, subtract } from '@motel/booking-core';
import { motel } from '@motel/content';
import { accountOf, type Booking, isAllowance, isTax, quotedOf } from '../../../booking/index.ts';
import { deskDayAt } from '../../../shared/desk-day.ts';
import { paymentRows, withoutUndone } from '../month/month-rows.ts';
import type { ReceiptContent, ReceiptLine, StatedAccount } from './receipt-tables.ts';

/** A receipt of a stay as its folio is now. */
export function receiptOf(booking: Booking): ReceiptContent {
  const account = statedAccount(booking);
  const { total, price, entries } = booking.folio;
  const isPrice = total === price && account.kept === 0 && !entries.some(isAllowance);
  return {
    ...factsOf(booking),
    lines: isPrice ? priceLinesOf(booking) : partLines(account, booking),
    taxes: account.taxes.filter(({ amount }) => amount !== 0),
    total: account.total,
    account,
  };
}

/** A credit note: what the stay owes less than a receipt or credit note said. */
export function creditOf(booking: Booking, before: StatedAccount): ReceiptContent {
  const account = statedAccount(booking);
  const credit: StatedAccount = {
    room: subtract(account.room, before.room),
    extras: subtract(account.extras, before.extras),
    kept: subtract(account.kept, before.kept),
    taxes: [...new Set([...before.taxes, ...account.taxes].map(({ name }) => name))].map((name) => ({
      name,
      amount: subtract(taxOf(account, name), taxOf(before, name)),
    })),
    total: subtract(account.total, before.total),
  };
  return {
    ...factsOf(booking),
    lines: partLines(credit, booking),
    taxes: credit.taxes.filter(({ amount }) => amount !== 0),
    total: credit.total,
    account,
  };
}

/** The same for every receipt of a booking. */
function factsOf(booking: Booking): Omit<ReceiptContent, 'lines' | 'taxes' | 'total' | 'account'> {
  const { name, addressLines, phone, email, gstNumber } = motel;
  const { id, reference, property, party, checkIn, checkOut } = booking;
  return {
    motel: {
      name,
      addressLines,
      phone: phone.shown,
      email,
      ...(gstNumber !== undefined && { gstNumber }),
    },
    guest: guestName(booking.guest),
    stay: { id, reference, roomType: property.title, rooms: party.rooms, checkIn, checkOut },
    payments: withoutUndone(paymentRows([booking])).map(({ entry, way, amount }) => ({
      date: deskDayAt(entry.at),
      way,
      amount,
    })),
    balance: booking.folio.balance,
  };
}

function statedAccount(booking: Booking): StatedAccount {
  const { room, extras, kept, taxes, total } = accountOf(booking);
  return { room, extras, kept, taxes: [...taxes].map(([name, amount]) => ({ name, amount })), total };
}

/** The price as it was sold, without the taxes. */
function priceLinesOf({ folio }: Booking): ReceiptLine[] {
  return quotedOf(folio.entries)
    .filter((line) => !isTax(line) && line.amount !== 0)
    .map(({ label, what, detail, amount }) => ({
      label: label ?? what,
      ...(detail !== null && { detail }),
      amount,
    }));
}

function partLines({ room, extras, kept }: StatedAccount, { property, status }: Booking): ReceiptLine[] {
  const lines: ReceiptLine[] = [
    { label: property.title, amount: room },
    { label: 'Extras', amount: extras },
    {
      label: status === 'confirmed' ? 'Kept after a late change' : 'Kept by the terms of cancelling',
      amount: kept,
    },
  ];
  return lines.filter(({ amount }) => amount !== 0);
}

function taxOf({ taxes }: StatedAccount, name: string): Cents {
  return taxes.find((tax) => tax.name === name)?.amount ?? NO_MONEY;
}
