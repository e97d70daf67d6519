import { csvOf, monthBooks, monthTable } from '@motel/api-client/desk-contracts';
import { sql } from 'kysely';
import { emptyBooks } from '../../support/books.ts';
import { nightsFrom } from '../../support/test-booking.ts';
import { testDesk } from '../../support/test-desk.ts';
import { DAY, testMotel, testStaff } from '../../support/test-motel.ts';
import { signInStaff } from '../../support/test-staff.ts';

const stay = (from: string, nights?: number) => nightsFrom(0, nights, from);

const motel = testMotel();
const owner = testStaff(motel, 'owner', 'Ilse');
beforeEach(async () => {
  await emptyBooks(motel.db);
  motel.clock.setTo('2027-06-29T18:00:00Z');
  await owner.signInNext('Ilse');
});

const { book, cancel, change, look, press } = testDesk(motel, owner);
const month = async (name: string) => (await owner.call('month', { query: { month: name } })).body;
async function pass(days: number) {
  await motel.runJobsAfter(days * DAY);
  await owner.signInNext('Ilse');
}

test('§14.6 L8: a month has its nights, its money, and each step between them', async () => {
  // $97.50 of each of these nights, two of them in June.
  const [room] = (await owner.call('rooms')).body.types[0].rooms;
  const over = await book({ stay: stay('2027-06-29', 3), total: 292, roomIds: [room.id] });
  const owing = await book({ stay: stay('2027-06-30', 1), total: 98, pay: 'later' });
  await book({ stay: stay('2027-07-10') });
  await pass(3);
  await press('takePayment', owing, { way: 'cheque', amount: 98 });
  await pass(12);

  const june = await month('2027-06');
  expect(june).toMatchObject({
    taxes: ['Alberta tourism levy', 'GST'],
    isReconciled: true,
    isWhole: true,
    totals: { room: 267, total: 292.68, money: 487 },
    net: 487,
    ways: [{ way: 'cash', taken: 487, givenBack: 0, net: 487 }],
    steps: [
      { kind: 'not-paid', amount: -98, count: 1 },
      { kind: 'to-come', amount: 292.32, count: 2 },
    ],
  });
  expect(june.payments.map(({ way, amount, by }: Record<string, unknown>) => [way, amount, by])).toEqual([
    ['cash', 292, 'Ilse'],
    ['cash', 195, 'Ilse'],
  ]);
  const { reference } = await look(over);
  const row = june.stays.find((stay: { reference: string }) => stay.reference === reference);
  expect(row).toMatchObject({ guest: 'Amara Osei-Lindqvist', numbers: [room.number] });
  expect(row).toMatchObject({ room: 178, total: 194.68, money: 292, balance: -97.32 });
  const [kind] = june.kinds.filter(({ sold }: { sold: number }) => sold > 0);
  expect(kind).toMatchObject({ id: 'many', sold: 3, revenue: 267, rate: 89 });

  const july = await month('2027-07');
  expect(july).toMatchObject({
    totals: { room: 267, total: 292.32 },
    net: 98,
    isReconciled: true,
    isWhole: false,
    steps: [
      { kind: 'paid-before', amount: -292.32, count: 2 },
      { kind: 'paid-late', amount: 98, count: 1 },
    ],
  });
  expect(csvOf(monthTable(monthBooks.parse(july), 'steps'))).toContain(
    '"Owed from before, paid now",98.00,1',
  );
  expect((await month('2027-08')).stays).toEqual([]);
});

test('B2: what companies take over is no money, what they pay is', async () => {
  const acme = { name: 'ACME', addressLines: [], taxNumber: '', contact: '', email: '', code: '' };
  const body = { ...acme, payDays: 30, language: 'en' };
  const company = (await owner.call('keepCompany', { body })).body.id;
  const id = await book({ stay: stay('2027-06-29', 1), total: 98, pay: 'later' });
  await owner.call('setPayer', { parts: { id }, body: { company, covers: 'all' } });
  await pass(1);
  const asked = { parts: { id: company }, body: { stays: [id], total: 98 } };
  const { number } = (await owner.call('issueInvoice', asked)).body;
  const look = async () => {
    motel.clock.advance(1000);
    const { open } = (await owner.call('dayEnd')).body;
    expect((await owner.call('endDay', { body: { date: open, isEarlyAccepted: true } })).status).toBe(200);
    const day = (await owner.call('dayEnd', { query: { date: open } })).body.report;
    return { day, ...(await month('2027-06')) };
  };
  const owed = await look();
  expect(owed).toMatchObject({
    net: 0,
    ways: [],
    day: { net: 0, ways: [] },
    isReconciled: true,
    steps: [{ kind: 'companies-owe', amount: -98, count: 1 }],
  });
  motel.clock.setTo('2027-07-01T18:00:00Z');
  await owner.signInNext('Ilse');
  await owner.call('payInvoice', { parts: { number }, body: { way: 'terminal', amount: 60 } });
  await look();
  expect(await month('2027-07')).toMatchObject({
    net: 60,
    isReconciled: true,
    ways: [{ way: 'terminal', taken: 60, net: 60 }],
    steps: [{ kind: 'companies-paid', amount: 60, count: 1 }],
    payments: [{ reference: number, way: 'terminal', amount: 60, by: 'Ilse' }],
  });
});

test('§14.6 a no-show that is kept has its tax, and is named so', async () => {
  const id = await book({ stay: stay('2027-06-29', 3), total: 292 });
  const { reference } = await look(id);
  await pass(1);
  await cancel(id, true);
  await pass(1);
  const june = await month('2027-06');
  expect(june.stays).toMatchObject([{ reference, end: 'no-show', room: 0, kept: 89, total: 98, money: 98 }]);
  expect(june).toMatchObject({ isReconciled: true, kinds: expect.anything(), steps: [] });
});

test('§14.6 a month that is none, and a clerk, are refused', async () => {
  expect((await owner.call('month', { query: { month: '2027-13' } })).status).toBe(400);
  const clerk = await signInStaff(motel, 'clerk', 'Wren');
  expect((await clerk.call('month', { query: { month: '2027-01' } })).status).toBe(403);
});

test('L9: no figure depends on the number of a rule', async () => {
  const id = await book({ stay: stay('2027-06-29', 3), total: 292 });
  await press('waive', id, { amount: 20, reason: 'Noise' });
  const shorter = await change(id, stay('2027-06-29', 2), { difference: -97, pay: 'cash' });
  expect(shorter.status).toBe(200);
  await pass(3);
  const span = { query: { from: '2027-06-01', to: '2027-07-31' } };
  const papers = async () => [
    (await look(id)).folio.balance,
    await month('2027-06'),
    (await owner.call('journal', { query: { month: '2027-06' } })).body,
    (await owner.call('taxReturn', span)).body,
    (await owner.call('figures', span)).body,
  ];
  const before = await papers();
  await sql`update folio_entries set rule = 'Z1'`.execute(motel.db);
  expect(await papers()).toEqual(before);
});
