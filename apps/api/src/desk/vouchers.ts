import { randomUUID } from 'node:crypto';
import { type DeskWay, WAY_WORDS } from '@motel/api-client/desk-contracts';
import { NO_MONEY, subtract, sum, toDollars } from '@motel/booking-core';
import { wordsOf } from '@motel/content/server';
import { enqueueMail, voucherMail, voucherWords } from '../mail/index.ts';
import { refuse } from '../shared/outcome.ts';
import { act, type DeskDeed, type DeskReading } from '../staff/index.ts';
import { lockVoucher, newVoucherCode, selectVouchers, shareTill } from '../till/index.ts';

/** All gift vouchers that were sold, the newest first. */
export const listVouchers: DeskReading<'vouchers'> = async ({ db, motel }) => {
  const rows = await selectVouchers(db)
    .innerJoin('account_payments as sale', (join) =>
      join.onRef('sale.voucher', '=', 'code').on('sale.amount', '>', NO_MONEY),
    )
    .select(['sale.way', 'sale.at', 'sale.by'])
    .orderBy('sale.at', 'desc')
    .execute();
  return {
    vouchers: rows.map(({ code, amount, left, name, way, at, by, ended_at }) => ({
      ...{ code, name, by, amount: toDollars(amount), left: toDollars(left) },
      paper: [...voucherWords(wordsOf(motel, motel.language), { code, amount })],
      way: way as DeskWay,
      soldAt: at.toISOString(),
      ...(ended_at && { endedAt: ended_at.toISOString() }),
    })),
    left: toDollars(sum(...rows.map(({ left }) => left))),
  };
};

/** Sells a gift voucher into the till of the person; the motel owes its amount until it is spent. */
export const sellVoucher: DeskDeed<'sellVoucher'> = async (context, { amount, way, name, email }, by) => {
  if (amount === 0) refuse('rule-broken', 'till-nothing');
  const { motel, words } = context;
  return act(context, 'sell-voucher', by, async (trx, now) => {
    const code = newVoucherCode();
    await trx.insertInto('vouchers').values({ code, amount, name, email, ended_at: null }).execute();
    await shareTill(trx, by.person.id);
    const paid = { id: randomUUID(), voucher: code, way, amount, at: now, by: by.person.name };
    await trx.insertInto('account_payments').values(paid).execute();
    const letter = voucherMail(wordsOf(motel, motel.language), { code, amount }, name, email);
    if (email !== '') await enqueueMail(trx, now, letter);
    const details = `${words.shownMoney(amount)} ${WAY_WORDS[way]}, ${name}`;
    return { subject: code, details, answer: { code } };
  });
};

/** Takes an unspent gift voucher back: its money goes the way it came, out of the till of the person. */
export const takeBackVoucher: DeskDeed<'takeBackVoucher'> = (context, { code, reason }, by) =>
  act(context, 'take-back-voucher', by, async (trx, now) => {
    const voucher = await lockVoucher(trx, code);
    const { amount, left } = voucher;
    if (left < amount) refuse('rule-broken', 'voucher-spent');
    await shareTill(trx, by.person.id);
    const { way } = await trx
      .selectFrom('account_payments')
      .select('way')
      .where('voucher', '=', voucher.code)
      .executeTakeFirstOrThrow();
    const back = { id: randomUUID(), voucher: voucher.code, way, at: now, by: by.person.name };
    await trx
      .insertInto('account_payments')
      .values({ ...back, amount: subtract(NO_MONEY, amount) })
      .execute();
    await trx.updateTable('vouchers').set({ ended_at: now }).where('code', '=', voucher.code).execute();
    const details = `${context.words.shownMoney(amount)} back: ${reason}`;
    return { subject: voucher.code, details, answer: {} };
  });
