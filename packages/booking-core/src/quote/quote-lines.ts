import type { QuoteWords } from '../catalogue/catalogue.ts';
import { type Cents, cents } from '../money/cents.ts';
import { baseOf, countOf, isInForce, quantityOf } from '../pricing/fee-amounts.ts';
import type { NightRun, QuoteLine } from '../pricing/quote.ts';
import type { ReadRequest } from '../pricing/stay-request.ts';
import type { WorkedOut } from '../pricing/work-out.ts';
import { fromDayNumber } from '../stay/civil-date.ts';
import type { AmountFee, Fee, PercentFee, TariffParts } from '../tariff/rules.ts';

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
  for (const [price, nights] of nightsByPrice(runs)) {
    const quantity = nights * rooms;
    const label = words.rooms({ price, nights, rooms, currency });
    const amount = cents(price * quantity);
    lines.push(Object.freeze({ kind: 'rooms', rule: 'Q1', label, quantity, unitAmount: price, amount }));
  }
  for (const saving of room.savings) {
    const amount = cents(-saving.amount * rooms);
    if (saving.kind === 'step') {
      const { fromNight, off } = saving.step;
      lines.push(plainLine('step', 'F9', words.step({ percent: off / 10_000, fromNight }), amount));
    } else {
      const { nights, price } = saving.period;
      const label = words.period({ nights, price, times: saving.times * rooms, currency });
      lines.push(plainLine('period', 'F10', label, amount));
    }
  }
  if (given.found !== undefined) {
    lines.push(plainLine('code', 'F14', words.code(given.found.code), cents(-worked.codeDiscount)));
  }
  for (const [index, fee] of fees.entries()) {
    const amount = worked.fees[index] as Cents;
    // Its dates are the reason, whatever else is (F2).
    if (!isInForce(fee, request)) {
      if (fee.always) lines.push(plainLine(fee.id, ruleOf(fee), fee.label, amount));
      continue;
    }
    const reason = exemption(fee, request, words);
    if (reason !== undefined) lines.push(detailedLine(fee, reason, amount));
    else if (amount !== 0 || fee.always) lines.push(feeLine(fee, worked, { words, currency }, amount));
  }
  if (worked.rounding !== 0) lines.push(plainLine('rounding', 'Q5', words.rounding, worked.rounding));
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

function feeLine(fee: Fee, worked: WorkedOut, told: Told, amount: Cents): QuoteLine {
  if (fee.kind === 'percent') return percentLine(fee, worked, told, amount);
  const { request } = worked;
  const { id: kind, label } = fee;
  const each = fee.amounts[request.terms.at];
  const quantity = quantityOf(fee, request);
  if (each === undefined || quantity === 0) return plainLine(kind, 'Q2', label, amount);
  const detail = factors(fee, each, request, told);
  // The objects are written out: a spread is slow.
  return Object.freeze(
    detail === undefined
      ? { kind, rule: 'Q2', label, quantity, unitAmount: each, amount }
      : { kind, rule: 'Q2', label, detail, quantity, unitAmount: each, amount },
  );
}

function percentLine(
  fee: PercentFee,
  { fees, roomNights }: WorkedOut,
  { words }: Told,
  amount: Cents,
): QuoteLine {
  const { id: kind, label, round, tax } = fee;
  const percent = fee.share / 10_000;
  const base = baseOf(fee.of, fees, roomNights);
  const share = Object.freeze(tax === undefined ? { percent, base, round } : { percent, base, round, tax });
  return Object.freeze({ kind, rule: 'Q3', label, detail: words.percent(percent), amount, share });
}

function factors(
  fee: AmountFee,
  each: Cents,
  request: ReadRequest,
  { words, currency }: Told,
): string | undefined {
  const nights = fee.per === 'night' ? request.nights : undefined;
  if (fee.each !== undefined) {
    return words.counted({ unit: fee.each, count: countOf(fee.each, request), each, nights, currency });
  }
  return nights === undefined ? undefined : words.nightly({ each, nights, currency });
}

function plainLine(kind: string, rule: string, label: string, amount: Cents): QuoteLine {
  return Object.freeze({ kind, rule, label, amount });
}

function detailedLine(fee: Fee, detail: string, amount: Cents): QuoteLine {
  const { id, label } = fee;
  return Object.freeze({ kind: id, rule: ruleOf(fee), label, detail, amount });
}

function ruleOf({ kind }: Fee): string {
  return kind === 'amount' ? 'Q2' : 'Q3';
}
