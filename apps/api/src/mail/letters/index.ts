import type { Instant } from '@motel/booking-core';
import { type Motel, type Words, wordsOf } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { bookingCancelledMail as bookingCancelledLetter } from './booking-cancelled-mail.ts';
import * as changed from './booking-changed-mail.ts';
import { bookingConfirmedMail as bookingConfirmedLetter } from './booking-confirmed-mail.ts';
import { dayReportMail as dayReportLetter } from './day-report-mail.ts';
import * as group from './group-mails.ts';
import { messageMail as messageLetter } from './message-mail.ts';
import * as toMotel from './motel-mails.ts';
import { paymentLinkMail as paymentLinkLetter } from './payment-link-mail.ts';
import * as receipts from './receipt-mails.ts';
import * as refunds from './refund-mails.ts';
import * as timed from './timed-mails.ts';

// The letters to guests, each in the language in which its stay was booked.

export const afterStayMail = inGuestsLanguage(timed.afterStayMail);
export const arrivalMail = inGuestsLanguage(timed.arrivalMail);
export const bookingCancelledMail = inGuestsLanguage(bookingCancelledLetter);
export const bookingChangedMail = inGuestsLanguage(changed.bookingChangedMail);
export const bookingConfirmedMail = inGuestsLanguage(bookingConfirmedLetter);
export const groupBookedMail = inGuestsLanguage(group.groupBookedMail);
export const orderConfirmedMail = inGuestsLanguage(group.orderConfirmedMail);
export const latePaymentRefundedMail = inGuestsLanguage(refunds.latePaymentRefundedMail);
export const messageMail = inGuestsLanguage(messageLetter);
export const namesMissingMail = inGuestsLanguage(group.namesMissingMail);
export const numberedReceiptMail = inGuestsLanguage(receipts.numberedReceiptMail);
export const paymentLinkMail = inGuestsLanguage(paymentLinkLetter);
export const paymentRefundedMail = inGuestsLanguage(refunds.paymentRefundedMail);
export const receiptMail = inGuestsLanguage(receipts.receiptMail);
export const refundCompletedMail = inGuestsLanguage(refunds.refundCompletedMail);

// Those to the motel, in English whatever the guest reads.

export const newBookingMail = inEnglish(toMotel.newBookingMail);
export const dayReportMail = inEnglish(dayReportLetter);
export const guestChangedMail = inEnglish(toMotel.guestChangedMail);

function inEnglish<About extends readonly unknown[], Written>(
  write: (words: Words, ...about: About) => Written,
): (motel: Motel, ...about: About) => Written {
  return (motel, ...about) => write(wordsOf(motel, 'en'), ...about);
}

function inGuestsLanguage<More extends readonly unknown[], Letter>(
  write: (words: Words, stay: Booking, ...more: More) => Letter,
): (motel: Motel, stay: Booking, ...more: More) => Letter {
  return (motel, stay, ...more) => {
    const words = wordsOf(motel, stay.language);
    const property = { ...stay.property, title: words.own(stay.property.title) };
    return write(words, { ...stay, property }, ...more);
  };
}

/** The letters of a change that a guest has made: to the guest, and to the motel. Paid or refunded is $0. */
export function stayChangedMails(
  motel: Motel,
  before: Booking,
  after: Booking,
  { paid, refunded }: Pick<changed.BookingChange, 'paid' | 'refunded'>,
  now: Instant,
): [OutboxMessage, OutboxMessage] {
  const english = wordsOf(motel, 'en');
  const { shownMoney } = english;
  const number = after.folio.changes;
  const change = { number, before: factsOf(before), after: factsOf(after), paid, refunded };
  const money =
    paid > 0
      ? `paid ${shownMoney(paid)}`
      : refunded > 0
        ? `refunded ${shownMoney(refunded)}`
        : 'no money moved';
  const words = `${changed.changeWords(english, change)}; ${money}`;
  const told = guestChangedMail(motel, after, { what: 'changed', words });
  const dedupeKey = `${told.dedupeKey}:${number}`;
  return [bookingChangedMail(motel, after, change, now), { ...told, dedupeKey }];
}

function factsOf({ checkIn, checkOut, party, property, folio }: Booking) {
  return { checkIn, checkOut, party, room: property.title, price: folio.price };
}
