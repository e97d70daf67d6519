import type { Cents, Instant } from '@motel/booking-core';
import { type Motel, wordsOf } from '@motel/content/server';
import type { Booking } from '../booking/index.ts';
import { bookingChangedMail, changeWords, guestChangedMail } from './letters/index.ts';
import type { OutboxMessage } from './outbox-message.ts';

/** The money of a change: one of both is $0. */
interface ChangeMoney {
  readonly paid: Cents;
  readonly refunded: Cents;
}

/** The letters of a change that a guest has made: to the guest, and to the motel. */
export function stayChangedMails(
  motel: Motel,
  before: Booking,
  after: Booking,
  { paid, refunded }: ChangeMoney,
  now: Instant,
): [OutboxMessage, OutboxMessage] {
  const { shownMoney } = wordsOf(motel, 'en');
  const change = {
    number: after.folio.changes,
    before: factsOf(before),
    after: factsOf(after),
    paid,
    refunded,
  };
  const money =
    paid > 0
      ? `paid ${shownMoney(paid)}`
      : refunded > 0
        ? `refunded ${shownMoney(refunded)}`
        : 'no money moved';
  const told = guestChangedMail(motel, after, {
    what: 'changed',
    words: `${changeWords(motel, change)}; ${money}`,
  });
  return [
    bookingChangedMail(motel, after, change, now),
    { ...told, dedupeKey: `${told.dedupeKey}:${change.number}` },
  ];
}

function factsOf({ checkIn, checkOut, party, property, folio }: Booking) {
  return { checkIn, checkOut, party, room: property.title, price: folio.price };
}
