import { type LedgerAccount, WAY_WORDS } from '@motel/api-client/desk-contracts';
import {
  addDays,
  type Cents,
  type CivilDate,
  civilDate,
  type FeeData,
  NO_MONEY,
  nightsOf,
  subtract,
  sum,
  toDollars,
} from '@motel/booking-core';
import { isTaxFee } from '@motel/booking-core/rates';
import type { Words } from '@motel/content/server';
import { sql } from 'kysely';
import { type Booking, bookingsByIds } from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';
import { tariffInForce } from '../../../rates/index.ts';
import { deskDay } from '../../../shared/motel-time.ts';
import { succeed } from '../../../shared/outcome.ts';
import { act, type DeskDeed, type DeskReading } from '../../../staff/index.ts';
import { firstOpenDay, POSTED_SUMS, type PostedAccount } from '../postings/day-tables.ts';
import { inSum, type Posting, takenOn, totalOn } from '../postings/standing.ts';
import { monthSpan, readSpan } from '../read-span.ts';
import { taxWire } from './day-report.ts';

/** An account's side of a day; below $0 it is on the other side. */
interface Entry {
  readonly account: LedgerAccount;
  readonly name: string;
  readonly side: 'debit' | 'credit';
  readonly amount: Cents;
}

/** A month for the accountant's program: double entry by day, of the days that have ended. */
export const showJournal: DeskReading<'journal'> = async ({ db, clock, motel }, asked) => {
  const today = deskDay({ clock, motel });
  const month = asked.month ?? today.slice(0, 7);
  const { from, to } = monthSpan(month);
  const posted = Map.groupBy(await postedOfDays(db, from, to), ({ date }) => date);
  const codes = await ledgerCodes(db);
  const codeOf = ({ account, name }: Pick<Entry, 'account' | 'name'>) =>
    codes.get(`${account} ${name}`) ?? '';
  const entries = [...posted].flatMap(([date, own]) =>
    entriesOf(own).map((entry) => ({ date, ...rightWay(entry) })),
  );
  const total = (side: Entry['side']) =>
    toDollars(sum(...entries.flatMap((entry) => (entry.side === side ? [entry.amount] : []))));
  const accounts = new Map(entries.map((entry) => [`${entry.account} ${entry.name}`, entry]));
  return succeed({
    month,
    today,
    accounts: [...accounts.values()].map((entry) => ({ ...named(entry), code: codeOf(entry) })),
    lines: entries.map(({ date, side, amount, ...entry }) => ({
      date,
      ...named(entry),
      code: codeOf(entry),
      debit: 0,
      credit: 0,
      [side]: toDollars(amount),
    })),
    debit: total('debit'),
    credit: total('credit'),
    isWhole: (await firstOpenDay(db, motel, clock.now())) >= to,
  });
};

/** Sets the codes by which the accountant's program knows accounts; an empty one is none. */
export const setLedgerCodes: DeskDeed<'setLedgerCodes'> = (context, { codes }, by) =>
  act(context, 'ledger-codes', by, async (trx) => {
    for (const { account, name, code } of codes) {
      await trx
        .insertInto('ledger_codes')
        .values({ account, name, code })
        .onConflict((conflict) => conflict.columns(['account', 'name']).doUpdateSet({ code }))
        .execute();
    }
    const details = codes.map(({ account, name, code }) => `${titleOf(account, name)} ${code}`).join(', ');
    return succeed({ subject: 'journal', details, after: codes, answer: {} });
  });

/** A day's sum of each account, by day. @param to the day after the last one */
async function postedOfDays(
  db: Db,
  from: CivilDate,
  to: CivilDate,
): Promise<(Posting & { readonly date: CivilDate })[]> {
  return db
    .selectFrom('journal_lines')
    .select(['date', 'account', 'name', 'percent'])
    .select(POSTED_SUMS)
    .where('date', '>=', from)
    .where('date', '<', to)
    .groupBy(['date', 'account', 'name', 'percent'])
    .orderBy('date')
    .orderBy('account', 'desc')
    .orderBy('name')
    .orderBy('percent')
    .execute();
}

/** In the order of the journal. */
const COSTS = ['room', 'extras', 'kept', 'tax'] as const;

/** Money that came is to the guests' credit, each night's cost to their debit; cash without a stay is by itself. */
function entriesOf(posted: readonly Posting[]): Entry[] {
  // A way, a tax at all its rates, and the rooms of all kinds are one account.
  const lines = inSum(
    posted.map((line) => ({ ...line, percent: 0, name: line.account === 'room' ? '' : line.name })),
  );
  const of = (wanted: PostedAccount) => lines.filter(({ account }) => account === wanted);
  const guests = { account: 'guests', name: '' } as const;
  const entries: Entry[] = [
    ...of('taken').map(({ name, amount }) => ({ account: 'way', name, side: 'debit', amount }) as const),
    ...of('back').map(({ name, amount }) => ({ account: 'way', name, side: 'credit', amount }) as const),
    { ...guests, side: 'credit', amount: takenOn(lines) },
    { ...guests, side: 'debit', amount: totalOn(lines, ...COSTS) },
    { account: 'way', name: 'cash', side: 'debit', amount: totalOn(lines, 'till') },
    { account: 'till', name: '', side: 'credit', amount: totalOn(lines, 'till') },
    ...COSTS.flatMap((account) =>
      of(account).map(({ name, amount }) => ({ account, name, side: 'credit', amount }) as const),
    ),
  ];
  return entries.filter(({ amount }) => amount !== 0);
}

