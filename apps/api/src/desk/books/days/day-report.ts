import { type DayReport, dayReport } from '@motel/api-client/desk-contracts';
import { type CivilDate, NO_MONEY, subtract, sum, toDollars } from '@motel/booking-core';
import type { Motel, Words } from '@motel/content/server';
import {
  countDay,
  type EndingDay,
  staysInHouse,
  staysNotCome,
  unbalancedStays,
} from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';
import { inDollars } from '../../../shared/in-dollars.ts';
import { deskDayBegins } from '../../../shared/motel-time.ts';
import { readTills } from '../../../till/index.ts';
import { addUp, figuresWire, nightsSold } from '../figures/nights-sold.ts';
import type { Fault } from '../morning/fault.ts';
import { folioFaults } from '../morning/money-faults.ts';
import { guestFaults, tillFaults } from '../morning/work-faults.ts';
import type { BookingPosted } from '../postings/day-postings.ts';
import type { PostedAccount } from '../postings/day-tables.ts';
import {
  guestBalance,
  inSum,
  isMoney,
  type Posting,
  sidesOf,
  takenOn,
  totalOn,
} from '../postings/standing.ts';

export async function reportOf(
  db: Db,
  motel: Motel,
  day: EndingDay & { readonly last: { readonly report: DayReport } | undefined },
  posted: readonly BookingPosted[],
  undone: readonly string[],
): Promise<DayReport> {
  const { days } = await nightsSold(db, motel, day.date, 1, day.until, posted);
  const before =
    day.last === undefined ? { held: NO_MONEY, owed: NO_MONEY } : dayReport.parse(day.last.report);
  const lines = inSum(posted.flatMap((own) => own.lines));
  const of = (account: PostedAccount) => lines.filter((line) => line.account === account);
  const total = (...accounts: PostedAccount[]) => totalOn(lines, ...accounts);
  const moved = (side: 'held' | 'owed') =>
    toDollars(
      sum(
        before[side],
        ...posted.map(({ before: earlier, lines: now }) =>
          subtract(sidesOf(guestBalance([...earlier, ...now]))[side], sidesOf(guestBalance(earlier))[side]),
        ),
      ),
    );
  return {
    date: day.date,
    night: {
      ...figuresWire(motel, addUp(days)),
      before: figuresWire(motel, addUp(days.map((night) => night.before))),
    },
    ...(await countDay(db, day.last?.until ?? deskDayBegins(motel, day.date), day.until)),
    charges: {
      room: toDollars(total('room')),
      extras: toDollars(total('extras')),
      kept: toDollars(total('kept')),
      taxes: of('tax').map(taxWire),
      total: toDollars(total('room', 'extras', 'kept', 'tax')),
    },
    ways: waysWire(lines),
    net: toDollars(takenOn(lines.filter(isMoney))),
    held: moved('held'),
    owed: moved('owed'),
    undone: [...undone],
  };
}

export function waysWire(lines: readonly Posting[]): DayReport['ways'] {
  const money = lines.filter(isMoney);
  return [...new Set(money.map(({ name }) => name))].toSorted().map((way) => {
    const own = money.filter(({ name }) => name === way);
    const [taken, givenBack] = [totalOn(own, 'taken'), totalOn(own, 'back')];
    return { way, ...inDollars({ taken, givenBack, net: takenOn(own) }) };
  });
}

export function taxWire({ name, percent, base, amount }: Posting): DayReport['charges']['taxes'][number] {
  return { name, ...(percent !== 0 && { percent, base: toDollars(base) }), amount: toDollars(amount) };
}

/** The work that should be done before a day ends: guests who have not come or left, accounts, and tills. */
export async function stillToDo(words: Words, db: Db, date: CivilDate): Promise<Fault[]> {
  const inHouse = await staysInHouse(db);
  return [
    ...guestFaults(words, {
      overdue: inHouse.filter(({ checkOut }) => checkOut <= date),
      missed: await staysNotCome(db, date),
    }),
    ...folioFaults(words, await unbalancedStays(db, date)),
    ...tillFaults(words, await readTills(db, words.motel, date, date)),
  ];
}
