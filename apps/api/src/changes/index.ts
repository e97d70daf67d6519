export {
  cancelBooking,
  cancelWithin,
  type GivenUp,
  type GivenUpMoney,
  previewCancellation,
} from './cancel-booking.ts';
export { changeOwnStay, previewOwnChange } from './change-stay.ts';
export { listStays } from './list-stays.ts';
export { mailReceipt } from './mail-receipt.ts';
export { type AskedStay, cancelOwnStay, changeOwnRequest, showOwnStay, termsOf } from './own-stay.ts';
export { partyIssues } from './plan-change.ts';
export { refundParts, refundStay, type StayMoney, stayMoney } from './stay-money.ts';
export { showStayOfCheckout } from './stay-of-checkout.ts';
