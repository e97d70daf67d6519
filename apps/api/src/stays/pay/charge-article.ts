import {
  type Cents,
  civilDate,
  MAX_COUNT,
  NO_MONEY,
  type QuoteLine,
  subtract,
  sum,
  type Tariff,
  toDollars,
} from '@motel/booking-core';
import { articleLines } from '@motel/booking-core/rates';
import { highestRate, type Motel, wordsOf } from '@motel/content/server';
import { appendToFolio, type Booking, chargesOf } from '../../booking/index.ts';
import { tariffInForce } from '../../rates/index.ts';
import { refuse, refuseIf } from '../../shared/outcome.ts';
import type { DeskAsked, DeskDeed, DeskReading } from '../../staff/index.ts';
import { actOnSeen, findNamedStay } from '../act-on-stay.ts';
import { whyNotOff } from '../price/clerks-limit.ts';
import { costOf, invoicedAt, openCostOf } from '../stay-money.ts';
import { shownCharges } from '../stay-wire.ts';
import { whyNotNow } from '../why-not.ts';
import { offPrice } from './waive.ts';

/** The lines of an article on a stay, in its guest's language. Refused with `not-found` or `rule-broken`. */
export const previewCharge: DeskReading<'previewCharge'> = async ({ db, motel }, { id, ...wanted }) => {
  const found = await findNamedStay(db, id);
  const lines = linesOf(motel, (await tariffInForce(db)).tariff, found, wanted);
  const total = toDollars(totalOf(lines));
  return { lines: shownCharges(chargesOf({ lines, tariff: '' }, '')), total };
};

/** Charges an article besides the price (L7). A credit is an allowance (L5), or less kept of a given up stay (L3). */
export const chargeArticle: DeskDeed<'chargeArticle'> = async (
  context,
  { total: shown, note, day, article, quantity, amount, ...seen },
  by,
) => {
  const { motel, words } = context;
  return actOnSeen(context, 'charge', by, seen, async (trx, stay, now) => {
    refuseIf(whyNotNow(words, stay, 'charge', now));
    const { booking } = stay;
    const { tariff } = await tariffInForce(trx);
    const lines = linesOf(motel, tariff, booking, { article, quantity, amount });
    const total = totalOf(lines);
    if (total !== shown) refuse('price-changed', 'desk-price-changed', { total });
    const most = mostOff(booking);
    if (sum(most, total) < 0) refuse('rule-broken', 'credit-beyond', { most });
    const isCredit = total < 0;
    const off = isCredit ? subtract(NO_MONEY, total) : NO_MONEY;
    refuseIf(whyNotOff(motel, by.person, booking, off));
    const [first, ...taxes] = chargesOf({ lines, tariff: tariff.id }, by.person.name);
    if (first === undefined) throw new Error(`The article ${article} has no line`);
    const said = [first.detail, day && words.shownDate(civilDate(day)), note];
    const detail = said.filter(Boolean).join(', ') || null;
    const charge = isCredit ? offPrice(booking) : ({ part: 'article', rule: first.rule } as const);
    const withTaxes = taxes.map((tax) => ({ ...tax, kind: 'charge', part: 'article-tax' }) as const);
    await appendToFolio(trx, booking.id, now, { ...first, kind: 'charge', ...charge, detail }, ...withTaxes);
    return {
      details: `${quantity > 1 ? `${quantity} × ` : ''}${first.label}: ${words.shownMoney(total)}`,
      before: { balance: toDollars(booking.folio.balance) },
      after: { balance: toDollars(sum(booking.folio.balance, total)) },
      answer: {},
    };
  });
};

function linesOf(
  motel: Motel,
  tariff: Tariff,
  { language }: Booking,
  { article: id, quantity, amount }: Pick<DeskAsked<'chargeArticle'>, 'article' | 'quantity' | 'amount'>,
): QuoteLine[] {
  const article = tariff.data.articles?.find((one) => one.id === id);
  if (article === undefined) refuse('not-found', 'article-unknown');
  const isPriced = article.price !== undefined;
  if (!isPriced && !amount) refuse('rule-broken', 'amount-missing');
  const isTooMuch = quantity > MAX_COUNT || (!isPriced && (amount ?? 0) > highestRate(motel.money));
  if (quantity < 1 || isTooMuch) refuse('rule-broken', 'charge-beyond', { most: highestRate(motel.money) });
  const charge = { article: id, quantity, ...(!isPriced && { amount: amount as Cents }) };
  const { rules, own, shownMoney } = wordsOf(motel, language);
  const lines = articleLines(tariff, charge, rules.price.quote);
  const each = lines[0]?.unitAmount ?? NO_MONEY;
  return lines.map((line, at) => ({
    ...line,
    label: own(line.label),
    ...(at === 0 && quantity > 1 && { detail: `${quantity} × ${shownMoney(each)}` }),
  }));
}

/** The most that a credit takes off: of an invoiced stay no more than what came after its invoice. */
function mostOff(booking: Booking): Cents {
  return invoicedAt(booking) === 0 ? costOf(booking) : openCostOf(booking);
}

function totalOf(lines: readonly QuoteLine[]): Cents {
  return sum(...lines.map(({ amount }) => amount));
}