function rightWay(entry: Entry): Entry {
  if (entry.amount > 0) return entry;
  const side = entry.side === 'debit' ? 'credit' : 'debit';
  return { ...entry, side, amount: subtract(NO_MONEY, entry.amount) };
}

const TITLES: Readonly<Record<Exclude<LedgerAccount, 'way' | 'tax'>, string>> = {
  room: 'Rooms',
  extras: 'Extras and articles',
  kept: 'Kept by the terms of cancelling',
  guests: 'Guests’ accounts',
  till: 'Cash without a stay',
};

function named({ account, name }: Pick<Entry, 'account' | 'name'>) {
  return { account, name, title: titleOf(account, name) };
}

function titleOf(account: LedgerAccount, name: string): string {
  if (account === 'tax') return name;
  if (account !== 'way') return TITLES[account];
  return `Money ${(WAY_WORDS as Readonly<Record<string, string>>)[name] ?? name}`;
}

async function ledgerCodes(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('ledger_codes').selectAll().execute();
  return new Map(rows.map(({ account, name, code }) => [`${account} ${name}`, code]));
}

/** The taxes of the days of a span that have ended, as a return needs them; the span has both dates. */
export const showTaxReturn: DeskReading<'taxReturn'> = async ({ db, clock, motel, words }, asked) => {
  const span = readSpan(asked);
  if (!span.ok) return span;
  const { from, to } = span.value;
  const lines = inSum(await postedOfDays(db, from, addDays(to, 1)));
  const total = (...accounts: PostedAccount[]) => toDollars(totalOn(lines, ...accounts));
  const { tariff } = await tariffInForce(db);
  const taxes = (tariff.data.fees ?? []).filter(isTaxFee);
  const numberOf = (name: string) => taxes.find((tax) => nameOf(tax) === name)?.tax?.number;
  return succeed({
    from,
    to,
    revenue: {
      room: total('room'),
      extras: total('extras'),
      kept: total('kept'),
      total: total('room', 'extras', 'kept'),
    },
    taxes: lines
      .filter(({ account }) => account === 'tax')
      .map((line) => {
        const number = numberOf(line.name);
        return { ...taxWire(line), ...(number !== undefined && { number }) };
      }),
    exempt: exemptOf(words, taxes, await taxedStays(db, from, to)),
    isWhole: (await firstOpenDay(db, motel, clock.now())) > to,
  });
};

type TaxedStay = Awaited<ReturnType<typeof taxedStays>>[number];

async function taxedStays(db: Db, from: CivilDate, to: CivilDate) {
  const rows = await db
    .selectFrom('journal_lines')
    .select(['booking_id as id', sql<Cents>`sum(amount)::bigint`.as('revenue')])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('account', '=', 'room')
    .groupBy('booking_id')
    .having(sql`sum(amount)`, '>', 0)
    .execute();
  const ids = rows.map(({ id }) => id);
  const stays = await bookingsByIds(db, ids);
  const byId = new Map(stays.map((stay) => [stay.id, stay]));
  return rows.flatMap(({ id, revenue }) => {
    const stay = byId.get(id);
    return stay === undefined ? [] : [{ stay, revenue }];
  });
}

/** By the id of the tax, which stays when its name changes. */
function hasPaid({ folio }: Booking, { id }: FeeData): boolean {
  return folio.entries.some(
    ({ kind, what, amount, share }) =>
      kind === 'charge' && what === id && (amount !== 0 || share?.included !== undefined),
  );
}

function exemptOf(words: Words, taxes: readonly FeeData[], stays: readonly TaxedStay[]) {
  return taxes.flatMap((tax) => {
    const without = stays.filter(({ stay }) => !hasPaid(stay, tax));
    return [...Map.groupBy(without, ({ stay }) => whyExempt(words, tax, stay))].map(([why, own]) => ({
      tax: nameOf(tax),
      why,
      stays: own.length,
      nights: own.reduce((nights, { stay }) => nights + nightsOf(stay) * stay.party.rooms, 0),
      revenue: toDollars(sum(...own.map(({ revenue }) => revenue))),
    }));
  });
}

function whyExempt({ shownDate }: Words, { id, exempt, from, to }: FeeData, stay: Booking): string {
  const recorded = stay.exempt[id];
  if (recorded !== undefined) return `${recorded}, ${stay.reference}`;
  if (exempt !== undefined && nightsOf(stay) >= exempt.fromNights)
    return `Stays of ${exempt.fromNights} nights or more`;
  if (from !== undefined && stay.checkIn < from) return `Stays from before ${shownDate(civilDate(from))}`;
  if (to !== undefined && stay.checkIn > to) return `Stays from after ${shownDate(civilDate(to))}`;
  return 'Sold without it';
}

const nameOf = ({ id, label = id, tax }: FeeData) => tax?.name ?? label;
