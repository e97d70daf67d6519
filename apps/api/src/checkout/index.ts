export { createBookingQueue } from './booking-queue.ts';
export type { CheckoutContext } from './checkout-context.ts';
export { createCheckout } from './create-checkout.ts';
export { expireHolds } from './expire-holds.ts';
export { releaseCheckout } from './release-checkout.ts';
export { showCheckoutStatus } from './show-checkout-status.ts';
