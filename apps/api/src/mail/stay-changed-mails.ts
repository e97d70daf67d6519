import type { Instant } from '@motel/booking-core';
import { type Motel, wordsOf } from '@motel/content/server';
import type { Booking } from '../booking/index.ts';
import type { BookingChange } from './letters/booking-changed-mail.ts';
import { bookingChangedMail, changeWords, guestChangedMail } from './letters/index.ts';
import type { OutboxMessage } from './outbox-message.ts';

/** The letters of a change that a guest has made: to the guest, and to the motel. Paid or refunded is $0. */
export function stayChangedMails(
  motel: Motel,
  before: Booking,
  after: Booking,
  { paid, refunded }: Pick<BookingChange, 'paid' | 'refunded'>,
  now: Instant,
): [OutboxMessage, OutboxMessage] {
  const { shownMoney } = wordsOf(motel, 'en');
  const number = after.folio.changes;
  const change = { number, before: factsOf(before), after: factsOf(after), paid, refunded };
  const money =
    paid > 0
      ? `paid ${shownMoney(paid)}`
      : refunded > 0
        ? `refunded ${shownMoney(refunded)}`
        : 'no money moved';
  const words = `${changeWords(motel, change)}; ${money}`;
  const told = guestChangedMail(motel, after, { what: 'changed', words });
  const dedupeKey = `${told.dedupeKey}:${number}`;
  return [bookingChangedMail(motel, after, change, now), { ...told, dedupeKey }];
}

function factsOf({ checkIn, checkOut, party, property, folio }: Booking) {
  return { checkIn, checkOut, party, room: property.title, price: folio.price };
}
