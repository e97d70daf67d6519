import type { Cents, Instant } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';
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
  before: Booking,
  after: Booking,
  { paid, refunded }: ChangeMoney,
  now: Instant,
): [OutboxMessage, OutboxMessage] {
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
  const told = guestChangedMail(after, { what: 'changed', words: `${changeWords(change)}; ${money}` });
  return [
    bookingChangedMail(after, change, now),
    { ...told, dedupeKey: `${told.dedupeKey}:${change.number}` },
  ];
}

function factsOf({ checkIn, checkOut, party, property, folio }: Booking) {
  return { checkIn, checkOut, party, room: property.title, price: folio.price };
}
