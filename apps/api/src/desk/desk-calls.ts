// The use cases of the desk's calls, each under the name of its call.
export {
  addPage as addSitePage,
  addPhotograph,
  addRoomKind,
  beginSite,
  describePicture,
  dropPart as dropSitePart,
  editPart as editSitePart,
  goBackSite,
  importSite,
  keepSitePictures,
  previewSite,
  publishSite,
  readBegin,
  removePart as removeSitePart,
  removePhotograph,
  showPart as sitePart,
  showSite as site,
  sitePictures,
  siteTexts,
} from '../content/index.ts';
export {
  assignRoom,
  bookAtDesk as bookStay,
  cancelStayAtDesk as cancelStay,
  changeAtDesk as changeStay,
  chargeArticle,
  chargeGuarantee,
  checkIn,
  checkOut,
  editGuest,
  endLink,
  endWaiting,
  findGuest,
  finishNote,
  freeRooms,
  giveRooms,
  importStays,
  joinAtDesk as joinWaiting,
  leaveNote,
  leaveNote as noteStay,
  mailGuest,
  messageStay,
  movePayment,
  offerRooms as offers,
  previewCancel,
  previewChangeAtDesk as previewChange,
  previewCharge,
  previewImport,
  previewRefund,
  previewReinstate,
  proposeAtDesk as proposeRooms,
  quoteAtDesk as quoteStay,
  refundAtDesk as refund,
  reinstateStay,
  roomChoices,
  showImports as imports,
  showStay as stay,
  showWaiting as waiting,
  takeBackCharge,
  takePayment,
  undoAttendance,
  undoImport,
  undoPayment,
  waive,
  wishRooms as setWishes,
} from '../stays/index.ts';
export {
  listTillDays as tillDays,
  moveCash,
  reopenTill,
  showTill as till,
  signOffTill,
} from '../till/index.ts';
export { endDay, reopenDay } from './books/days/end-day.ts';
export { setLedgerCodes, showJournal as journal } from './books/days/journal.ts';
export { showDayEnd as dayEnd } from './books/days/show-day.ts';
export { showTaxReturn as taxReturn } from './books/days/tax-return.ts';
export { showAhead as ahead, showFigures as figures } from './books/figures/show-figures.ts';
export { showMonth as month } from './books/month/show-month.ts';
export { checkMorning as morning } from './books/morning/morning-check.ts';
export { recordOtherBackup as recordBackup } from './books/morning/record-backup.ts';
export {
  issueReceipt,
  mailReceiptAtDesk as mailReceipt,
  showReceipt as receipt,
  showReceipts as receipts,
} from './books/receipts/issue-receipt.ts';
export {
  keepCompany,
  listCompanies as companies,
  setPayer,
  showCompany as company,
  showPayer as payer,
} from './companies/companies.ts';
export { creditInvoice, issueInvoice } from './companies/issue-invoice.ts';
export { mailInvoice, payInvoice, showInvoice as invoice } from './companies/pay-invoice.ts';
export { expectGuest } from './day/expect-guest.ts';
export { showTonight as tonight } from './day/tonight.ts';
export { bookGroup } from './groups/book-group.ts';
export { joinGroup } from './groups/join-group.ts';
export { nameRooms } from './groups/name-rooms.ts';
export { showGroup as group } from './groups/show-group.ts';
export { eraseGuest, exportGuest } from './guests/guest-data.ts';
export { keepCard as keepGuestCard, mergeGuests, partGuests } from './guests/merge-guests.ts';
export { showGuest as guestCard } from './guests/show-guest.ts';
export { changeRole, endPersonAtDesk as endPerson } from './people/change-person.ts';
export {
  endOwnLink as endMyLink,
  endPasskeyAtDesk as endPasskey,
  endSessionAtDesk as endSession,
} from './people/end-device.ts';
export { invitePerson as invite, linkOwnDevice as linkMyDevice, linkPerson } from './people/invite-person.ts';
export { showOwnDevices as myDevices, showPeople as people } from './people/list-people.ts';
export { showPlan as plan } from './plan/show-plan.ts';
export { changeRates, listChanges as rateChanges } from './rates/change-rates.ts';
export { listCodes as rateCodes } from './rates/codes.ts';
export { showLastYear as rateLastYear } from './rates/last-year.ts';
export {
  listArticles as articles,
  listDemand as rateDemand,
  listPlans as ratePlans,
  listTaxes as rateTaxes,
  listTerms as rateTerms,
} from './rates/lists.ts';
export { previewRates } from './rates/preview-rates.ts';
export { showRateMonth as rateMonth } from './rates/rate-month.ts';
export {
  addRoomAtDesk as addRoom,
  changeRoomAtDesk as changeRoom,
  listRooms as rooms,
  retireRoomAtDesk as retireRoom,
} from './rooms/change-rooms.ts';
export { closeRoomAtDesk as closeRoom, previewClosure, reopenRoom } from './rooms/close-room.ts';
export { cleanRoom, listChores as chores, reportRoom } from './rooms/housekeeping.ts';
export { searchStays as search } from './search/search-stays.ts';
export { listHolds as holds } from './unpaid-holds.ts';
export {
  askProvider,
  liftBlockAtDesk as liftBlock,
  listBlocks as blocks,
  mailHeldBack as mailFeedback,
  resolveEntry as closeItem,
  retryMail,
  retryMails,
  showLog as log,
  signOutAtDesk as signOutGuest,
} from './upkeep.ts';
export { listVouchers as vouchers, sellVoucher, takeBackVoucher } from './vouchers.ts';
