import { type Motel, type Words, wordsOf } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import { afterStayMail as afterStayLetter } from './after-stay-mail.ts';
import { arrivalMail as arrivalLetter } from './arrival-mail.ts';
import { bookingCancelledMail as bookingCancelledLetter } from './booking-cancelled-mail.ts';
import {
  bookingChangedMail as bookingChangedLetter,
  changeWords as wordsOfChange,
} from './booking-changed-mail.ts';
import { bookingConfirmedMail as bookingConfirmedLetter } from './booking-confirmed-mail.ts';
import { dayReportMail as dayReportLetter } from './day-report-mail.ts';
import { guestChangedMail as guestChangedLetter } from './guest-changed-mail.ts';
import { newBookingMail as newBookingLetter } from './new-booking-mail.ts';
import { numberedReceiptMail as numberedReceiptLetter } from './numbered-receipt-mail.ts';
import { paymentLinkMail as paymentLinkLetter } from './payment-link-mail.ts';
import { receiptMail as receiptLetter } from './receipt-mail.ts';
import {
  latePaymentRefundedMail as latePaymentRefundedLetter,
  paymentRefundedMail as paymentRefundedLetter,
  refundCompletedMail as refundCompletedLetter,
} from './refund-mails.ts';

export { cancellationSentence, guaranteeSentence } from './booking-confirmed-mail.ts';

// The letters to guests, each in the language in which its stay was booked.

export const afterStayMail = inGuestsLanguage(afterStayLetter);
export const arrivalMail = inGuestsLanguage(arrivalLetter);
export const bookingCancelledMail = inGuestsLanguage(bookingCancelledLetter);
export const bookingChangedMail = inGuestsLanguage(bookingChangedLetter);
export const bookingConfirmedMail = inGuestsLanguage(bookingConfirmedLetter);
export const latePaymentRefundedMail = inGuestsLanguage(latePaymentRefundedLetter);
export const numberedReceiptMail = inGuestsLanguage(numberedReceiptLetter);
export const paymentLinkMail = inGuestsLanguage(paymentLinkLetter);
export const paymentRefundedMail = inGuestsLanguage(paymentRefundedLetter);
export const receiptMail = inGuestsLanguage(receiptLetter);
export const refundCompletedMail = inGuestsLanguage(refundCompletedLetter);

// Those to the motel, in English whatever the guest reads.

export const newBookingMail = inEnglish(newBookingLetter);
export const dayReportMail = inEnglish(dayReportLetter);
export const guestChangedMail = inEnglish(guestChangedLetter);
export const changeWords = inEnglish(wordsOfChange);

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
