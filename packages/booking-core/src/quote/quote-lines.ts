import type { QuoteWords } from '../catalogue/catalogue.ts';
import { type Cents, cents } from '../money/cents.ts';
import type { NightRun, QuoteLine } from '../pricing/quote.ts';
import type { ReadRequest } from '../pricing/stay-request.ts';
import { taxWithin } from '../pricing/tax-within.ts';
import {
  baseOf,
  countOf,
  feeCount,
  isInForce,
  paidNights,
  percentsWithin,
  quantityOf,
  uncapped,
  type WorkedOut,
} from '../pricing/work-out.ts';
import { fromDayNumber } from '../stay/civil-date.ts';
import type { AmountFee, Fee } from '../tariff/read-fees.ts';
import type { Plan } from '../tariff/read-plans.ts';
import type { TariffParts } from '../tariff/rules.ts';

/** Returns the nights as runs of one price. */
export function nightRuns({ request, table }: WorkedOut): NightRun[] {
  const runs: NightRun[] = [];
  const start = request.first - table.from;
  const end = start + request.nights;
  for (let at = start; at < end; ) {
    const price = table.prices[at] as Cents;
    const from = at;
    while (at < end && table.prices[at] === price) at++;
    runs.push(Object.freeze({ from: fromDayNumber(table.from + from), nights: at - from, price }));
  }
  return runs;
}

/** The language of the lines, and the currency of their amounts. */
interface Told {
  readonly words: QuoteWords;
  readonly currency: string;
}

type Details = Pick<QuoteLine, 'detail' | 'quantity' | 'unitAmount' | 'share' | 'tax'>;

/** Returns the lines of a price in their order; they add up to its total (Q9). */
export function quoteLines(
  parts: TariffParts,
  worked: WorkedOut,
  runs: readonly NightRun[],
  { words, currency }: Told,
): QuoteLine[] {
  const { request, room } = worked;
  const { rooms, given } = request;
  const lines: QuoteLine[] = [];
  const add = (kind: string, rule: string, label: string, amount: number, more?: Details) =>
    lines.push(Object.freeze(Object.assign({ kind, rule, label, amount: cents(amount) }, more)));

  for (const [price, nights] of nightsByPrice(runs)) {
    const quantity = nights * rooms;
    const label = words.rooms({ price, nights, rooms, currency });
    add('rooms', 'Q1', label, price * quantity, { quantity, unitAmount: price });
  }
  if (worked.personal > 0) {
    const [count, each] = [countOf('person', request), request.plan?.perPerson as Cents];
    const label = words.counted({ unit: 'person', count, each, nights: request.nights, currency });
    add('persons', 'F34', label, worked.personal, { quantity: count * request.nights, unitAmount: each });
  }
  for (const saving of room.savings) {
    const amount = -saving.amount * rooms;
    if ('step' in saving) {
      const { fromNight, wholeStay: isWhole, off } = saving.step;
      add('step', 'F9', words.step({ percent: off / 10_000, fromNight, isWhole }), amount);
    } else {
      const { nights, price } = saving.period;
      add('period', 'F10', words.period({ nights, price, times: saving.times * rooms, currency }), amount);
    }
  }
  if (given.found !== undefined) add('code', 'F14', words.code(given.found.code), -worked.codeDiscount);
  for (const [index, fee] of parts.fees.entries()) {
    const amount = worked.fees[index] as Cents;
    // Outside its dates they are the reason, whatever else is (F2).
    const isOn = isInForce(fee, request);
    const reason = isOn ? exemption(fee, request, words) : undefined;
    let details: Details | undefined;
    if (reason !== undefined) details = { detail: reason };
    else if (isOn) details = detailsOf(fee, parts, worked, { words, currency });
    const shown = details?.share?.included?.amount ?? amount;
    if (shown === 0 && !fee.always && reason === undefined) continue;
    add(fee.id, ruleOf(fee, request.plan), fee.label, amount, details);
  }
  if (worked.rounding !== 0) add('rounding', 'Q5', words.rounding, worked.rounding);
  return lines;
}

function ruleOf(fee: Fee, plan: Plan | undefined): string {
  if (fee.kind === 'amount') {
    if (fee.isOrdered) return plan?.includes.has(fee.id) ? 'F35' : 'F31';
    return fee.tax === undefined ? 'Q2' : 'F17';
  }
  return fee.included ? 'F27' : fee.net ? 'F37' : 'Q3';
}

/** The nights of each price, in the order in which they first come. */
function nightsByPrice(runs: readonly NightRun[]): Map<Cents, number> {
  const nights = new Map<Cents, number>();
  for (const run of runs) nights.set(run.price, (nights.get(run.price) ?? 0) + run.nights);
  return nights;
}

/** Returns the reason for which the stay does not pay the fee, if it has one (F13). */
function exemption(fee: Fee, { nights, given }: ReadRequest, words: QuoteWords): string | undefined {
  const { fromNights } = fee.exempt;
  if (nights >= fromNights) return words.exemptFrom(fromNights);
  const { exempt } = given;
  if (exempt === undefined || !Object.hasOwn(exempt, fee.id)) return undefined;
  return words.exempt(exempt[fee.id] as string);
}

/** Returns the figures that the amount of a fee follows from. */
function detailsOf(
  fee: Fee,
  parts: TariffParts,
  worked: WorkedOut,
  { words, currency }: Told,
): Details | undefined {
  if (fee.kind === 'amount') {
    const details = factorsOf(fee, worked, { words, currency });
    return fee.tax === undefined ? details : { ...details, tax: fee.tax };
  }
  const percent = fee.percent / 10_000;
  const { request } = worked;
  const base = baseOf(fee, parts, request, worked.fees, worked.roomNights);
  const share = { percent, base, round: fee.round, ...(fee.tax && { tax: fee.tax }) };
  if (!fee.included) return { detail: words.percent(percent), share: Object.freeze(share) };
  const percents = percentsWithin(fee, parts, request);
  const { amount, base: without } = taxWithin(base, percent, percents, parts.unit);
  const of = Object.freeze(fee.of.map((at) => parts.fees[at]?.id ?? 'rooms'));
  const included = Object.freeze({ amount, price: base, percents, of });
  const detail = words.included({ percent, amount, currency });
  return { detail, share: Object.freeze({ ...share, base: without, included }) };
}

function factorsOf(fee: AmountFee, worked: WorkedOut, { words, currency }: Told): Details | undefined {
  const { request } = worked;
  const each = fee.amount[request.terms.at];
  const quantity = quantityOf(fee, request);
  if (each === undefined || quantity === 0) return undefined;
  if (uncapped(fee, request) > fee.most) {
    return { detail: words.atMost({ most: cents(fee.most), currency }) };
  }
  const ordered = feeCount(fee, request);
  const included = (fee.isOrdered && request.plan?.includes.get(fee.id)) || '';
  // Those that are ordered, and those that the plan includes, have no other factors together.
  const isBoth = included !== '' && ordered > 0;
  const how = isBoth ? '' : included || fee.per;
  const unit = how.startsWith('person') ? 'person' : fee.each;
  const alone = unit === undefined ? ordered || 1 : countOf(unit, request);
  const nights = how.endsWith('night') ? paidNights(fee, request) : undefined;
  const charge = { count: isBoth ? quantity : alone, each, nights, currency };
  const figures = { quantity, unitAmount: each };
  if (unit !== undefined) return { detail: words.counted({ ...charge, unit }), ...figures };
  if (fee.isOrdered) return { detail: words.ordered(charge), ...figures };
  return nights === undefined ? figures : { detail: words.nightly({ each, nights, currency }), ...figures };
}
