export {
  type Account,
  accountOf,
  dividedAsPrice,
  type StatedTax,
  taxesLess,
  taxesTakenOff,
} from './account.ts';
export type { Booking } from './booking.ts';
export type { BookingSource } from './booking-tables.ts';
export * from './day-loads.ts';
export {
  appendToFolio,
  chargesOf,
  DESK_REFERENCE,
  enteredAt,
  enterPayment,
  type Folio,
  type FolioEntry,
  folioOf,
  isArticle,
  type NewEntry,
  paymentsOf,
  quotedOf,
  wayOf,
  withPayment,
} from './folio.ts';
export { hasNights } from './has-nights.ts';
export { hasName, hasWords } from './has-words.ts';
export * from './ledger-loads.ts';
export * from './listed-stays.ts';
export { movingGuests, roomsWithGuests } from './moving-guests.ts';
export { nightsText } from './nights-text.ts';
export * from './orders.ts';
export { moneyMoves, paidWords } from './paid-words.ts';
export * from './payment-requests.ts';
export * from './prune.ts';
export { isReference, randomCode } from './reference.ts';
export { isSeenBy, showOnDevice, type Viewer } from './seen-on-device.ts';
export * from './slim-loads.ts';
export { accountLines, type Statement, statementOf } from './statement.ts';
export { accountWire, accountWords, type StayAccount, stayAccount } from './stay-account.ts';
export * from './stay-changes.ts';
export { expectedAt, factsOf, stateOf } from './stay-facts.ts';
export * from './store.ts';
