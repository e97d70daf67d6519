export { shareTill } from './lock-till.ts';
export { moveCash } from './move-cash.ts';
export { reopenTill, signOffTill } from './sign-off.ts';
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
