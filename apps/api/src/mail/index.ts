export { countFeedbackMails, endHeldBackFeedback } from './feedback-mails.ts';
export { oneLine, plainLines } from './guest-words.ts';
export type { BookingChange } from './letters/booking-changed-mail.ts';
export { dayReportKey } from './letters/day-report-mail.ts';
export {
  bookingCancelledMail,
  bookingChangedMail,
  bookingConfirmedMail,
  dayReportMail,
  guestChangedMail,
  latePaymentRefundedMail,
  newBookingMail,
  numberedReceiptMail,
  paymentLinkMail,
  paymentRefundedMail,
  receiptMail,
  refundCompletedMail,
} from './letters/index.ts';
export { invoiceMail } from './letters/invoice-mail.ts';
export { feedbackMail } from './letters/motel-mails.ts';
export { linkMailKey } from './letters/payment-link-mail.ts';
export { stayCalendar } from './letters/stay-calendar.ts';
export { guestLines, stayFacts } from './letters/stay-facts.ts';
export { folderTransport, type MailTransport, smtpTransport } from './mail-transport.ts';
export * from './outbox.ts';
export type { OutboxMessage, OutboxRow } from './outbox-message.ts';
export { type SampleMail, sampleMails } from './samples.ts';
export { MAX_ATTEMPTS, type MailWork, sendDueMail } from './send-due-mail.ts';
export { stayChangedMails } from './stay-changed-mails.ts';
export { enqueueTimedMail } from './timed-mail.ts';
