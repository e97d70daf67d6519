import type { OnPaid } from '../money/index.ts';
import { settleGuarantee } from './book/settle-guarantee.ts';
import { settleStay } from './book/settle-stay.ts';
import { settleChange } from './change/settle-change.ts';
import { settleBalance } from './pay/settle-balance.ts';

/** The effects of a paid request on its stay, by the request's purpose. */
export const onPaid: OnPaid = {
  stay: settleStay,
  change: settleChange,
  balance: settleBalance,
  guarantee: settleGuarantee,
};
