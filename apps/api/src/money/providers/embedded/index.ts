export { type EmbeddedCheckout, embeddedCheckout } from './embedded-checkout.ts';
export { mayStartEmbedded } from './may-start-embedded.ts';
export { TEST_CARDS } from './test-cards.ts';
