import { motel as own } from '@motel/content/testing';
import { todayAt } from '../../../src/shared/motel-time.ts';
import { bookingIdOf } from '../../support/books.ts';
import { byHand } from '../../support/by-hand.ts';
import { statusesOf } from '../../support/motel-door.ts';
import { mailsOf } from '../../support/outbox.ts';
import { bookPaid, payAtDesk, refundAtDesk } from '../../support/paid-stay.ts';
import { rowsOf } from '../../support/rows.ts';
import { longer, nightsFrom, ROOMS, signInGuest } from '../../support/test-booking.ts';
import { testDesk } from '../../support/test-desk.ts';
import { DAY, testMotel, testStaff } from '../../support/test-motel.ts';

const motel = testMotel();
const wren = testStaff(motel);
const ilse = testStaff(motel, 'owner', 'Ilse');
const { pass, press } = testDesk(motel, wren);

const stayIn = (days: number) => nightsFrom(days, 2, todayAt(motel));
const receiptsOf = async (id: string) => (await wren.call('receipts', { parts: { id } })).body;
/** Issues the next paper of a stay. */
async function ask(id: string, more: object = {}) {
  const { kind, total } = (await receiptsOf(id)).next;
  return press('issueReceipt', id, { kind, total, ...more });
}
const issue = async (id: string) => (await ask(id)).body.number as string;
const show = async (number: string) => (await wren.call('receipt', { parts: { number } })).body;
const inCents = (rows: readonly { amount: number }[]) =>
  rows.reduce((all, { amount }) => all + Math.round(amount * 100), 0);

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
  expect(inCents([...receipt.lines, ...receipt.taxes])).toBe(228_00);
});

test('§14.22 guests who share a room get a receipt each, of equal parts', async () => {
  const { id } = await bookPaid(motel, stayIn(3), ROOMS.many, { party: { pets: 1 } });
  const { number } = (await ask(id, { addressee: ['Ty'], others: [['Hugo'], ['Lena']] })).body;
  const { receipts, next: later } = await receiptsOf(id);
  const parts = await Promise.all(receipts.map((receipt: { number: string }) => show(receipt.number)));
  expect([number, later]).toEqual([receipts[0].number, undefined]);
  for (const [at, { addressee, balance, payments, total }] of parts.entries()) {
    expect([addressee, balance]).toEqual([[['Ty', 'Hugo', 'Lena'][at]], 0]);
    expect(Math.abs(total - 76)).toBeLessThan(0.05);
    expect(payments).toMatchObject([{ way: 'card', amount: total }]);
  }
  expect(inCents(parts.flatMap(({ lines, taxes }) => [...lines, ...taxes]))).toBe(228_00);
  expect(inCents(parts.flatMap(({ payments }) => payments))).toBe(228_00);
  await press('refund', id, { amount: 10, reason: 'Cold', isOwedAgain: false });
  expect((await ask(id, { others: [['Hugo']] })).body.code).toBe('rule-broken');
});

test('§14.6 it carries a name and an address that the guest asked for', async () => {
  const { id } = await bookPaid(motel, stayIn(3));
  for (const addressee of [['x'.repeat(81)], Array.from({ length: 7 }, () => 'x')])
    expect((await ask(id, { addressee })).status).toBe(400);
  const { number } = (await ask(id, { addressee: [' Okafor Drilling Ltd. ', '', '12 Coal Road'] })).body;
  expect((await show(number)).addressee).toEqual(['Okafor Drilling Ltd.', '12 Coal Road']);
});

test('§14.6 a reprint shows the same, whatever became of the stay', async () => {
  const { id } = await bookPaid(motel, stayIn(3));
  const number = await issue(id);
  const first = await show(number);
  expect((await receiptsOf(id)).next).toBeUndefined();
  expect(await press('issueReceipt', id, { kind: 'receipt', total: first.total })).toSay(
    `422 Receipt ${number} says all of this stay already. Print it again.`,
  );
  await payAtDesk(motel, id, { amount: 1500, what: 'cash', by: 'Wren' });
  // The next one takes its place.
  expect((await receiptsOf(id)).next).toMatchObject({ kind: 'receipt', about: number, total: 210 });
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
  expect(inCents([...next.lines, ...next.taxes])).toBe(-30_00);
});

