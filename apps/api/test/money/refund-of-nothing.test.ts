import { cents } from '@motel/booking-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/db/index.ts';
import { MIGRATIONS } from '../../src/db/migrations/index.ts';
import { requestRefund, sendRefunds } from '../../src/money/index.ts';
import { DATABASES } from '../support/databases.ts';
import { outcomeOf } from '../support/looks.ts';
import { moneyOf, paidEvent, sendEvent } from '../support/payment-events.ts';
import { ROOMS } from '../support/rooms.ts';
import { freshStay, signInGuest } from '../support/test-guest.ts';
import { openTestMotel, type TestMotel } from '../support/test-motel.ts';

describe.each(DATABASES)('a refund of nothing, on $name', (kind) => {
  let motel: TestMotel;
  let bookingId: string;
  beforeAll(async () => {
    motel = await openTestMotel(kind);
    const guest = await signInGuest(motel);
    const { body } = await guest.book(freshStay(), ROOMS.many);
    await sendEvent(motel, await paidEvent(motel, body.sessionId));
    ({ bookingId } = await outcomeOf(motel, body.sessionId));
  });
  afterAll(() => motel.close());

  const entry = (amount: number, what: string) => sql`
    insert into folio_entries
      (booking_id, position, kind, what, quantity, unit_amount, amount, rule, payment_reference, at, by)
    select ${bookingId}, max(position) + 1, 'refund', ${what}, 1, ${amount}, ${amount}, 'B2', 'pay_none', now(), 'motel'
    from folio_entries where booking_id = ${bookingId}`;

  test.each([0, -26_000])('of %i cents is not requested', async (amount) => {
    const refund = { paymentReference: 'pay_none', amount: cents(amount), reason: 'wrong-amount' } as const;
    const asked = inTransaction(motel.db, (trx) => requestRefund(trx, bookingId, refund, motel.clock.now()));
    await expect(asked).rejects.toThrow('is none');
    expect((await moneyOf(motel, bookingId)).refunds).toEqual([]);
  });

  test.each([0, -26_000])('of %i cents is refused by the database', async (amount) => {
    await expect(entry(amount, 'cancelled').execute(motel.db)).rejects.toThrow('folio_entries_refund');
  });

  test('that a former version requested is not sent', async () => {
    await sql`alter table folio_entries drop constraint folio_entries_refund`.execute(motel.db);
    await sql`drop table installation`.execute(motel.db);
    await entry(-26_000, 'wrong-amount').execute(motel.db);
    await sql`
      insert into refunds (booking_id, position, payment_reference, idempotency_key, attempts, next_attempt_at)
      select booking_id, max(position), 'pay_none', 'refund:pay_none', 0, ${motel.clock.now()}
      from folio_entries where booking_id = ${bookingId} group by booking_id`.execute(motel.db);
    await motel.db.transaction().execute((trx) => MIGRATIONS['0012-installation']!.up(trx));
    const sent: unknown[] = [];
    const payments = { ...motel.provider, refund: async (request: unknown) => void sent.push(request) };
    const { db, clock } = motel;
    const context = { db, clock, payments } as unknown as Parameters<typeof sendRefunds>[0];
    await sendRefunds(context, new AbortController().signal);
    expect(sent).toEqual([]);
  });
});
