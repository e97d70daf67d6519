import { addDays, civilDate, daysBetween } from '@motel/booking-core';
import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import type { TestStaff } from './test-staff.ts';

const PARTS = ['room', 'extras', 'kept', 'total'] as const;

interface Report {
  readonly date: string;
  readonly net: number;
  readonly charges: Readonly<Record<(typeof PARTS)[number], number>>;
}

/**
 * Asks the reports of the days, the journal, the month, the tax return and the figures for the same money: of all days
 * that have ended, of each of their months, and of random spans (L8).
 */
export async function expectSameSums(owner: TestStaff, spans: number, random: () => number): Promise<void> {
  const ask = async (name: 'dayEnd' | 'journal' | 'month' | 'figures' | 'taxReturn', query: object) => {
    const { status, body } = await owner.call(name, { query: query as Record<string, string> });
    expect(status, `${name} ${JSON.stringify(query)}`).toBe(200);
    return body;
  };
  const { days } = await ask('dayEnd', {});
  const dates: string[] = days.map(({ date }: { date: string }) => date).toReversed();
  const [first] = dates;
  if (first === undefined) return;
  const reports: Report[] = [];
  for (const date of dates) reports.push((await ask('dayEnd', { date })).report);
  const within = (from: string, to: string) => reports.filter(({ date }) => from <= date && date <= to);

  const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
  const lines: { date: string; title: string; debit: number; credit: number }[] = [];
  for (const month of months) {
    const journal = await ask('journal', { month });
    expect(journal.debit, month).toBe(journal.credit);
    lines.push(...journal.lines);
    const books = await ask('month', { month });
    const own = within(`${month}-01`, `${month}-31`);
    const figures = (of: object) => ({ month, ...of });
    expect(
      figures({
        ...Object.fromEntries(PARTS.map((part) => [part, cents([books.totals[part]])])),
        net: cents([books.net]),
        payments: cents(books.payments.map(({ amount }: { amount: number }) => amount)),
        kinds: revenueOf(books.kinds),
        isReconciled: books.isReconciled,
      }),
    ).toEqual(
      figures({
        ...Object.fromEntries(PARTS.map((part) => [part, cents(own.map(({ charges }) => charges[part]))])),
        net: cents(own.map(({ net }) => net)),
        payments: cents(own.map(({ net }) => net)),
        kinds: cents(own.map(({ charges }) => charges.room)),
        isReconciled: true,
      }),
    );
  }
  for (let span = 0; span < spans; span++) {
    const from = civilDate(dates[Math.floor(random() * dates.length)] ?? first);
    const length = daysBetween(from, civilDate(dates.at(-1) ?? first)) + 1;
    const to = addDays(from, Math.floor(random() * length));
    const { total, types, days: nights, shares } = await ask('figures', { from, to });
    const { revenue, taxes } = await ask('taxReturn', { from, to });
    const posted = (title: string) =>
      cents(
        lines
          .filter((line) => line.title === title && from <= line.date && line.date <= to)
          .map(({ debit, credit }) => credit - debit),
      );
    const room = cents(within(from, to).map(({ charges }) => charges.room));
    const sums = {
      figures: revenueOf([total]),
      byKind: revenueOf(types),
      byDay: revenueOf(nights),
      bySource: revenueOf(shares.sources),
      taxReturn: cents([revenue.room]),
      journal: posted('Rooms'),
    };
    const same = Object.fromEntries(Object.keys(sums).map((paper) => [paper, room]));
    expect(sums, `from ${from} to ${to}`).toEqual(same);
    const byTax = Map.groupBy(taxes as { name: string; amount: number }[], ({ name }) => name);
    for (const [name, own] of byTax)
      expect(posted(name), `${name} from ${from} to ${to}`).toBe(cents(own.map(({ amount }) => amount)));
  }
}

const revenueOf = (rows: readonly { readonly revenue: number }[]): number =>
  cents(rows.map(({ revenue }) => revenue));

const cents = (amounts: readonly number[]): number =>
  amounts.reduce((all, amount) => all + Math.round(amount * 100), 0);

/** Asks the tills of all days for what each person took, refunded and moved, and sums up the raw rows. */
export async function expectTrueTills(owner: TestStaff, db: Db): Promise<void> {
  const { days } = (await owner.call('dayEnd')).body;
  const { today } = (await owner.call('till')).body;
  const inTills = new Map<string, number>();
  for (const date of [today, ...days.map((day: { date: string }) => day.date)]) {
    const { tills } = (await owner.call('till', { query: { date } })).body;
    for (const { name, float, cash, terminal } of tills)
      inTills.set(name, (inTills.get(name) ?? 0) + cents([cash.expected, -float, terminal.expected]));
  }
  const { rows } = await sql<{ name: string; amount: number }>`
    select name, sum(amount)::int as amount from (
      select entry.by, case entry.kind when 'payment' then entry.amount else -entry.amount end
      from folio_entries entry join folio_entries paid using (booking_id, payment_reference)
      where entry.kind <> 'charge' and paid.kind = 'payment' and paid.what in ('cash', 'terminal')
      union all select by, amount from account_payments where way in ('cash', 'terminal')
      union all select staff.name, case till_moves.kind when 'pay-in' then amount when 'pay-out' then -amount else 0 end
      from till_moves join staff on staff.id = person_id
    ) moved(name, amount) group by name having sum(amount) <> 0`.execute(db);
  expect(Object.fromEntries([...inTills].filter(([, amount]) => amount !== 0))).toEqual(
    Object.fromEntries(rows.map(({ name, amount }) => [name, amount])),
  );
}
