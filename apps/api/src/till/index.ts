export { ACCOUNT, type AccountPaid, accountPayments, accountsPaid } from './account-payments.ts';
export { moveCash, reopenTill, shareTill, signOffTill } from './change-till.ts';
export { listTillDays, showTill } from './till-wire.ts';
export {
  cashMoves,
  isUsed,
  movedSince,
  readTills,
  signedTills,
  type Till,
} from './tills.ts';
export { lockVoucher, newVoucherCode, selectVouchers, spendVoucher, voucherReference } from './vouchers.ts';
