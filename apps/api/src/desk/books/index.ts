export { showAhead } from './figures/show-ahead.ts';
export { showFigures } from './figures/show-figures.ts';
export { showMonth } from './month/month-wire.ts';
export { checkMorning } from './morning/morning-check.ts';
export { recordBackup, recordOtherBackup } from './morning/record-backup.ts';
export { issueReceipt, mailReceiptAtDesk, showReceipt, showReceipts } from './receipts/issue-receipt.ts';
