import type { QuoteWords } from '../catalogue/catalogue.ts';
import { type Cents, cents } from '../money/cents.ts';
import { baseOf, countOf, isInForce, paidNights, quantityOf, uncapped } from '../pricing/fee-amounts.ts';
import type { NightRun, QuoteLine } from '../pricing/quote.ts';
import type { ReadRequest } from '../pricing/stay-request.ts';
import type { WorkedOut } from '../pricing/work-out.ts';
import { fromDayNumber } from '../stay/civil-date.ts';
import type { Fee, TariffParts } from '../tariff/rules.ts';

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

type Details = Pick<QuoteLine, 'detail' | 'quantity' | 'unitAmount' | 'share'>;

/** Returns the lines of a price in their order; they add up to its total (Q9). */
export function quoteLines(
  { fees }: TariffParts,
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
  for (const saving of room.savings) {
    const amount = -saving.amount * rooms;
    if (saving.kind === 'step') {
      const { fromNight, off } = saving.step;
      add('step', 'F9', words.step({ percent: off / 10_000, fromNight }), amount);
    } else {
      const { nights, price } = saving.period;
      add('period', 'F10', words.period({ nights, price, times: saving.times * rooms, currency }), amount);
    }
  }
  if (given.found !== undefined) add('code', 'F14', words.code(given.found.code), -worked.codeDiscount);
  for (const [index, fee] of fees.entries()) {
    const amount = worked.fees[index] as Cents;
    // Outside its dates they are the reason, whatever else is (F2).
    const isOn = isInForce(fee, request);
    const reason = isOn ? exemption(fee, request, words) : undefined;
    if (amount === 0 && !fee.always && reason === undefined) continue;
    const details =
      reason === undefined ? isOn && detailsOf(fee, worked, { words, currency }) : { detail: reason };
    add(fee.id, fee.kind === 'amount' ? 'Q2' : 'Q3', fee.label, amount, details || undefined);
  }
  if (worked.rounding !== 0) add('rounding', 'Q5', words.rounding, worked.rounding);
  return lines;
}

/** The nights of each price, in the order in which they first come. */
function nightsByPrice(runs: readonly NightRun[]): Map<Cents, number> {
  const nights = new Map<Cents, number>();
  for (const run of runs) nights.set(run.price, (nights.get(run.price) ?? 0) + run.nights);
  return nights;
}

/** Returns the reason for which the stay does not pay the fee, if it has one (F13). */
function exemption(fee: Fee, { nights, given }: ReadRequest, words: QuoteWords): string | undefined {
  if (nights >= fee.exemptFrom) return words.exemptFrom(fee.exemptFrom);
  const { exempt } = given;
  if (exempt === undefined || !Object.hasOwn(exempt, fee.id)) return undefined;
  return words.exempt(exempt[fee.id] as string);
}

/** Returns the figures that the amount of a fee follows from. */
function detailsOf(fee: Fee, worked: WorkedOut, { words, currency }: Told): Details | undefined {
  const { request, fees, roomNights } = worked;
  if (fee.kind === 'percent') {
    const percent = fee.share / 10_000;
    const base = baseOf(fee.of, fees, roomNights);
    const share = { percent, base, round: fee.round, ...(fee.tax && { tax: fee.tax }) };
    return { detail: words.percent(percent), share: Object.freeze(share) };
  }
  const each = fee.amounts[request.terms.at];
  const quantity = quantityOf(fee, request);
  if (each === undefined || quantity === 0) return undefined;
  if (uncapped(fee, request) > fee.most) {
    return { detail: words.atMost({ most: cents(fee.most), currency }) };
  }
  const nights = fee.per === 'night' ? paidNights(fee, request) : undefined;
  const figures = { quantity, unitAmount: each };
  if (fee.each !== undefined) {
    const count = countOf(fee.each, request);
    return { detail: words.counted({ unit: fee.each, count, each, nights, currency }), ...figures };
  }
  return nights === undefined ? figures : { detail: words.nightly({ each, nights, currency }), ...figures };
}
