export { actOnSeen } from './act-on-stay.ts';
export { checkIn, checkOut, undoAttendance } from './attend/attend.ts';
export { type OutOfTime, staysOutOfTime } from './attend/out-of-time.ts';
export { bookAtDesk } from './book/book-at-desk.ts';
export { checkPromotionCode } from './book/check-promotion-code.ts';
export { createCheckout } from './book/create-checkout.ts';
export { offerRooms } from './book/offer-rooms.ts';
export { quoteAtDesk } from './book/quote-stay.ts';
export { cancelOwnStay, cancelStayAtDesk, previewCancel } from './cancel/cancel-stay.ts';
export { previewReinstate, reinstateStay } from './cancel/reinstate-stay.ts';
export { changeAtDesk } from './change/change-at-desk.ts';
export { changeOwnStay, previewOwnChange } from './change/change-stay.ts';
export { previewChangeAtDesk } from './change/preview-change.ts';
export type { CheckoutContext } from './checkout-context.ts';
export { findNamedStay } from './find-stay.ts';
export { changeOwnRequest } from './guest/change-request.ts';
export { editGuest } from './guest/edit-guest.ts';
export { findGuest } from './guest/find-guest.ts';
export { mailGuest } from './guest/mail-guest.ts';
export { mailReceipt } from './guest/mail-receipt.ts';
export { createBookingQueue } from './hold/booking-queue.ts';
export { heldOn, mostUnpaid, roomsHeld } from './hold/hold-limits.ts';
export { importStays, previewImport } from './import/import-stays.ts';
export { showImports, undoImport } from './import/undo-import.ts';

export { addNote, type DeskNote, eraseNotes, notesOfStay, openNotes } from './notes/desk-notes.ts';
export { finishNote, leaveNote, noteWire } from './notes/leave-note.ts';
export { openMissedRooms } from './notes/missed-room.ts';
export { readNoteText } from './notes/note-text.ts';
export { onPaid } from './on-paid.ts';
export { askForRests } from './pay/ask-for-rests.ts';
export { chargeArticle, previewCharge } from './pay/charge-article.ts';
export { chargeGuarantee } from './pay/charge-guarantee.ts';
export { endLink } from './pay/end-link.ts';
export { previewRefund, refundAtDesk } from './pay/refund-at-desk.ts';
export { releaseCheckout } from './pay/release-checkout.ts';
export { showCheckoutStatus } from './pay/show-checkout-status.ts';
export { takeBackCharge } from './pay/take-back-charge.ts';
export { takePayment } from './pay/take-payment.ts';
export { undoPayment } from './pay/undo-payment.ts';
export { allowance, waive } from './pay/waive.ts';
export { type OverOrdered, overOrdered } from './price/take-from-stock.ts';
export { assignRoom } from './rooms/assign-room.ts';
export { cleanSince } from './rooms/clean-since.ts';
export { freeRooms } from './rooms/free-rooms.ts';
export { giveRooms } from './rooms/give-rooms.ts';
export {
  moveOut,
  movesOut,
  moveWire,
  namesOf,
  referencesOf,
  whyNotAsShown,
} from './rooms/moves-out.ts';
export { proposeAtDesk } from './rooms/propose-at-desk.ts';
export { roomChoices } from './rooms/room-choices.ts';
export { isInHouse, isWithoutNumber, staysWithoutNumber } from './rooms/rooms-in-house.ts';
export { loadRoomsTonight, type RoomsTonight } from './rooms/rooms-tonight.ts';
export { refuseTaken } from './rooms/take-rooms.ts';
export { whyInUse } from './rooms/why-in-use.ts';
export { wishRooms } from './rooms/wish-rooms.ts';
export { listStays } from './show/list-stays.ts';
export { type AskedStay, showOwnStay } from './show/own-stay.ts';
export { showStay } from './show/show-stay.ts';
export { showStayOfCheckout } from './show/stay-of-checkout.ts';
export type { StayDeskContext } from './stay-desk-context.ts';
export { costOf, openCostOf } from './stay-money.ts';
export { stayVersion } from './stay-version.ts';
