import type { MonthStepKind } from '@motel/api-client/desk-contracts';
import {
  type Cents,
  type CivilDate,
  cents,
  daysBetween,
  guestName,
  NO_MONEY,
  subtract,
  sum,
  toDollars,
} from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { sql } from 'kysely';
import {
  type Booking,
  bookingsByIds,
  ledgerMoney,
  type Movement,
  movementsBetween,
} from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';
import { itemsNoticed, openItemWords } from '../../../money/index.ts';
import { type RoomOfStay, roomsOfStays } from '../../../rooms/index.ts';
import type { Zoned } from '../../../shared/motel-context.ts';
import { deskDayAt } from '../../../shared/motel-time.ts';
import type { DeskAnswer, DeskReading } from '../../../staff/index.ts';
import { type AccountPaid, accountPayments } from '../../../till/index.ts';
import { waysWire } from '../days/day-report.ts';
import { addUp, figuresWire, nightsSold } from '../figures/nights-sold.ts';
import { firstOpenDay, lastEndedDay, POSTED_SUMS } from '../postings/day-tables.ts';
import {
  guestBalance,
  inSum,
  isMoney,
  isNoMoney,
  type Posting,
  sidesOf,
  takenOn,
  totalOn,
} from '../postings/standing.ts';
import { monthSpan } from '../read-span.ts';
import { endOf } from '../stay-end.ts';

/** A month for the accountant, in one snapshot, of the days that have ended: postings, ways, and steps to the money. */
export const showMonth: DeskReading<'month'> = async ({ db, clock, motel, words }, { month }) => {
  const { from, to } = monthSpan(month);
  const now = clock.now();
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const posted = await postedUntil(trx, from, to);
      const lines = inSum(posted.flatMap(({ within }) => within));
      const stays = await bookingsByIds(
        trx,
        posted.map(({ id }) => id),
      );
      const byId = new Map(stays.map((stay) => [stay.id, stay]));
      const rooms = await roomsOfStays(trx, [...byId.keys()]);
      const taxes = [...new Set(lines.flatMap(({ account, name }) => (account === 'tax' ? [name] : [])))];
      const net = takenOn(lines.filter(isMoney));
      const charged = totalOn(lines, 'room', 'extras', 'kept', 'tax');
      const steps = stepsOf(posted);
      const { begins, ends } = await instantsOf(trx, from, to);
      const moves = await movementsBetween(trx, begins, ends);
      const ids = new Set([...posted.map(({ id }) => id), ...moves.map(({ bookingId }) => bookingId)]);
      const open = await firstOpenDay(trx, motel, now);
      const isWhole = open >= to;
      return {
        month,
        taxes,
        stays: posted.flatMap((own) => {
          const stay = byId.get(own.id);
          return stay === undefined ? [] : [stayWire(motel, stay, own, rooms.get(own.id) ?? [], taxes)];
        }),
        kinds: await kindsWire(trx, motel, from, isWhole ? to : open, now),
        totals: { ...partsWire(lines, taxes), money: toDollars(takenOn(lines)) },
        ways: waysWire(lines),
        net: toDollars(net),
        payments: paymentsWire(motel, moves, await accountPayments(trx, begins, ends)),
        steps: steps.map((step) => ({ ...step, amount: toDollars(step.amount) })),
        outside: (await itemsNoticed(trx, begins, ends)).map(({ kind, amount, reference }) => ({
          amount: toDollars(amount ?? NO_MONEY),
          sentence: `${openItemWords(words, kind, amount).title} (${reference}).`,
        })),
        isReconciled:
          sum(charged, ...steps.map(({ amount }) => amount)) === net && (await isPosted(trx, [...ids])),
        isWhole,
      };
    });
};

type MonthPosted = Awaited<ReturnType<typeof postedUntil>>[number];

/** The postings of a booking, or of an invoice that a company paid: of the month, and before it. */
async function postedUntil(db: Db, from: CivilDate, to: CivilDate) {
  const rows = await db
    .selectFrom('journal_lines')
    .select(['booking_id as id', 'account', 'name', 'percent'])
    .select(sql<boolean>`date >= ${from}::date`.as('isWithin'))
    .select(POSTED_SUMS)
    .where('date', '<', to)
    .where('account', '<>', 'till')
    .where('booking_id', 'in', ({ selectFrom }) =>
      selectFrom('journal_lines').select('booking_id').where('date', '>=', from).where('date', '<', to),
    )
    .groupBy(['booking_id', 'account', 'name', 'percent', 'isWithin'])
    .orderBy('booking_id')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => ({
    id,
    within: inSum(own.filter(({ isWithin }) => isWithin)),
    before: inSum(own.filter(({ isWithin }) => !isWithin)),
  }));
}

