export { createBookingQueue } from './booking-queue.ts';
export { checkPromotionCode } from './check-promotion-code.ts';
export { createCheckout } from './create-checkout.ts';
export { expireHolds } from './expire-holds.ts';
export { heldOn, mostUnpaid, roomsOf } from './hold-limits.ts';
export type { CheckoutContext } from './hold-rooms.ts';
export { releaseCheckout } from './release-checkout.ts';
export { showCheckoutStatus } from './show-checkout-status.ts';
