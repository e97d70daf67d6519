import { type DayReport, dayReport } from '@motel/api-client/desk-contracts';
import { addDays, type Cents, NO_MONEY, subtract, sum, toDollars } from '@motel/booking-core';
import { type BooksPeriod, countDay, type EndingDay } from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';
import { deskDayBegins } from '../../../shared/desk-day.ts';
import { figuresWire } from '../figures/figures-wire.ts';
import { addUp, nightsSold } from '../figures/nights-sold.ts';
import type { BookingPosted } from '../postings/day-postings.ts';
import type { PostedAccount } from '../postings/day-tables.ts';
import { guestBalance, inSum, isMoney, type Posting, totalOn } from '../postings/standing.ts';

/** A day to report, with the report of the day before it. */
type ReportedDay = EndingDay & { readonly last: { readonly report: DayReport } | undefined };

/** The report of a day. @param undone sentences about what is still to do */
export async function reportOf(
  db: Db,
  day: ReportedDay,
  posted: readonly BookingPosted[],
  undone: readonly string[],
): Promise<DayReport> {
  const { days } = await nightsSold(db, day.date, 1, day.until);
  const before =
    day.last === undefined ? { held: NO_MONEY, owed: NO_MONEY } : dayReport.parse(day.last.report);
  const lines = inSum(posted.flatMap((own) => own.lines));
  const money = lines.filter(isMoney);
  const of = (account: PostedAccount) => lines.filter((line) => line.account === account);
  const total = (...accounts: PostedAccount[]) => totalOn(lines, ...accounts);
  const moved = (side: 'held' | 'owed') =>
    toDollars(
      sum(
        before[side],
        ...posted.map(({ before: earlier, lines: now }) =>
          subtract(part(side, guestBalance([...earlier, ...now])), part(side, guestBalance(earlier))),
        ),
      ),
    );
  return {
    date: day.date,
    night: {
      ...figuresWire(addUp(days)),
      before: figuresWire(addUp(days.map((night) => night.before))),
    },
    ...(await countDay(db, periodOf(day))),
    charges: {
      room: toDollars(total('room')),
      extras: toDollars(total('extras')),
      kept: toDollars(total('kept')),
      taxes: of('tax').map(taxWire),
      total: toDollars(total('room', 'extras', 'kept', 'tax')),
    },
    ways: waysWire(lines),
    net: toDollars(subtract(totalOn(money, 'taken'), totalOn(money, 'back'))),
    held: moved('held'),
    owed: moved('owed'),
    undone: [...undone],
  };
}

/** The money that moved, by its way. */
export function waysWire(lines: readonly Posting[]): DayReport['ways'] {
  const money = lines.filter(isMoney);
  return [...new Set(money.map(({ name }) => name))].toSorted().map((way) => {
    const own = money.filter(({ name }) => name === way);
    const [taken, back] = [totalOn(own, 'taken'), totalOn(own, 'back')];
    return {
      way,
      taken: toDollars(taken),
      givenBack: toDollars(back),
      net: toDollars(subtract(taken, back)),
    };
  });
}

export function taxWire({ name, percent, base, amount }: Posting): DayReport['charges']['taxes'][number] {
  return {
    name,
    ...(percent !== 0 && { percent, base: toDollars(base) }),
    amount: toDollars(amount),
  };
}

/** A balance of a guest as money that the motel holds for them, or that they owe. */
function part(side: 'held' | 'owed', balance: Cents): Cents {
  if (side === 'held') return balance > 0 ? balance : NO_MONEY;
  return balance < 0 ? subtract(NO_MONEY, balance) : NO_MONEY;
}

/** The days of a report: since the last one that ended. */
function periodOf({ date, until, last }: EndingDay): BooksPeriod {
  return { from: date, to: addDays(date, 1), begins: last?.until ?? deskDayBegins(date), ends: until };
}
