import type { Cents } from '@motel/booking-core';
import { type Selectable, sql } from 'kysely';
import { DESK_REFERENCE, randomCode } from '../booking/index.ts';
import type { Db, Fixed, Trx } from '../db/index.ts';
import { refuse } from '../shared/outcome.ts';

declare module '../db/database.ts' {
  interface Database {
    vouchers: VoucherRow;
  }
}

/** A gift voucher that was sold; its payments are in `account_payments`, what was spent of it in folios. */
interface VoucherRow {
  code: Fixed<string>;
  amount: Fixed<Cents>;
  /** The buyer. */
  name: string;
  email: string;
  ended_at: Date | null;
}

export interface Voucher extends Selectable<VoucherRow> {
  /** The rest that is not spent: $0 of one that was taken back. */
  readonly left: Cents;
}

/** Two groups of letters, too many to guess: who has the code may spend it. */
export function newVoucherCode(): string {
  return `GV-${randomCode()}-${randomCode()}`;
}

/** The payment reference of what a voucher pays: those of its code are what was spent of it. */
export function voucherReference(code: string, id: string): string {
  return `${DESK_REFERENCE}${code}:${id}`;
}

/** Vouchers with what is left: the amount less payments by them in folios, which refunds bring back. */
export function selectVouchers(db: Db) {
  return db
    .selectFrom('vouchers')
    .selectAll('vouchers')
    .select(
      sql<Cents>`(case when ended_at is null then vouchers.amount - coalesce((
        select sum(case kind when 'payment' then entry.amount else -entry.amount end) from folio_entries entry
        where payment_reference like 'desk:%:%' and split_part(payment_reference, ':', 2) = code
      ), 0) else 0 end)::bigint`.as('left'),
    );
}

/** Locks a voucher until the transaction ends, after its stay: it is never spent twice. @param typed as people write it */
export async function lockVoucher(trx: Trx, typed: string): Promise<Voucher> {
  const code = typed.trim().toUpperCase();
  await trx.selectFrom('vouchers').select('code').where('code', '=', code).forUpdate().execute();
  const voucher = await selectVouchers(trx).where('code', '=', code).executeTakeFirst();
  return voucher ?? refuse('not-found', 'voucher-unknown');
}

/** Spends a part of a voucher for a locked stay. @returns its code, for the payment's reference */
export async function spendVoucher(trx: Trx, typed: string, amount: Cents): Promise<string> {
  const { code, left, ended_at } = await lockVoucher(trx, typed);
  if (ended_at !== null) refuse('not-found', 'voucher-unknown');
  if (amount > left) refuse('rule-broken', 'voucher-too-little', { left });
  return code;
}
