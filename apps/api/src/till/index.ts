export { moveCash, reopenTill, shareTill, signOffTill } from './change-till.ts';
export { listTillDays, showTill } from './till-wire.ts';
export {
  cashMoves,
  type InvoicePaid,
  invoicePayments,
  isUsed,
  movedSince,
  readTills,
  signedTills,
  type Till,
} from './tills.ts';
