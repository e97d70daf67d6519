import type { AnswerOf, DeskCall } from '../contracts/endpoint.ts';
import { BOOK_STAY_CALLS } from './book-stay.ts';
import { DAY_END_CALLS } from './books/days.ts';
import { FIGURE_CALLS } from './books/figures.ts';
import { MONTH_CALLS } from './books/month.ts';
import { MORNING_CALLS } from './books/morning.ts';
import { RECEIPT_CALLS } from './books/receipts.ts';
import { TILL_CALLS } from './books/till.ts';
import { CHANGE_STAY_CALLS } from './change-stay.ts';
import { COMPANY_CALLS } from './companies.ts';
import { DAY_CALLS } from './day.ts';
import { GROUP_CALLS } from './groups.ts';
import { GUEST_CALLS } from './guests.ts';
import { IMPORT_CALLS } from './import-stays.ts';
import { NOTE_CALLS } from './notes.ts';
import { PEOPLE_CALLS } from './people.ts';
import { PLAN_CALLS } from './plan.ts';
import { RATE_CALLS } from './rates.ts';
import { ROOM_CALLS } from './rooms.ts';
import { SITE_CALLS } from './site.ts';
import { STAY_MONEY_CALLS } from './stay-money.ts';
import { STAY_CALLS } from './stays.ts';
import { UPKEEP_CALLS } from './upkeep.ts';
import { VOUCHER_CALLS } from './vouchers.ts';
import { WAITING_CALLS } from './waiting.ts';

export * from '../contracts/endpoint.ts';
export * from './book-stay.ts';
export * from './books/index.ts';
export * from './change-stay.ts';
export * from './companies.ts';
export * from './day.ts';
export * from './groups.ts';
export * from './guests.ts';
export * from './import-stays.ts';
export * from './notes.ts';
export * from './passkeys.ts';
export * from './people.ts';
export * from './plan.ts';
export * from './rates.ts';
export * from './rooms.ts';
export * from './site.ts';
export * from './stay-fields.ts';
export * from './stay-money.ts';
export * from './stays.ts';
export * from './upkeep.ts';
export * from './vouchers.ts';
export * from './waiting.ts';

/** Every call of the front desk, once, by its name. */
export const DESK_CALLS = {
  ...PEOPLE_CALLS,
  ...DAY_CALLS,
  ...NOTE_CALLS,
  ...PLAN_CALLS,
  ...BOOK_STAY_CALLS,
  ...WAITING_CALLS,
  ...GROUP_CALLS,
  ...CHANGE_STAY_CALLS,
  ...RATE_CALLS,
  ...RECEIPT_CALLS,
  ...TILL_CALLS,
  ...MONTH_CALLS,
  ...MORNING_CALLS,
  ...FIGURE_CALLS,
  ...DAY_END_CALLS,
  ...ROOM_CALLS,
  ...STAY_MONEY_CALLS,
  ...STAY_CALLS,
  ...COMPANY_CALLS,
  ...VOUCHER_CALLS,
  ...GUEST_CALLS,
  ...IMPORT_CALLS,
  ...SITE_CALLS,
  ...UPKEEP_CALLS,
} satisfies Record<string, DeskCall>;

export type DeskCalls = typeof DESK_CALLS;
export type DeskCallName = keyof DeskCalls;
/** The answer to a call as a client reads it, by the name of the call. */
export type AnswerTo<Name extends DeskCallName> = AnswerOf<DeskCalls[Name]>;
