export { actOnSeen, findNamedStay, lockNamedStay, stayVersion } from './act-on-stay.ts';
export { checkIn, checkOut, type OutOfTime, staysOutOfTime, undoAttendance } from './attend/attend.ts';
export { bookAtDesk } from './book/book-at-desk.ts';
export { checkPromotionCode } from './book/check-promotion-code.ts';
export { createCheckout } from './book/create-checkout.ts';
export { offerRooms, priceForGuest, quoteAtDesk } from './book/quote-stay.ts';
export { lockNightsOf, sellStay } from './book/sell-stay.ts';
export { cancelOwnStay, cancelStayAtDesk, previewCancel } from './cancel/cancel-stay.ts';
export { previewReinstate, reinstateStay } from './cancel/reinstate-stay.ts';
export { changeAtDesk } from './change/change-at-desk.ts';
export { changeOwnStay, previewOwnChange } from './change/change-stay.ts';
export { previewChangeAtDesk } from './change/preview-change.ts';
export { editGuest, findGuest, mailGuest, messageStay, readGuest } from './guest/guest-at-desk.ts';
export { changeOwnDetails, mailReceipt } from './guest/own-requests.ts';
export { createBookingQueue } from './hold/booking-queue.ts';
export { heldOn, mostUnpaid, roomsHeld } from './hold/hold-limits.ts';
export { importStays, previewImport } from './import/import-stays.ts';
export { showImports, undoImport } from './import/undo-import.ts';
export {
  addNote,
  type DeskNote,
  eraseNotes,
  notesOfStay,
  openMissedRooms,
  openNotes,
  readNoteText,
} from './notes/desk-notes.ts';
export { finishNote, leaveNote, noteWire } from './notes/leave-note.ts';
export { onPaid } from './on-paid.ts';
export { askForRests } from './pay/ask-for-rests.ts';
export { chargeArticle, previewCharge } from './pay/charge-article.ts';
export { chargeGuarantee } from './pay/charge-guarantee.ts';
export { releaseCheckout, showCheckoutStatus } from './pay/checkout-status.ts';
export { movePayment } from './pay/move-payment.ts';
export { endLink } from './pay/payment-link.ts';
export { previewRefund, refundAtDesk } from './pay/refund-at-desk.ts';
export { takeBackCharge } from './pay/take-back-charge.ts';
export { takePayment } from './pay/take-payment.ts';
export { undoPayment } from './pay/undo-payment.ts';
export { allowance, waive } from './pay/waive.ts';
export type { PricedStay } from './price/price-stay.ts';
export { type OverOrdered, overOrdered } from './price/take-from-stock.ts';
export { assignRoom, giveRooms } from './rooms/give-room.ts';
export { moveOut, movesOut, moveWire, namesOf, referencesOf, whyNotAsShown } from './rooms/moves-out.ts';
export { proposeAtDesk } from './rooms/propose-at-desk.ts';
export { freeRooms, roomChoices } from './rooms/room-choices.ts';
export { cleanSince, loadRoomsTonight, type RoomsTonight, whyInUse } from './rooms/rooms-tonight.ts';
export { isInHouse, isWithoutNumber, refuseTaken, staysWithoutNumber } from './rooms/stay-rooms.ts';
export { wishRooms } from './rooms/wish-rooms.ts';
export { type AskedStay, listStays, showOwnStay, showStayOfCheckout } from './show/own-stay.ts';
export { showStay } from './show/show-stay.ts';
export type { CheckoutContext, StayDeskContext } from './stay-context.ts';
export { costOf, invoicedOf, openCostOf } from './stay-money.ts';
export { joinAsGuest, joinAtDesk } from './wait/join-waiting.ts';
export { offerToWaiting } from './wait/offer-to-waiting.ts';
export { endWaiting, showWaiting } from './wait/show-waiting.ts';
export { waitingOf } from './wait/waiting.ts';
