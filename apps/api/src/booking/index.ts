export { type Booking, siteOf } from './booking.ts';
export {
  appendToFolio,
  enterPayment,
  type Folio,
  type NewEntry,
  paymentsOf,
} from './folio.ts';
export {
  endsNotBefore,
  HAS_BOOKED,
  pruneIdempotencyKeys,
  pruneStayLinks,
  pruneUnpaidAttempts,
} from './prune.ts';
export { showOnDevice } from './seen-on-device.ts';
export {
  countHolds,
  type Hold,
  holdOf,
  overdueHolds,
  ownBookings,
  referencesOf,
} from './slim-loads.ts';
export {
  bookingOfSession,
  bookingPaidBy,
  bookingsOfGuest,
  extendHold,
  findBooking,
  insertBooking,
  loadBooking,
  lockBooking,
  moveBooking,
  recordSession,
  searchBookings,
  staysOfDay,
} from './store.ts';
