import { type Cents, NO_MONEY, subtract } from '@motel/booking-core';
import { bookingsInPeriod, moneyInPeriod } from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';
import { itemsNoticed, openItemWords } from '../../../money/index.ts';
import { type Difference, differencesOf, isReconciled } from './differences.ts';
import { type PaymentRow, paymentRows, periodOf, type StayRow, stayRows, totalOf } from './month-rows.ts';

/** A month of the books. */
export interface MonthBooks {
  readonly month: string;
  /** The names of the taxes. */
  readonly taxes: readonly string[];
  readonly stays: readonly StayRow[];
  readonly payments: readonly PaymentRow[];
  readonly ways: readonly {
    readonly way: string;
    readonly taken: Cents;
    readonly givenBack: Cents;
    readonly net: Cents;
  }[];
  /** Payments less refunds, as the ledger has them. */
  readonly net: Cents;
  readonly differences: readonly Difference[];
  readonly isReconciled: boolean;
}

/**
 * A month for the accountant, in one snapshot: the stays that ended in it, the money that moved in it, and each reason
 * for which the two differ (decision 067).
 * @param month `yyyy-mm`
 */
export async function loadMonth(db: Db, month: string): Promise<MonthBooks> {
  const period = periodOf(month);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const bookings = await bookingsInPeriod(trx, period);
      const stays = stayRows(bookings, period).filter(isWorthARow);
      const movements = paymentRows(bookings);
      const payments = movements.filter(({ entry: { at } }) => period.begins <= at && at < period.ends);
      const net = await moneyInPeriod(trx, period);
      const differences = differencesOf(stays, movements, period);
      const outside = (await itemsNoticed(trx, period.begins, period.ends)).map(
        ({ kind, amount, reference }) => ({
          kind: 'outside' as const,
          amount: amount ?? NO_MONEY,
          sentence: `${openItemWords(kind, amount).title} (${reference}).`,
        }),
      );
      return {
        month,
        taxes: [...new Set(stays.flatMap(({ taxes }) => taxes.map(({ name }) => name)))],
        stays,
        payments,
        ways: waysOf(payments),
        net,
        differences: [...differences, ...outside],
        isReconciled: isReconciled(stays, differences, net),
      };
    });
}

/** An attempt that ended with no money in it is no stay of the month. */
function isWorthARow({ booking, end, total }: StayRow): boolean {
  const hasMoney = total !== 0 || booking.folio.paid !== 0 || booking.folio.refunded !== 0;
  return end === 'stayed' || hasMoney;
}

function waysOf(payments: readonly PaymentRow[]) {
  return [...Map.groupBy(payments, ({ way }) => way)].map(([way, rows]) => {
    const taken = totalOf(rows.filter(({ entry }) => entry.kind === 'payment').map(({ amount }) => amount));
    const net = totalOf(rows.map(({ amount }) => amount));
    return { way, taken, givenBack: subtract(taken, net), net };
  });
}
