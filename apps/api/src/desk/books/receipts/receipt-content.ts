import { guestName, NO_MONEY, subtract } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import {
  accountLines,
  accountOf,
  type Booking,
  statementOf,
  taxesLess,
  wayOf,
} from '../../../booking/index.ts';
import { deskDayAt } from '../../../shared/motel-time.ts';
import type { ReceiptContent, StatedAccount } from './receipt-tables.ts';

/** A receipt of a stay as its folio is now. */
export function receiptOf(motel: Motel, booking: Booking): ReceiptContent {
  const account = accountOf(motel, booking);
  return { ...factsOf(motel, booking), ...statementOf(motel, booking, account), account };
}

/** A credit note: what the stay owes less than a receipt or credit note said. */
export function creditOf(motel: Motel, booking: Booking, before: StatedAccount): ReceiptContent {
  const account = accountOf(motel, booking);
  const credit = {
    room: subtract(account.room, before.room),
    extras: subtract(account.extras, before.extras),
    kept: subtract(account.kept, before.kept),
  };
  return {
    ...factsOf(motel, booking),
    lines: accountLines(credit, booking),
    taxes: taxesLess(account.taxes, before.taxes),
    total: subtract(account.total, before.total),
    account,
  };
}

/** The same for every receipt of a booking. */
function factsOf(
  motel: Motel,
  booking: Booking,
): Omit<ReceiptContent, 'lines' | 'taxes' | 'total' | 'account'> {
  const { name, addressLines, phone, email } = motel;
  const { id, reference, property, party, checkIn, checkOut } = booking;
  return {
    motel: { name, addressLines, phone: phone.shown, email },
    guest: guestName(booking.guest),
    stay: { id, reference, roomType: property.title, rooms: party.rooms, checkIn, checkOut },
    payments: paymentsStated(motel, booking),
    balance: booking.folio.balance,
  };
}

/** The payments and refunds, without those that were pressed by mistake and undone. */
function paymentsStated(motel: Motel, { folio }: Booking): ReceiptContent['payments'] {
  const moved = folio.entries.filter(({ kind }) => kind !== 'charge');
  const undone = new Set(
    moved.flatMap(({ what, paymentReference }) => (what === 'undone' ? [paymentReference] : [])),
  );
  return moved
    .filter(({ paymentReference }) => !undone.has(paymentReference))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((entry) => ({
      date: deskDayAt(motel, entry.at),
      way: wayOf(folio, entry),
      amount: entry.kind === 'payment' ? entry.amount : subtract(NO_MONEY, entry.amount),
    }));
}
