import { cents } from '@motel/booking-core';
import { sql } from 'kysely';
import { inTransaction } from '../../src/db/index.ts';
import { requestRefund } from '../../src/money/index.ts';
import { bookPaid } from '../support/paid-stay.ts';
import { moneyOf } from '../support/payment-events.ts';
import { testMotel } from '../support/test-motel.ts';

describe('a refund of nothing', () => {
  let bookingId: string;
  const motel = testMotel();
  beforeAll(async () => {
    bookingId = (await bookPaid(motel)).id;
  });

  const entry = (amount: number, what: string) => sql`
    insert into folio_entries
      (booking_id, position, kind, what, quantity, unit_amount, amount, rule, payment_reference, at, by)
    select ${bookingId}, max(position) + 1, 'refund', ${what}, 1, ${amount}, ${amount}, 'B2', 'pay_none', now(), 'motel'
    from folio_entries where booking_id = ${bookingId}`;

  test.each([0, -26_000])('of %i cents is not requested, nor taken by the database', async (amount) => {
    const refund = { paymentReference: 'pay_none', amount: cents(amount), reason: 'wrong-amount' } as const;
    const asked = inTransaction(motel.db, (trx) => requestRefund(trx, bookingId, refund, motel.clock.now()));
    await expect(asked).rejects.toThrow('is none');
    expect((await moneyOf(motel, bookingId)).refunds).toEqual([]);
    await expect(entry(amount, 'cancelled').execute(motel.db)).rejects.toThrow('folio_entries_refund');
  });
});