/** The instants between which the days of a month that have ended have their money. */
async function instantsOf(db: Db, from: CivilDate, to: CivilDate) {
  const endBefore = (date: CivilDate) =>
    db
      .selectFrom('ended_days')
      .select('until')
      .where('date', '<', date)
      .orderBy('date', 'desc')
      .limit(1)
      .executeTakeFirst();
  const [first, last] = [await endBefore(from), await endBefore(to)];
  return { begins: first?.until ?? EVER, ends: last?.until ?? EVER };
}

const EVER = new Date(0);

/** Whether days have posted all money of some bookings that the ledger had when the last of them ended. */
async function isPosted(db: Db, bookingIds: readonly string[]): Promise<boolean> {
  const last = await lastEndedDay(db);
  const { money } = await db
    .selectFrom('journal_lines')
    .select(
      sql<Cents>`coalesce(sum(case account when 'taken' then amount when 'back' then -amount end), 0)::bigint`.as(
        'money',
      ),
    )
    .where(sql<boolean>`booking_id = any(${bookingIds})`)
    .executeTakeFirstOrThrow();
  return money === (await ledgerMoney(db, bookingIds, last?.until ?? EVER));
}

/** The steps from charges to money that moved: what guests paid before or owe still, and companies took over. */
function stepsOf(posted: readonly MonthPosted[]) {
  const moves = posted.map(({ before, within }) => {
    const was = sidesOf(guestBalance(before));
    const is = sidesOf(guestBalance([...before, ...within]));
    const onWay = (way: string) => takenOn(within.filter(({ name }) => name === way));
    const [held, owed] = [is.held - was.held, is.owed - was.owed];
    return { held, owed, account: onWay('account'), voucher: onWay('voucher'), earlier: onWay('earlier') };
  });
  const step = (kind: MonthStepKind, amountOf: (move: (typeof moves)[number]) => number) => {
    const amounts = moves.map(amountOf).filter((amount) => amount !== 0);
    return { kind, amount: cents(amounts.reduce((all, amount) => all + amount, 0)), count: amounts.length };
  };
  return [
    step('paid-before', ({ held }) => Math.min(held, 0)),
    step('paid-late', ({ owed }) => Math.max(-owed, 0)),
    step('not-paid', ({ owed }) => Math.min(-owed, 0)),
    step('to-come', ({ held }) => Math.max(held, 0)),
    step('companies-owe', ({ account }) => Math.min(-account, 0)),
    step('companies-paid', ({ account }) => Math.max(-account, 0)),
    step('vouchers-spent', ({ voucher }) => Math.min(-voucher, 0)),
    step('vouchers-sold', ({ voucher }) => Math.max(-voucher, 0)),
    step('brought-over', ({ earlier }) => -earlier),
  ].filter(({ count }) => count > 0);
}

function stayWire(
  motel: Motel,
  stay: Booking,
  own: MonthPosted,
  rooms: readonly RoomOfStay[],
  taxes: readonly string[],
): DeskAnswer<'month'>['stays'][number] {
  const { id, reference, property, checkIn, checkOut, guest } = stay;
  return {
    id,
    reference,
    guest: guestName(guest),
    typeId: property.id,
    roomType: property.title,
    numbers: [...new Set(rooms.map(({ number }) => number))],
    checkIn,
    checkOut,
    end: endOf(motel, stay),
    ...partsWire(own.within, taxes),
    money: toDollars(takenOn(own.within)),
    balance: toDollars(subtract(NO_MONEY, guestBalance([...own.before, ...own.within]))),
  };
}

function partsWire(lines: readonly Posting[], taxes: readonly string[]) {
  const total = (...accounts: Posting['account'][]) => toDollars(totalOn(lines, ...accounts));
  return {
    room: total('room'),
    extras: total('extras'),
    kept: total('kept'),
    taxes: taxes.map((tax) =>
      toDollars(
        totalOn(
          lines.filter(({ name }) => name === tax),
          'tax',
        ),
      ),
    ),
    total: total('room', 'extras', 'kept', 'tax'),
  };
}

/** @param to the day after the last one */
async function kindsWire(db: Db, motel: Motel, from: CivilDate, to: CivilDate, now: Date) {
  const { types, days } = await nightsSold(db, motel, from, Math.max(0, daysBetween(from, to)), now);
  return types.map(({ id, title }, at) => {
    const figures = addUp(days.map((day) => day.types[at] ?? addUp([])));
    const { sold, open, revenue, rate } = figuresWire(motel, figures);
    return { id, title, sold, open, revenue, rate };
  });
}

function paymentsWire(motel: Zoned, stays: readonly Movement[], accounts: readonly AccountPaid[]) {
  return [
    ...stays.map(({ bookingId: id, ...move }) => ({ id, ...move })),
    ...accounts.map(({ account: reference, ...paid }) => ({ id: '', reference, ...paid })),
  ]
    .filter(({ way }) => !isNoMoney(way))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ id, reference, kind, way, amount, payment, at, by }) => ({
      date: deskDayAt(motel, at),
      id,
      reference,
      kind,
      way,
      payment,
      by,
      amount: toDollars(kind === 'payment' ? amount : subtract(NO_MONEY, amount)),
    }));
}
