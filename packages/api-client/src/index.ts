export { checkPromotionCode } from './calls/check-promotion-code.ts';
export { type CheckoutOptions, createCheckout } from './calls/create-checkout.ts';
export { getAvailability, type NightRange } from './calls/get-availability.ts';
export { getBookings } from './calls/get-bookings.ts';
export { getCheckoutStatus } from './calls/get-checkout-status.ts';
export { getOffers } from './calls/get-offers.ts';
export { getProperty } from './calls/get-property.ts';
export { getHotelCards, getPropertyCards } from './calls/get-property-cards.ts';
export { openBooking } from './calls/open-booking.ts';
export { countOtherSessions, signOutOthers } from './calls/other-sessions.ts';
export {
  cancelStay,
  changeStay,
  changeStayRequest,
  getStay,
  getStayOfCheckout,
  mailReceipt,
  previewChange,
} from './calls/own-stay.ts';
export { releaseCheckout } from './calls/release-checkout.ts';
export {
  FEEDBACK_SUBJECT,
  type FeedbackOptions,
  type FormMail,
  sendFeedback,
} from './calls/send-feedback.ts';
export { signIn } from './calls/sign-in.ts';
export { signOut } from './calls/sign-out.ts';
export { type Checkout, checkoutRequestOf } from './contracts/checkout-form.ts';
export { ApiProblem } from './errors/api-problem.ts';
export { serverMessage } from './errors/server-message.ts';
export { UnexpectedAnswer } from './errors/unexpected-answer.ts';
export { Unreachable, type UnreachableReason } from './errors/unreachable.ts';
export type { CallOptions, Retry, Wire } from './wire/wire.ts';
