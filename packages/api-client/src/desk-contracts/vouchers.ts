import * as z from 'zod/mini';
import { money } from '../contracts/wire-fields.ts';
import { get, post } from './desk-call.ts';
import { DESK_WAYS, instant, reason, text } from './stay-fields.ts';

const voucher = z.object({
  /** Such as `GV-7K4QD-9FRTC`: who has it may spend it. */
  code: text,
  amount: money,
  /** The rest that is not spent. */
  left: money,
  /** The name of the buyer. */
  name: text,
  way: z.enum(DESK_WAYS),
  soldAt: instant,
  by: text,
  /** Its words on paper, in the motel's language: what it is, its worth and code, how it is spent. */
  paper: z.array(text),
  /** Taken back, unspent: its money was refunded. */
  endedAt: z.optional(instant),
});
export type Voucher = z.output<typeof voucher>;

/** Gift vouchers: sold for an amount, spent by their code in parts. */
export const VOUCHER_CALLS = {
  /** The newest first, with the sum that guests can still spend. */
  vouchers: get('clerk', '/vouchers', { answer: z.object({ vouchers: z.array(voucher), left: money }) }),
  sellVoucher: post('clerk', '/vouchers', {
    body: z.object({
      amount: money,
      way: z.enum(DESK_WAYS),
      name: text.check(z.trim(), z.minLength(1), z.maxLength(100)),
      /** Empty: the voucher is on paper alone. */
      email: text.check(z.trim(), z.maxLength(200)),
    }),
    answer: z.object({ code: text }),
  }),
  /** Of one of which nothing is spent: its money goes back the way it came. */
  takeBackVoucher: post('clerk', '/vouchers/{code}/take-back', { body: z.object({ reason }) }),
};
