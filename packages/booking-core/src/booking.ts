/**
 * The life of a booking after its price: status, cancellation and refund, the ledger of charges and payments.
 *
 * @module booking
 */
export * from './booking/booking-action.ts';
export * from './booking/booking-status.ts';
export * from './booking/cancellation.ts';
export * from './booking/deposit.ts';
export * from './booking/folio.ts';
export * from './booking/house-rules.ts';
export * from './booking/night-shares.ts';
export * from './booking/room-state.ts';
export * from './booking/shown-status.ts';
export * from './booking/stay-change.ts';
export * from './booking/stay-state.ts';
export * from './quote/within-total.ts';
