export { stripeCheckout } from './stripe-checkout.ts';
