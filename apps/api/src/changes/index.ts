export {
  cancelBooking,
  previewCancellation,
} from './cancel-booking.ts';
export { changeOwnStay, previewOwnChange } from './change-stay.ts';
export { comparedParts } from './changed-parts.ts';
export { findNamedStay, lockNamedStay, lockStay } from './find-stay.ts';
export { listStays } from './list-stays.ts';
export { mailReceipt } from './mail-receipt.ts';
export { makeChange } from './make-change.ts';
export { type AskedStay, cancelOwnStay, changeOwnRequest, showOwnStay, termsOf } from './own-stay.ts';
export { changeLines, holdDeskChange } from './pay-change.ts';
export {
  type PlannedChange,
  planStay,
  readStay,
  whyNotFree,
  withoutRestrictions,
} from './plan-change.ts';
export { settleChange } from './settle-change.ts';
export { refundable, refundParts, refundStay, type StayMoney, stayMoney } from './stay-money.ts';
export { showStayOfCheckout } from './stay-of-checkout.ts';
export { whyNot, whyNotNow } from './why-not.ts';
