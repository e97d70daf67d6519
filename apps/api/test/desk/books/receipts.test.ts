import { addDays, civilDate } from '@motel/booking-core';
import { motel as own } from '@motel/content/testing';
import { todayAt } from '../../../src/shared/motel-time.ts';
import { bookingIdOf } from '../../support/books.ts';
import { byHand } from '../../support/by-hand.ts';
import { mailsOf } from '../../support/outbox.ts';
import { bookPaid, payAtDesk, refundAtDesk } from '../../support/paid-stay.ts';
import { nightsFrom, ROOMS, signInGuest } from '../../support/test-booking.ts';
import { pressOnStay } from '../../support/test-desk.ts';
import { testMotel, testStaff } from '../../support/test-motel.ts';
import { signInStaff } from '../../support/test-staff.ts';

const motel = testMotel();
const wren = testStaff(motel);

const stayIn = (days: number) => nightsFrom(days, 2, todayAt(motel));
const receiptsOf = async (id: string) => (await wren.call('receipts', { parts: { id } })).body;
async function issue(id: string) {
  const { next } = await receiptsOf(id);
  const body = { kind: next.kind, total: next.total };
  return (await wren.call('issueReceipt', { parts: { id }, body })).body.number as string;
}
const show = async (number: string) => (await wren.call('receipt', { parts: { number } })).body;

