import { addDays, civilDate } from '@motel/booking-core';
import { expect, test } from 'vitest';
import { byHand } from '../../support/by-hand.ts';
import { bookPaid, payAtDesk, refundAtDesk } from '../../support/paid-stay.ts';
import { ROOMS } from '../../support/rooms.ts';
import { testMotel, testStaff } from '../../support/test-setup.ts';
import { signInStaff } from '../../support/test-staff.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const stay = (from: string, nights = 2) => {
  const checkIn = civilDate(from);
  return { checkIn, checkOut: addDays(checkIn, nights) };
};

const motel = testMotel();
const owner = testStaff(motel, 'owner', 'Ilse');

const month = async (name: string) => (await owner.call('month', { query: { month: name } })).body;

test('§14.6 a month has its stays, its money, and each difference', async () => {
  const inMonth = await bookPaid(motel, stay('2026-11-25'), ROOMS.many, { party: { pets: 1 } });
  const later = await bookPaid(motel, stay('2026-12-10'));
  motel.clock.advance(60_000);
  const payment = await payAtDesk(motel, inMonth.id, { amount: 3000, what: 'cash', by: 'Wren' });
  await refundAtDesk(motel, inMonth.id, { amount: 1000, paymentReference: payment, by: 'Wren' });

  const november = await month('2026-11');
  expect(november.taxes).toEqual(['GST', 'Alberta tourism levy']);
  expect(november.stays).toHaveLength(1);
  const [row] = november.stays;
  expect(row).toMatchObject({
    reference: inMonth.reference,
    closed: '2026-11-27',
    end: 'not checked in',
    ways: 'card, cash',
    balance: 0,
  });
  expect(row.room + row.extras + row.kept + row.taxes[0] + row.taxes[1]).toBeCloseTo(row.total, 5);
  expect(
    november.payments.map(({ kind: what, way, amount }: Record<string, unknown>) => [what, way, amount]),
  ).toEqual([
    ['payment', 'card', 228],
    ['payment', 'card', 195],
    ['payment', 'cash', 30],
    ['refund', 'cash', -10],
  ]);
  expect(november.ways).toEqual([
    { way: 'card', taken: 423, givenBack: 0, net: 423 },
    { way: 'cash', taken: 30, givenBack: 10, net: 20 },
  ]);
  expect(november.net).toBe(443);
  expect(november.differences).toEqual([
    {
      kind: 'other-stay',
      amount: 195,
      sentence: `${later.reference}: $195.00 was taken, for a stay that ends on Dec 12, 2026.`,
    },
  ]);
  expect(november.isReconciled).toBe(true);

  const december = await month('2026-12');
  expect(december).toMatchObject({ net: 0, isReconciled: true, totals: { total: 195 } });
  expect(december.differences).toEqual([
    { kind: 'before', amount: -195, sentence: `${later.reference}: $195.00 was taken before the month.` },
  ]);
});

test('§14.6 a no-show that is kept has its tax, and is named so', async () => {
  motel.clock.advance(45 * DAY);
  const { id } = await bookPaid(motel, stay('2027-01-05', 3));
  motel.clock.advance(DAY + 6 * HOUR);
  await byHand(motel).cancel(id, true);
  await owner.signInNext('Ilse');
  const january = await month('2027-01');
  const [row] = january.stays;
  expect(row).toMatchObject({ end: 'no-show', room: 0, kept: 89, total: 98, refunded: 194 });
  expect(row.taxes).toEqual([5, 4]);
  expect(january.isReconciled).toBe(true);
});

test('§14.6 a month that is none, and a clerk, are refused', async () => {
  expect((await owner.call('month', { query: { month: '2027-13' } })).status).toBe(400);
  const clerk = await signInStaff(motel, 'clerk', 'Wren');
  expect((await clerk.call('month', { query: { month: '2027-01' } })).status).toBe(403);
});
