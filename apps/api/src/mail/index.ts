export { enqueueMail } from './enqueue-mail.ts';
export { folderTransport } from './folder-transport.ts';
export { oneLine, plainLines } from './guest-words.ts';
export { bookingCancelledMail } from './letters/booking-cancelled-mail.ts';
export { bookingConfirmedMail } from './letters/booking-confirmed-mail.ts';
export { feedbackMail } from './letters/feedback-mail.ts';
export { guestLines } from './letters/guest-lines.ts';
export { latePaymentRefundedMail } from './letters/late-payment-refunded-mail.ts';
export { newBookingMail } from './letters/new-booking-mail.ts';
export { paymentRefundedMail } from './letters/payment-refunded-mail.ts';
export { priceLines } from './letters/price-lines.ts';
export { stayFacts } from './letters/stay-facts.ts';
export type { MailTransport } from './mail-transport.ts';
export {
  copyLatest,
  countMails,
  dropMail,
  mailsAbout,
  pruneMails,
  type Resent,
  retryGivenUp,
  stuckMails,
} from './outbox.ts';
export type { OutboxMessage, OutboxRow } from './outbox-message.ts';
export { MAX_ATTEMPTS, type MailWork, sendDueMail } from './send-due-mail.ts';
export { smtpTransport } from './smtp-transport.ts';