test('§14.6 a receipt states the company, each tax, the payments and balance', async () => {
  const { id, reference } = await bookPaid(motel, stayIn(3), ROOMS.many, { party: { pets: 1 } });
  const number = await issue(id);
  expect(number).toMatch(/^2026-\d{4}$/);
  const receipt = await show(number);
  expect(receipt).toMatchObject({
    kind: 'receipt',
    by: 'Wren',
    guest: 'Maryam Okafor',
    motel: { name: own.name },
    stay: { id, reference, roomType: 'Room many', rooms: 1 },
    total: 228,
    balance: 0,
  });
  // $206 of rooms and a dog's $15 a night.
  expect(receipt.taxes).toEqual([
    {
      name: 'GST',
      detail: '5% of $208.00, rounded up to whole dollars. No. 00000 0000 RT0001',
      number: '00000 0000 RT0001',
      percent: 5,
      base: 208,
      amount: 11,
    },
    {
      name: 'Alberta tourism levy',
      detail: '4% of $208.00, rounded up to whole dollars',
      percent: 4,
      base: 208,
      amount: 9,
    },
  ]);
  expect(receipt.payments).toEqual([{ date: '2026-11-20', way: 'card', amount: 228 }]);
  const sumOf = (rows: { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
  expect(sumOf(receipt.lines) + sumOf(receipt.taxes)).toBeCloseTo(228, 5);
});

test('§14.22 guests who share a room get a receipt each, of equal parts', async () => {
  const { id } = await bookPaid(motel, stayIn(3), ROOMS.many, { party: { pets: 1 } });
  const { next } = await receiptsOf(id);
  const asked = { kind: next.kind, total: next.total, addressee: ['Ty'], others: [['Hugo'], ['Lena']] };
  const { number } = (await wren.call('issueReceipt', { parts: { id }, body: asked })).body;
  const { receipts, next: later } = await receiptsOf(id);
  const parts = await Promise.all(receipts.map((receipt: { number: string }) => show(receipt.number)));
  const inCents = (of: (part: (typeof parts)[number]) => { amount: number }[]) =>
    parts.flatMap(of).reduce((all, { amount }) => all + Math.round(amount * 100), 0);
  expect([number, later]).toEqual([receipts[0].number, undefined]);
  expect(parts.map(({ addressee, balance }) => [addressee, balance])).toEqual([
    [['Ty'], 0],
    [['Hugo'], 0],
    [['Lena'], 0],
  ]);
  for (const { total } of parts) expect(Math.abs(total - 76)).toBeLessThan(0.05);
  for (const part of parts)
    expect([part.payments.length, part.payments[0].way, part.payments[0].amount]).toEqual([
      1,
      'card',
      part.total,
    ]);
  expect(inCents(({ lines }) => lines) + inCents(({ taxes }) => taxes)).toBe(228_00);
  expect(inCents(({ payments }) => payments)).toBe(228_00);
  await pressOnStay(wren, 'refund', id, { amount: 10, reason: 'Cold', isOwedAgain: false });
  const again = (await receiptsOf(id)).next;
  const shared = { kind: again.kind, total: again.total, others: [['Hugo']] };
  expect((await wren.call('issueReceipt', { parts: { id }, body: shared })).body.code).toBe('rule-broken');
});

test('§14.6 it carries a name and an address that the guest asked for', async () => {
  const { id } = await bookPaid(motel, stayIn(3), ROOMS.many);
  const { next } = await receiptsOf(id);
  const issueTo = (addressee: readonly string[]) =>
    wren.call('issueReceipt', { parts: { id }, body: { kind: next.kind, total: next.total, addressee } });
  expect((await issueTo(['x'.repeat(81)])).status).toBe(400);
  expect((await issueTo(Array.from({ length: 7 }, () => 'x'))).status).toBe(400);
  const { number } = (await issueTo([' Okafor Drilling Ltd. ', '', '12 Coal Road'])).body;
  expect((await show(number)).addressee).toEqual(['Okafor Drilling Ltd.', '12 Coal Road']);
});

test('§14.6 a reprint shows the same, whatever became of the stay', async () => {
  const { id } = await bookPaid(motel, stayIn(3));
  const number = await issue(id);
  const first = await show(number);
  expect((await receiptsOf(id)).next).toBeUndefined();
  const again = { kind: 'receipt', total: first.total };
  expect(await wren.call('issueReceipt', { parts: { id }, body: again })).toSay(
    `422 Receipt ${number} says all of this stay already. Print it again.`,
  );
  await payAtDesk(motel, id, { amount: 4500, what: 'terminal', by: 'Wren' });
  await byHand(motel).cancel(id);
  expect(await show(number)).toEqual(first);
});

test('§14.6 a cancelled stay gets a credit note that names its receipt', async () => {
  const { id } = await bookPaid(motel, stayIn(3));
  const number = await issue(id);
  await byHand(motel).cancel(id);
  const { next } = await receiptsOf(id);
  expect(next).toMatchObject({ kind: 'credit-note', about: number, total: -195 });
  const credit = await show(await issue(id));
  expect(credit).toMatchObject({ kind: 'credit-note', about: number, total: -195, balance: 0 });
  expect(credit.taxes).toMatchObject([
    { name: 'GST', percent: 5, base: -178, amount: -9 },
    { name: 'Alberta tourism levy', percent: 4, base: -178, amount: -8 },
  ]);
  expect((await receiptsOf(id)).next).toBeUndefined();
});

test('§14.6 a part that is refunded is credited with its share of the taxes', async () => {
  const { id } = await bookPaid(motel, stayIn(3));
  const paymentReference = await payAtDesk(motel, id, { amount: 5000, what: 'cash', by: 'Wren' });
  const number = await issue(id);
  await refundAtDesk(motel, id, { amount: 3000, paymentReference, by: 'Wren' });
  const { next } = await receiptsOf(id);
  expect(next).toMatchObject({ kind: 'credit-note', about: number, total: -30 });
  const parts = [...next.lines, ...next.taxes].map(({ amount }: { amount: number }) => amount);
  expect(parts.reduce((all, amount) => all + amount, 0)).toBeCloseTo(-30, 5);
});

test('§14.6 after a refund, a change and a price by hand each tax is its rate', async () => {
  const ofRate = ({ taxes }: { taxes: { percent: number; base: number; amount: number }[] }) =>
    taxes.every(({ percent, base, amount }) => amount === Math.ceil((base * percent) / 100));
  const { id } = await bookPaid(motel, stayIn(20));
  await pressOnStay(wren, 'refund', id, { amount: 50, reason: 'Noise', isOwedAgain: false });
  const refunded = await show(await issue(id));
  // $145: 5 % of $132 is $6.60, 4 % is $5.28, in whole dollars.
  expect(refunded.lines).toEqual([{ label: 'Room many', amount: 132 }]);
  expect(refunded.taxes.map(({ amount }: { amount: number }) => amount)).toEqual([7, 6]);
  expect(ofRate(refunded)).toBe(true);

  const { checkIn } = stayIn(20);
  const owner = await signInStaff(motel, 'owner', 'Ilse Thorvald');
  const party = { adults: 1, children: 0, infants: 0, pets: 0, rooms: 1 };
  const pressed = await pressOnStay(owner, 'changeStay', id, {
    typeId: 'many',
    checkIn,
    checkOut: addDays(checkIn, 3),
    party,
    pay: 'cash',
    byHand: { total: 213, reason: 'Friend of the house' },
    difference: 68,
  });
  expect(pressed.status).toBe(200);
  const changed = await show(await issue(id));
  expect(ofRate(changed)).toBe(true);
  const sum = [...changed.lines, ...changed.taxes].reduce((all, { amount }) => all + amount, 0);
  expect(sum).toBeCloseTo(changed.total, 5);
});

test('§14.6 a receipt after more was paid takes the place of the last one', async () => {
  const { id } = await bookPaid(motel, stayIn(3));
  const number = await issue(id);
  await payAtDesk(motel, id, { amount: 1500, what: 'cash', by: 'Wren' });
  expect((await receiptsOf(id)).next).toMatchObject({ kind: 'receipt', about: number, total: 210 });
});

test('§14.6 the numbers of a year have no gap, whoever issues at once', async () => {
  const stays = [];
  for (let at = 0; at < 8; at += 1) stays.push(await bookPaid(motel, stayIn(10)));
  const before = await motel.db.selectFrom('receipts').select('serial').execute();
  const pressed = await Promise.all(
    stays.flatMap(({ id }) => [
      wren.call('issueReceipt', { parts: { id }, body: { kind: 'receipt', total: 195 } }),
      wren.call('issueReceipt', { parts: { id }, body: { kind: 'receipt', total: 195 } }),
      wren.call('issueReceipt', { parts: { id }, body: { kind: 'receipt', total: 1 } }),
    ]),
  );
  expect(pressed.filter(({ status }) => status === 200)).toHaveLength(8);
  const serials = await motel.db.selectFrom('receipts').select('serial').orderBy('serial').execute();
  expect(serials.map(({ serial }) => serial)).toEqual(
    Array.from({ length: before.length + 8 }, (_, at) => at + 1),
  );
});

test('§14.6 a second press issues one receipt, and the year begins at 1', async () => {
  const { id } = await bookPaid(motel, stayIn(3));
  const asked = { parts: { id }, body: { kind: 'receipt', total: 195 }, key: 'one-press' };
  const [first, second] = [await wren.call('issueReceipt', asked), await wren.call('issueReceipt', asked)];
  expect(first.body).toEqual(second.body);
  motel.clock.advance(42 * 24 * 60 * 60_000);
  await wren.signInNext();
  const later = await bookPaid(motel, stayIn(3));
  expect(await issue(later.id)).toBe('2027-0001');
});

test('§14.6 an amount not shown, an attempt and no address are refused', async () => {
  const { id } = await bookPaid(motel, stayIn(3));
  const other = await wren.call('issueReceipt', { parts: { id }, body: { kind: 'receipt', total: 194 } });
  expect([other.status, other.body.code]).toEqual([409, 'price-changed']);
  const { body } = await (await signInGuest(motel)).book(stayIn(3), ROOMS.many);
  const held = await bookingIdOf(motel.db, body.sessionId);
  const unpaid = await wren.call('issueReceipt', {
    parts: { id: held },
    body: { kind: 'receipt', total: 195 },
  });
  expect(unpaid.body.message).toMatch(/^This booking is no stay/);
  expect((await wren.call('receipt', { parts: { number: '2026-9999' } })).status).toBe(404);
});

test('§14.6 a receipt is mailed as it was issued', async () => {
  const { id } = await bookPaid(motel, {
    checkIn: addDays(civilDate(todayAt(motel)), 4),
    checkOut: addDays(todayAt(motel), 5),
  });
  const number = await issue(id);
  expect((await wren.call('mailReceipt', { parts: { number } })).status).toBe(200);
  const [mail] = await mailsOf(motel, `numbered-receipt:${number}%`);
  expect(mail?.recipient).toBe('maryam@example.ca');
  expect(mail?.subject).toContain(`Receipt ${number}`);
  expect(mail?.body).toContain('Paid by card');
  expect(mail?.body).toContain('No. 00000 0000 RT0001');
});
