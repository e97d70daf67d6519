export { applyPaymentEvent } from './apply-payment-event.ts';
export { collectMissedEvents, eventsAskedUntil } from './collect-missed-events.ts';
export type { MoneyContext } from './money-context.ts';
export type { MachineTrouble, RefundReason } from './money-tables.ts';
export { openItemWords } from './open-items/open-item.ts';
export {
  closeItem,
  closeRefundedElsewhere,
  countOpenItems,
  deleteOpenItem,
  itemsAbout,
  itemsNoticed,
  openItems,
  recordOpenItem,
} from './open-items/open-items.ts';
export { findInstallation } from './providers/installation.ts';
export {
  type PaymentLine,
  type PaymentProvider,
  ProviderRefusal,
  SignatureError,
  UnreadableEventError,
} from './providers/payment-provider.ts';
export { prunePaymentEvents } from './received-event.ts';
export {
  countRefunds,
  enterRefund,
  type Refund,
  refundsOf,
  requestRefund,
  sendRefunds,
  stuckRefunds,
} from './refunds.ts';
export { endPaymentSession, endRequest, expireRequests } from './requests/end-request.ts';
export type { OnPaid, PaidRequest } from './requests/on-paid.ts';
export { openRequest } from './requests/open-request.ts';
export { closeRequest } from './requests/release-request.ts';
export { settlePayment } from './requests/settle-payment.ts';
