export * from './guest-cards.ts';
export { listBookings } from './list-bookings.ts';
export { forgetGuests, pruneGuests, pruneSignIns } from './prune.ts';
export {
  authenticate,
  countOtherSessions,
  type Device,
  deviceOf,
  type HistoryContext,
  type SignedIn,
  signOut,
  signOutNumber,
  signOutOthers,
  viewerOf,
} from './session.ts';
export { guestOfNumber, guestWithoutNumber, readMobile, signIn } from './sign-in.ts';
export { createStayLink, openBooking } from './stay-link.ts';
