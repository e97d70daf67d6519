import type {
  BodyOf,
  DeskCall,
  DeskCallName,
  DeskCalls,
  PartsOf,
  QueryOf,
  WireAnswerOf,
} from '@motel/api-client/desk-contracts';
import {
  addPage,
  addRoomKind,
  dropPart,
  editPart,
  goBackSite,
  importSite,
  previewSite,
  publishSite,
  removePart,
  showPart,
  showSite,
  siteTexts,
} from '../content/index.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { ByPerson } from '../staff/index.ts';
import {
  assignRoom,
  bookAtDesk,
  cancelStayAtDesk,
  changeAtDesk,
  checkIn,
  checkOut,
  editGuest,
  endLink,
  findGuest,
  finishNote,
  freeRooms,
  giveRooms,
  importStays,
  leaveNote,
  mailGuest,
  offerRooms,
  previewCancel,
  previewChangeAtDesk,
  previewImport,
  previewRefund,
  previewReinstate,
  proposeAtDesk,
  quoteAtDesk,
  refundAtDesk,
  reinstateStay,
  roomChoices,
  type StayDeskContext,
  showImports,
  showStay,
  takePayment,
  undoAttendance,
  undoImport,
  undoPayment,
  waive,
  wishRooms,
} from '../stays/index.ts';
import { listTillDays, moveCash, reopenTill, showTill, signOffTill } from '../till/index.ts';
import { askProvider } from './ask-provider.ts';
import { liftBlockAtDesk, listBlocks } from './blocks.ts';
import * as books from './books/index.ts';
import { expectGuest } from './day/expect-guest.ts';
import { showTonight } from './day/tonight.ts';
import { changeRole, endPersonAtDesk } from './people/change-person.ts';
import { endOwnLink, endPasskeyAtDesk, endSessionAtDesk } from './people/end-device.ts';
import { invitePerson, linkOwnDevice, linkPerson } from './people/invite-person.ts';
import { showOwnDevices, showPeople } from './people/list-people.ts';
import { showPlan } from './plan/show-plan.ts';
import { changeRates } from './rates/change-rates.ts';
import { showLastYear } from './rates/last-year.ts';
import { listChanges } from './rates/list-changes.ts';
import { listCodes } from './rates/list-codes.ts';
import { listTaxes } from './rates/list-taxes.ts';
import { previewRates } from './rates/preview-rates.ts';
import { showRateMonth } from './rates/rate-month.ts';
import { mailHeldBack, retryMail, retryMails } from './resend-mail.ts';
import { resolveEntry } from './resolve-entry.ts';
import { addRoomAtDesk, changeRoomAtDesk, retireRoomAtDesk } from './rooms/change-rooms.ts';
import { closeRoomAtDesk, previewClosure, reopenRoom } from './rooms/close-room.ts';
import { cleanRoom, listChores, reportRoom } from './rooms/housekeeping.ts';
import { listRooms } from './rooms/list-rooms.ts';
import { searchStays } from './search/search-stays.ts';
import { showLog } from './show-log.ts';
import { signOutAtDesk } from './sign-out-number.ts';
import { listHolds } from './unpaid-holds.ts';

/** The calls by which a browser signs in and out; they are about its cookies. */
export type DoorCall = 'me' | 'signOut' | 'signInOptions' | 'signIn' | 'lookAtLink' | 'joinOptions' | 'join';

/** A request of a call: the parts of its path, its query and its body in one. */
export type DeskAsked<Call extends DeskCall> = Readonly<Record<PartsOf<Call['path']>, string>> &
  (QueryOf<Call> extends undefined ? unknown : QueryOf<Call>) &
  (BodyOf<Call> extends undefined ? unknown : BodyOf<Call>);

export type DeskUseCase<Call extends DeskCall> = (
  context: StayDeskContext,
  asked: DeskAsked<Call>,
  by: ByPerson,
) => Promise<Outcome<WireAnswerOf<Call>>>;

type UseCases = { readonly [Name in Exclude<DeskCallName, DoorCall>]: DeskUseCase<DeskCalls[Name]> };

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
  leaveNote,
  finishNote,
  plan: showPlan,

  offers: offerRooms,
  quoteStay: quoteAtDesk,
  findGuest,
  freeRooms,
  bookStay: bookAtDesk,

  previewImport,
  importStays,
  imports: showImports,
  undoImport,

  site: showSite,
  sitePart: showPart,
  editSitePart: editPart,
  addSitePage: addPage,
  addRoomKind,
  removeSitePart: removePart,
  dropSitePart: dropPart,
  publishSite,
  goBackSite,
  siteTexts,
  importSite,
  previewSite,

  stay: showStay,
  noteStay: leaveNote,
  editGuest,
  mailGuest,
  takePayment,
  waive,
  undoPayment,
  endLink,
  previewRefund,
  refund: refundAtDesk,
  previewCancel,
  cancelStay: cancelStayAtDesk,
  previewReinstate,
  reinstateStay,
  previewChange: previewChangeAtDesk,
  changeStay: changeAtDesk,

  rooms: listRooms,
  roomChoices,
  assignRoom,
  giveRooms,
  setWishes: wishRooms,
  proposeRooms: proposeAtDesk,
  checkIn,
  checkOut,
  undoAttendance,
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
  previewRates,
  changeRates,

  receipts: books.showReceipts,
  receipt: books.showReceipt,
  issueReceipt: books.issueReceipt,
  mailReceipt: books.mailReceiptAtDesk,
  till: showTill,
  tillDays: listTillDays,
  moveCash,
  signOffTill,
  reopenTill,
  month: books.showMonth,
  ahead: books.showAhead,
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
