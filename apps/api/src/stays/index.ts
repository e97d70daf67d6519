import * as calls from './stay-calls.ts';

export { actOnSeen, findNamedStay, stayVersion } from './act-on-stay.ts';
export { type OutOfTime, staysOutOfTime } from './attend/attend.ts';
export { checkPromotionCode } from './book/check-promotion-code.ts';
export { createCheckout } from './book/create-checkout.ts';
export { cancelOwnStay } from './cancel/cancel-stay.ts';
export { changeOwnStay, previewOwnChange } from './change/change-stay.ts';
export { changeOwnRequest, mailReceipt } from './guest/own-requests.ts';
export { createBookingQueue } from './hold/booking-queue.ts';
export { heldOn, mostUnpaid, roomsHeld } from './hold/hold-limits.ts';
export {
  addNote,
  type DeskNote,
  eraseNotes,
  notesOfStay,
  openMissedRooms,
  openNotes,
  readNoteText,
} from './notes/desk-notes.ts';
export { noteWire } from './notes/leave-note.ts';
export { onPaid } from './on-paid.ts';
export { askForRests } from './pay/ask-for-rests.ts';
export { releaseCheckout, showCheckoutStatus } from './pay/checkout-status.ts';
export { allowance } from './pay/waive.ts';
export { type OverOrdered, overOrdered } from './price/take-from-stock.ts';
export {
  moveOut,
  movesOut,
  moveWire,
  namesOf,
  referencesOf,
  whyNotAsShown,
} from './rooms/moves-out.ts';
export { isInHouse, isWithoutNumber, staysWithoutNumber } from './rooms/rooms-in-house.ts';
export { cleanSince, loadRoomsTonight, type RoomsTonight, whyInUse } from './rooms/rooms-tonight.ts';
export { refuseTaken } from './rooms/stay-rooms.ts';
export { type AskedStay, listStays, showOwnStay, showStayOfCheckout } from './show/own-stay.ts';
export type { CheckoutContext, StayDeskContext } from './stay-context.ts';
export { costOf, openCostOf } from './stay-money.ts';

/** The use cases of the desk's calls about stays. */
export const stayCalls = { ...calls };