test('§14.6 after a refund, a change and a price by hand each tax is its rate', async () => {
  const ofRate = ({ taxes }: { taxes: { percent: number; base: number; amount: number }[] }) =>
    taxes.every(({ percent, base, amount }) => amount === Math.ceil((base * percent) / 100));
  const { id } = await bookPaid(motel, stayIn(20));
  await press('refund', id, { amount: 50, reason: 'Noise', isOwedAgain: false });
  const refunded = await show(await issue(id));
  // $145: 5 % of $132 is $6.60, 4 % is $5.28, in whole dollars.
  expect(refunded.lines).toEqual([{ label: 'Room many', amount: 132 }]);
  expect(refunded.taxes.map(({ amount }: { amount: number }) => amount)).toEqual([7, 6]);
  expect(ofRate(refunded)).toBe(true);

  const byHand = { total: 213, reason: 'Friend of the house' };
  const more = { pay: 'cash', byHand, difference: 68 };
  expect((await testDesk(motel, ilse).change(id, longer(stayIn(20)), more)).status).toBe(200);
  const changed = await show(await issue(id));
  expect(ofRate(changed)).toBe(true);
  expect(inCents([...changed.lines, ...changed.taxes])).toBe(Math.round(changed.total * 100));
});

test('§14.6 the numbers of a year have no gap, whoever issues at once', { tags: 'long' }, async () => {
  const stays = [];
  for (let at = 0; at < 8; at += 1) stays.push(await bookPaid(motel, stayIn(10)));
  const serials = async () => (await rowsOf(motel.db, 'receipts')).map(({ serial }) => serial);
  const { length } = await serials();
  const pressed = await statusesOf(
    ...stays.flatMap(({ id }) =>
      [195, 195, 1].map((total) => press('issueReceipt', id, { kind: 'receipt', total })),
    ),
  );
  expect(pressed.filter((status) => status === 200)).toHaveLength(8);
  expect((await serials()).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: length + 8 }, (_, at) => at + 1),
  );
});

test('§14.6 a second press issues one receipt, and the year begins at 1', async () => {
  const { id } = await bookPaid(motel, stayIn(3));
  const asked = { parts: { id }, body: { kind: 'receipt', total: 195 }, key: 'one-press' };
  const [first, second] = [await wren.call('issueReceipt', asked), await wren.call('issueReceipt', asked)];
  expect(first.body).toEqual(second.body);
  await pass(42 * DAY);
  const later = await bookPaid(motel, stayIn(3));
  expect(await issue(later.id)).toBe('2027-0001');
});

test('§14.6 an amount not shown, an attempt and no address are refused', async () => {
  const { id } = await bookPaid(motel, stayIn(3));
  const other = await press('issueReceipt', id, { kind: 'receipt', total: 194 });
  expect([other.status, other.body.code]).toEqual([409, 'price-changed']);
  const { body } = await (await signInGuest(motel)).book(stayIn(3), ROOMS.many);
  const held = await bookingIdOf(motel.db, body.sessionId);
  const unpaid = await press('issueReceipt', held, { kind: 'receipt', total: 195 });
  expect(unpaid.body.message).toMatch(/^This booking is no stay/);
  expect((await wren.call('receipt', { parts: { number: '2026-9999' } })).status).toBe(404);
});

test('§14.6 a receipt is mailed as it was issued', async () => {
  const { id } = await bookPaid(motel, stayIn(4));
  const number = await issue(id);
  expect((await wren.call('mailReceipt', { parts: { number } })).status).toBe(200);
  const [mail] = await mailsOf(motel, `numbered-receipt:${number}%`);
  expect(mail?.recipient).toBe('maryam@example.ca');
  expect(mail?.subject).toContain(`Receipt ${number}`);
  expect(mail?.body).toContain('Paid by card');
  expect(mail?.body).toContain('No. 00000 0000 RT0001');
});
