import { type LedgerAccount, WAY_WORDS } from '@motel/api-client/desk-contracts';
import { type Cents, type CivilDate, NO_MONEY, subtract, sum, toDollars } from '@motel/booking-core';
import type { Db } from '../../../db/index.ts';
import { deskDay } from '../../../shared/motel-time.ts';
import { act, type DeskDeed, type DeskReading } from '../../../staff/index.ts';
import { firstOpenDay, POSTED_SUMS, type PostedAccount } from '../postings/day-tables.ts';
import { inSum, type Posting, takenOn, totalOn } from '../postings/standing.ts';
import { monthSpan } from '../read-span.ts';

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
  return {
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
  };
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
    return { subject: 'journal', details, after: codes, answer: {} };
  });

/** A day's sum of each account, by day. @param to the day after the last one */
export async function postedOfDays(
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
