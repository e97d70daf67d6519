import { todayAt } from '../../../src/shared/motel-time.ts';
import { emptyBooks } from '../../support/books.ts';
import { statusesOf } from '../../support/motel-door.ts';
import { bookPaid, payAtDesk, refundAtDesk } from '../../support/paid-stay.ts';
import { nightsFrom, TODAY } from '../../support/test-booking.ts';
import { testDesk } from '../../support/test-desk.ts';
import { HOUR, testMotel, testStaff } from '../../support/test-motel.ts';
import { signInStaff, type TestStaff } from '../../support/test-staff.ts';

const motel = testMotel();
const wren = testStaff(motel);
let bookingId: string;
beforeEach(async () => {
  await emptyBooks(motel.db);
  bookingId = (await bookPaid(motel, nightsFrom(3, 2, todayAt(motel)))).id;
});

const ownTill = async (by: TestStaff = wren, date?: string) =>
  (await by.call('till', date === undefined ? {} : { query: { date } })).body.tills[0];
const pay = (amount: number, what: 'cash' | 'terminal' = 'cash', by: TestStaff = wren) =>
  payAtDesk(motel, bookingId, { amount, what, by: by.person.name });
const move = (what: string, amount: number, reason = '') =>
  wren.call('moveCash', { body: { kind: what, amount, reason } });
const counted = async (cash: number, terminal: number, note = '', by: TestStaff = wren) => {
  const { cash: shown, terminal: shownTerminal } = await ownTill(by);
  return {
    date: todayAt(motel) as string,
    personId: by.person.id,
    cashExpected: shown.expected,
    cashCounted: cash,
    terminalExpected: shownTerminal.expected,
    terminalCounted: terminal,
    note,
  };
};

test('§14.6 a till has float, cash in and out, and payments of its person', async () => {
  await move('float', 200);
  const payment = await pay(12_000);
  await refundAtDesk(motel, bookingId, { amount: 2000, paymentReference: payment, by: wren.person.name });
  await pay(5050, 'terminal');
  await move('pay-out', 15, 'Milk for the breakfast');
  await move('pay-in', 4.5, 'Found under the desk');
  await payAtDesk(motel, bookingId, { amount: 9900, what: 'cash', by: 'Desmond' });
  expect(await ownTill()).toMatchObject({
    isOwn: true,
    float: 200,
    payIns: 4.5,
    payOuts: 15,
    cash: { taken: 120, givenBack: 20, expected: 289.5 },
    terminal: { taken: 50.5, givenBack: 0, expected: 50.5 },
  });
  const { rows } = await ownTill();
  expect(rows.map(({ kind: what, amount }: Record<string, unknown>) => [what, amount])).toContainEqual([
    'pay-out',
    -15,
  ]);
});

test('§14.6 a clerk sees their own till, an owner all', async () => {
  await pay(1000);
  const desmond = await signInStaff(motel, 'clerk', 'Desmond');
  await pay(2000, 'cash', desmond);
  const ilse = await signInStaff(motel, 'owner', 'Ilse');
  const names = async (by: TestStaff) =>
    (await by.call('till')).body.tills.map(({ name }: { name: string }) => name);
  expect(await names(desmond)).toEqual([desmond.person.name]);
  expect(await names(ilse)).toEqual([ilse.person.name, desmond.person.name, wren.person.name]);
  // Everybody counts the terminal's slip against the house.
  await pay(3000, 'terminal');
  await pay(4500, 'terminal', desmond);
  const house = async (by: TestStaff) => (await by.call('till')).body.house;
  expect(await house(desmond)).toEqual(await house(ilse));
  const { terminal } = await house(ilse);
  const tills = (await ilse.call('till')).body.tills as { terminal: { expected: number } }[];
  expect(terminal).toBe(tills.reduce((sum, one) => sum + one.terminal.expected, 0));
  expect(terminal).toBeGreaterThanOrEqual(75);
});

test('§14.6 a till is signed off once, and a second sign-off names the first', async () => {
  await pay(5000);
  const short = await counted(45, 0);
  const bare = await wren.call('signOffTill', { body: short });
  expect(bare.body.message).toBe('The till differs from what should be there. Say why, as far as you know.');
  const signing = { body: { ...short, note: 'Change given wrongly' } };
  const sign = () => wren.call('signOffTill', signing);
  expect(await statusesOf(sign(), sign())).toEqual([200, 422]);
  expect(await sign()).toSay(/^422 Wren signed this till off at \d+:\d\d PM\. An owner can open it again\.$/);
  expect((await ownTill()).signed).toMatchObject({
    difference: -5,
    cashExpected: 50,
    note: 'Change given wrongly',
  });
  expect((await move('pay-in', 5, 'The five dollars')).status).toBe(422);
});

test('§14.6 money that moved while it was counted is told, and nothing signed', async () => {
  const shown = await counted(0, 0);
  await pay(700);
  const { status, body } = await wren.call('signOffTill', { body: shown });
  expect([status, body.code]).toEqual([409, 'price-changed']);
  expect(body.message).toContain('$7 in cash');
  expect((await ownTill()).signed).toBeUndefined();
});

test("§14.6 another person's till is an owner's to sign and to open again", async () => {
  await pay(700);
  const body = await counted(7, 0);
  const desmond = await signInStaff(motel, 'clerk', 'Desmond');
  expect((await desmond.call('signOffTill', { body })).status).toBe(403);
  const ilse = await signInStaff(motel, 'owner', 'Ilse');
  expect((await ilse.call('signOffTill', { body })).status).toBe(200);
  expect((await ownTill()).signed).toMatchObject({ by: ilse.person.name, movedSince: 0 });
  await pay(1323_00);
  expect((await ownTill()).signed).toMatchObject({ difference: 0, movedSince: 1323 });
  const reopening = { body: { date: body.date, personId: body.personId, reason: 'Cash came later' } };
  expect((await wren.call('reopenTill', reopening)).status).toBe(403);
  expect((await ilse.call('reopenTill', reopening)).status).toBe(200);
  expect((await ownTill()).signed).toBeUndefined();
});

test('§14.6 cash without a reason, or more than there is, is refused', async () => {
  expect((await move('pay-out', 5)).body.message).toMatch(/^Say what the cash is for/);
  expect((await move('pay-out', 5, 'Milk')).body.message).toBe('There is only $0 in the till.');
  expect((await move('pay-in', 0, 'Nothing')).status).toBe(422);
  expect((await ownTill()).rows).toEqual([]);
});

test('§14.6 until 4 AM the day of the till is the evening before', async () => {
  motel.clock.advance(14.5 * HOUR);
  await wren.signInNext('Late Wren');
  await pay(800);
  expect((await wren.call('till')).body).toMatchObject({ date: TODAY, today: TODAY });
  expect((await ownTill()).cash.expected).toBe(8);
  motel.clock.advance(2 * HOUR);
  expect((await ownTill()).cash.expected).toBe(0);
  const { body } = await wren.call('tillDays');
  expect(body.days).toMatchObject([{ date: TODAY, name: wren.person.name, cash: 8 }]);
  expect(await testDesk(motel, wren).faults('till')).toMatchObject([
    { sentence: `The till of ${wren.person.name} on Nov 20, 2026 is not signed off.` },
  ]);
});
