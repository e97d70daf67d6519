import type { DeskCallName } from '@motel/api-client/desk-contracts';
import * as content from '../content/index.ts';
import type { DeskDeed } from '../staff/index.ts';
import * as stays from '../stays/index.ts';
import * as till from '../till/index.ts';
import * as books from './books/index.ts';
import { keepCompany, listCompanies, setPayer, showCompany, showPayer } from './companies/companies.ts';
import { creditInvoice } from './companies/credit-invoice.ts';
import { issueInvoice } from './companies/issue-invoice.ts';
import { mailInvoice, payInvoice, showInvoice } from './companies/pay-invoice.ts';
import { expectGuest } from './day/expect-guest.ts';
import { showTonight } from './day/tonight.ts';
import { eraseGuest } from './guests/erase-guest.ts';
import { exportGuest } from './guests/export-guest.ts';
import { keepCard, mergeGuests, partGuests } from './guests/merge-guests.ts';
import { showGuest } from './guests/show-guest.ts';
import { changeRole, endPersonAtDesk } from './people/change-person.ts';
import { endOwnLink, endPasskeyAtDesk, endSessionAtDesk } from './people/end-device.ts';
import { invitePerson, linkOwnDevice, linkPerson } from './people/invite-person.ts';
import { showOwnDevices, showPeople } from './people/list-people.ts';
import { showPlan } from './plan/show-plan.ts';
import { changeRates, listChanges } from './rates/change-rates.ts';
import { listCodes } from './rates/codes.ts';
import { showLastYear } from './rates/last-year.ts';
import { previewRates } from './rates/preview-rates.ts';
import { showRateMonth } from './rates/rate-month.ts';
import { listArticles, listTaxes } from './rates/taxes-and-articles.ts';
import { addRoomAtDesk, changeRoomAtDesk, listRooms, retireRoomAtDesk } from './rooms/change-rooms.ts';
import { closeRoomAtDesk, previewClosure, reopenRoom } from './rooms/close-room.ts';
import { cleanRoom, listChores, reportRoom } from './rooms/housekeeping.ts';
import { searchStays } from './search/search-stays.ts';
import { showLog } from './show-log.ts';
import { listHolds } from './unpaid-holds.ts';
import {
  askProvider,
  liftBlockAtDesk,
  listBlocks,
  mailHeldBack,
  resolveEntry,
  retryMail,
  retryMails,
  signOutAtDesk,
} from './upkeep.ts';

/** The calls by which a browser signs in and out; they are about its cookies. */
export type DoorCall = 'me' | 'signOut' | 'signInOptions' | 'signIn' | 'lookAtLink' | 'joinOptions' | 'join';

type UseCases = { readonly [Name in Exclude<DeskCallName, DoorCall>]: DeskDeed<Name, stays.StayDeskContext> };

/** The use case of each call of the desk, for the browser and the command line. */
export const deskCalls: UseCases = {
  myDevices: showOwnDevices,
  linkMyDevice: linkOwnDevice,
  endMyLink: endOwnLink,
  endPasskey: endPasskeyAtDesk,
  endSession: endSessionAtDesk,
  people: showPeople,
  invite: invitePerson,
  linkPerson,
  changeRole,
  endPerson: endPersonAtDesk,

  tonight: showTonight,
  expectGuest,
  search: searchStays,
  log: showLog,
  leaveNote: stays.leaveNote,
  finishNote: stays.finishNote,
  plan: showPlan,

  offers: stays.offerRooms,
  quoteStay: stays.quoteAtDesk,
  findGuest: stays.findGuest,
  freeRooms: stays.freeRooms,
  bookStay: stays.bookAtDesk,

  previewImport: stays.previewImport,
  importStays: stays.importStays,
  imports: stays.showImports,
  undoImport: stays.undoImport,

  site: content.showSite,
  sitePart: content.showPart,
  editSitePart: content.editPart,
  addSitePage: content.addPage,
  addRoomKind: content.addRoomKind,
  removeSitePart: content.removePart,
  dropSitePart: content.dropPart,
  publishSite: content.publishSite,
  goBackSite: content.goBackSite,
  siteTexts: content.siteTexts,
  importSite: content.importSite,
  beginSite: content.beginSite,
  sitePictures: content.sitePictures,
  keepSitePictures: content.keepSitePictures,
  addPhotograph: content.addPhotograph,
  removePhotograph: content.removePhotograph,
  previewSite: content.previewSite,

  stay: stays.showStay,
  noteStay: stays.leaveNote,
  editGuest: stays.editGuest,
  mailGuest: stays.mailGuest,
  takePayment: stays.takePayment,
  chargeGuarantee: stays.chargeGuarantee,
  waive: stays.waive,
  previewCharge: stays.previewCharge,
  chargeArticle: stays.chargeArticle,
  takeBackCharge: stays.takeBackCharge,
  undoPayment: stays.undoPayment,
  endLink: stays.endLink,
  previewRefund: stays.previewRefund,
  refund: stays.refundAtDesk,
  previewCancel: stays.previewCancel,
  cancelStay: stays.cancelStayAtDesk,
  previewReinstate: stays.previewReinstate,
  reinstateStay: stays.reinstateStay,
  previewChange: stays.previewChangeAtDesk,
  changeStay: stays.changeAtDesk,

  companies: listCompanies,
  company: showCompany,
  keepCompany,
  payer: showPayer,
  setPayer,
  issueInvoice,
  invoice: showInvoice,
  payInvoice,
  creditInvoice,
  mailInvoice,

  guestCard: showGuest,
  keepGuestCard: keepCard,
  mergeGuests,
  partGuests,
  exportGuest,
  eraseGuest,

  rooms: listRooms,
  roomChoices: stays.roomChoices,
  assignRoom: stays.assignRoom,
  giveRooms: stays.giveRooms,
  setWishes: stays.wishRooms,
  proposeRooms: stays.proposeAtDesk,
  checkIn: stays.checkIn,
  checkOut: stays.checkOut,
  undoAttendance: stays.undoAttendance,
  previewClosure,
  closeRoom: closeRoomAtDesk,
  reopenRoom,
  addRoom: addRoomAtDesk,
  changeRoom: changeRoomAtDesk,
  retireRoom: retireRoomAtDesk,
  chores: listChores,
  cleanRoom,
  reportRoom,

  rateMonth: showRateMonth,
  rateLastYear: showLastYear,
  rateChanges: listChanges,
  rateTaxes: listTaxes,
  rateCodes: listCodes,
  articles: listArticles,
  previewRates,
  changeRates,

  receipts: books.showReceipts,
  receipt: books.showReceipt,
  issueReceipt: books.issueReceipt,
  mailReceipt: books.mailReceiptAtDesk,
  till: till.showTill,
  tillDays: till.listTillDays,
  moveCash: till.moveCash,
  signOffTill: till.signOffTill,
  reopenTill: till.reopenTill,
  month: books.showMonth,
  ahead: books.showAhead,
  figures: books.showFigures,
  dayEnd: books.showDayEnd,
  endDay: books.endDay,
  reopenDay: books.reopenDay,
  journal: books.showJournal,
  taxReturn: books.showTaxReturn,
  setLedgerCodes: books.setLedgerCodes,
  morning: books.checkMorning,
  askProvider,
  closeItem: resolveEntry,
  retryMail,

  holds: listHolds,
  blocks: listBlocks,
  liftBlock: liftBlockAtDesk,
  recordBackup: books.recordOtherBackup,
  retryMails,
  mailFeedback: mailHeldBack,
  signOutGuest: signOutAtDesk,
};
