export { endDay, endDays, reopenDay } from './days/end-day.ts';
export { setLedgerCodes, showJournal } from './days/journal.ts';
export { showDayEnd } from './days/show-day.ts';
export { showTaxReturn } from './days/tax-return.ts';
export { showAhead, showFigures } from './figures/show-figures.ts';
export { showMonth } from './month/show-month.ts';
export { checkMorning } from './morning/morning-check.ts';
export { recordBackup, recordOtherBackup } from './morning/record-backup.ts';
export { issueReceipt, mailReceiptAtDesk, showReceipt, showReceipts } from './receipts/issue-receipt.ts';
