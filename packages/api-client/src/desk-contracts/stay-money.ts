import { MAX_COUNT } from '@motel/booking-core';
import * as z from 'zod/mini';
import { statedLine } from '../contracts/stay.ts';
import { count, money, moneyText, signedMoney } from '../contracts/wire-fields.ts';
import { get, post } from './desk-call.ts';
import { askedDate, backWays, countText, PAY_WAYS, reason, text, version } from './stay-fields.ts';

const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((word) => word === 'true'),
);

/** The charge of a stay that is given up, its refund, and the part that is still owed. */
const shares = z.object({ kept: money, refunded: money, owed: money });

const cancellation = z.object({
  /** By the terms of the stay. */
  byTerms: shares,
  /** With the asked amount. */
  ...shares.shape,
  ways: backWays,
  /** The price before and after. */
  before: signedMoney,
  /** The kept part of the room, of each extra and of each tax. They add up. */
  parts: z.array(z.object({ label: text, before: signedMoney, after: signedMoney })),
});

/** Payments and refunds of a stay; each call that changes something has a preview that only reads. */
export const STAY_MONEY_CALLS = {
  /**
   * Takes a payment of what the guest owes, or sends a link for it. A stay that waits for its payment by a link is
   * confirmed by any payment at the desk, and by `later` with an amount of $0.
   */
  takePayment: post('clerk', '/stays/{id}/payments', {
    body: z.object({
      version,
      way: z.enum([...PAY_WAYS, 'voucher']),
      amount: money,
      /** Of a gift voucher. */
      code: z.optional(text.check(z.trim(), z.maxLength(40))),
    }),
  }),
  /** Charges the card that guarantees a stay which was given up. */
  chargeGuarantee: post('clerk', '/stays/{id}/charge-card', {
    body: z.object({ version, amount: money }),
  }),
  /** Gives up what a guest owes, with a reason. */
  waive: post('clerk', '/stays/{id}/waive', { body: z.object({ version, amount: money, reason }) }),
  /** The lines of an article, with its taxes (F29). */
  previewCharge: get('clerk', '/stays/{id}/charge', {
    query: z.object({ article: text, quantity: countText, amount: z.optional(moneyText) }),
    answer: z.object({ lines: z.array(statedLine), total: signedMoney }),
  }),
  /** Charges an article, or gives a credit, also after check-out. */
  chargeArticle: post('clerk', '/stays/{id}/charges', {
    body: z.object({
      version,
      article: text,
      quantity: count.check(z.gte(1), z.lte(MAX_COUNT)),
      /** Of one, for an article without a price. */
      amount: z.optional(money),
      /** With its taxes, as the person was shown it. */
      total: signedMoney,
      note: z.optional(z.string().check(z.trim(), z.maxLength(200))),
      /** The day that it is for. */
      day: z.optional(askedDate),
    }),
  }),
  /** Takes a charge back by a second one of the opposite sign, or moves it to another stay as payments are. */
  takeBackCharge: post('clerk', '/stays/{id}/take-back', {
    /** The charge is the position of the article's line in the ledger. */
    body: z.object({ version, charge: count, reason, to: z.optional(text) }),
  }),
  /** Undoes a payment that a person took at the desk by mistake, while its till is open. */
  undoPayment: post('clerk', '/stays/{id}/undo-payment', { body: z.object({ version, payment: text }) }),
  /** Moves a part of a payment to another stay of the same order, guest or payer. */
  movePayment: post('clerk', '/stays/{id}/move-payment', {
    /** The other stay by its id, or the number that people read to each other. */
    body: z.object({ version, payment: text, to: text, amount: money }),
  }),
  /** Ends what waits for its payment by a link: a held stay, a change, or the rest of a price. */
  endLink: post('clerk', '/stays/{id}/end-link', { body: z.object({ version }) }),
  previewRefund: get('clerk', '/stays/{id}/refund', {
    query: z.object({ amount: moneyText }),
    answer: z.object({ ways: backWays, most: money }),
  }),
  /** The way it was paid. */
  refund: post('clerk', '/stays/{id}/refunds', {
    body: z.object({
      version,
      amount: money,
      reason,
      /** The guest still owes it: the price stays the same. Otherwise it comes off the price (L5). */
      isOwedAgain: z.boolean(),
    }),
  }),
  /** The effect of cancelling, or of a no-show, on the money, by the terms or with another amount that is kept. */
  previewCancel: get('clerk', '/stays/{id}/cancellation', {
    query: z.object({ isNoShow: flag, keep: z.optional(moneyText) }),
    answer: cancellation,
  }),
  cancelStay: post('clerk', '/stays/{id}/cancel', {
    body: z.object({
      version,
      isNoShow: z.boolean(),
      /** The figures that the person was shown: the kept amount, and the refund. */
      kept: money,
      refunded: money,
      /** Keeping another amount than the terms say needs a reason. */
      reason: z.optional(reason),
    }),
  }),
  /** The guest's balance once a cancelled stay stands again: refunds that are on their way are not taken back. */
  previewReinstate: get('clerk', '/stays/{id}/reinstatement', {
    answer: z.object({ balance: signedMoney, isFree: z.boolean(), words: text }),
  }),
  reinstateStay: post('clerk', '/stays/{id}/reinstate', {
    body: z.object({ version, balance: signedMoney }),
  }),
};
