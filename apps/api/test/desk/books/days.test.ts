import { sql } from 'kysely';
import { emptyBooks, wrongInJournal } from '../../support/books.ts';
import { DATABASES } from '../../support/databases.ts';
import { statusesOf } from '../../support/motel-door.ts';
import { mailsOf } from '../../support/outbox.ts';
import { bookPaid } from '../../support/paid-stay.ts';
import { nightsFrom, TODAY } from '../../support/test-booking.ts';
import { bookAtDesk, GOODWILL, stayQuery, testDesk } from '../../support/test-desk.ts';
import { DAY, HOUR, testMotel, testStaff } from '../../support/test-motel.ts';
import { signInStaff } from '../../support/test-staff.ts';

const stay = (nights?: number) => nightsFrom(0, nights, '2027-06-14');

describe.each(DATABASES)('§14.18 the end of a day, on $name', (kind) => {
  const motel = testMotel({}, kind);
  const [owner, other] = [testStaff(motel, 'owner', 'Ilse'), testStaff(motel)];

  test('of two people who end a day at once, one does', async () => {
    motel.clock.advance(HOUR);
    await bookAtDesk(owner, { stay: nightsFrom(0) });
    const body = { date: TODAY, isEarlyAccepted: true };
    expect(await statusesOf(owner.call('endDay', { body }), other.call('endDay', { body }))).toEqual([
      200, 422,
    ]);
  });
});

describe('§14.18 the end of a day', () => {
  const motel = testMotel();
  const owner = testStaff(motel, 'owner', 'Ilse');
  const desk = testDesk(motel, owner);
  const { cancel, change, changeRates, charge, keepArticles, pass, passWithJobs, press } = desk;
  beforeEach(async () => {
    await emptyBooks(motel.db);
    motel.clock.setTo('2027-06-14T18:00:00Z');
    // A till of their own: it is kept by name.
    await owner.signInNext(`Ilse ${Math.random()}`);
  });

  /** Two nights for $195, unless told otherwise. */
  const book = (wanted: Parameters<typeof bookAtDesk>[1] = {}) => desk.book({ stay: stay(), ...wanted });
  const oneNight = (more: Parameters<typeof bookAtDesk>[1] = {}) =>
    book({ stay: stay(1), total: 98, ...more });
  const refund = (id: string) =>
    press('refund', id, { amount: 20, reason: 'Cold water', isOwedAgain: false });
  const look = async (date?: string) =>
    (await owner.call('dayEnd', { query: date === undefined ? {} : { date } })).body;
  const end = (date: string, isEarlyAccepted = true) =>
    owner.call('endDay', { body: { date, isEarlyAccepted } });
  const journal = async (month: string) => (await owner.call('journal', { query: { month } })).body;
  const taxReturn = async (from: string, to: string) =>
    (await owner.call('taxReturn', { query: { from, to } })).body;

  const reports = () => mailsOf(motel, 'day:%');

  test('L8: a day has its money and its night; the rest is held', async () => {
    await book();
    const night = {
      room: 89,
      taxes: [
        { name: 'GST', percent: 5, base: 89, amount: 4.5 },
        { name: 'Alberta tourism levy', percent: 4, base: 89, amount: 4 },
      ],
      total: 97.5,
    };
    const first = await look();
    expect(first.open).toBe('2027-06-14');
    expect(first.report).toMatchObject({
      ways: [{ way: 'cash', taken: 195, givenBack: 0, net: 195 }],
      night: { sold: 1, revenue: 89, rate: 89 },
      charges: night,
      held: 97.5,
      owed: 0,
      booked: 1,
    });
    expect((await end('2027-06-14')).status).toBe(200);
    expect((await look('2027-06-14')).report).toEqual(first.report);
    await passWithJobs(2 * DAY);
    expect(await look('2027-06-15')).toMatchObject({
      ended: { by: 'by itself' },
      report: { charges: night, net: 0, held: 0, owed: 0 },
    });
    await passWithJobs(DAY);
    expect((await look('2027-06-16')).report).toMatchObject({
      charges: { total: 0 },
      undone: [expect.stringMatching(/were to come on Jun 14, 2027/)],
    });
  });

  test('what comes after the end is in the next day, and the ended one stays', async () => {
    const id = await oneNight();
    await end('2027-06-14');
    const before = await look('2027-06-14');
    await pass(HOUR);
    expect((await look()).open).toBeUndefined();
    expect(await end('2027-06-14')).toSay(
      '422 This day has ended already. What comes now is in the next one.',
    );
    await refund(id);
    expect(await look('2027-06-14')).toMatchObject({ report: before.report });
    await pass(DAY);
    expect((await look()).report).toMatchObject({
      date: '2027-06-15',
      ways: [{ way: 'cash', taken: 0, givenBack: 20, net: -20 }],
      // A difference is of the day on which it is made.
      charges: { total: -20 },
      night: { sold: 0, revenue: -18, rate: 0 },
    });
  });

  test('L8: nights stay in their days, a change is in its own', async () => {
    const id = await book({ stay: stay(3), total: 292 });
    for (const date of ['2027-06-14', '2027-06-15']) {
      await end(date);
      await pass(DAY);
    }
    expect((await change(id, stay(), { difference: -97, pay: 'cash' })).status).toBe(200);
    await pass(1000);
    await end('2027-06-16');
    const chargesOf = async (date: string) => (await look(date)).report.charges;
    for (const date of ['2027-06-14', '2027-06-15'])
      expect(await chargesOf(date)).toMatchObject({ room: 89, total: 97.34 });
    // The taxes of two nights are rounded by themselves: $17, of which $16.68 are posted.
    expect(await chargesOf('2027-06-16')).toMatchObject({ room: 0, total: 0.32 });
    expect(await wrongInJournal(motel.db)).toEqual([]);
  });

  test('L8: articles are of their day, figures are sums of days', async () => {
    expect((await keepArticles({ id: 'firewood', label: 'Firewood', price: 8 })).status).toBe(200);
    const id = await book();
    await passWithJobs(DAY);
    expect((await charge(id, 'firewood', 8)).status).toBe(200);
    await pass(1000);
    const { report } = await look('2027-06-15');
    expect(report.charges).toMatchObject({ room: 89, extras: 8, total: 105.5 });
    await end('2027-06-15');
    const { body } = await owner.call('figures', { query: { from: '2027-06-14', to: '2027-06-16' } });
    expect(body.days.map(({ revenue }: { revenue: number }) => revenue)).toEqual([89, 89, 0]);
  });

  test('a credit on a stay that was given up long ago is in the day of its press', async () => {
    const id = await book({ pay: 'later' });
    await pass(HOUR);
    expect(await cancel(id)).toMatchObject({ status: 200, kept: 98 });
    await keepArticles(GOODWILL);
    await passWithJobs(5 * DAY);
    expect((await charge(id, 'goodwill', -20)).status).toBe(200);
    await passWithJobs(2 * DAY);
    expect(await wrongInJournal(motel.db)).toEqual([]);
  });

  test('a day ends in its turn, and before its hour with what is still to come', async () => {
    const { reference } = await desk.look(await book());
    expect((await end('2027-06-15')).body.message).toBe('This day has not begun.');
    const { status, body } = await end('2027-06-14', false);
    expect([status, body.issues]).toMatchObject([422, [{ field: 'isEarlyAccepted' }]]);
    expect(body.message).toMatch(/^This day goes on until .*4:00 AM/);
    expect(body.message).toContain(`The guests of ${reference} were to come on Jun 14, 2027`);
    expect(body.message).toContain('The till of Ilse');
    expect((await look()).open).toBe('2027-06-14');
    await pass(17 * HOUR);
    expect((await end('2027-06-15')).body.message).toBe('Jun 14, 2027 has not ended yet. End it first.');
    expect((await end('2027-06-14')).status).toBe(200);
  });

  test('an owner opens the last day again, and money taken later is in it', async () => {
    await book();
    const clerk = await signInStaff(motel, 'clerk', 'Wren');
    const early = { date: '2027-06-14', isEarlyAccepted: true };
    expect((await clerk.call('endDay', { body: early })).status).toBe(200);
    const reopen = (staff: Pick<typeof owner, 'call'> = owner) =>
      staff.call('reopenDay', { body: { date: '2027-06-14' } });
    expect((await reopen(clerk)).status).toBe(403);
    expect(await look('2027-06-14')).toMatchObject({ ended: { by: 'Wren' }, canReopen: true });
    await pass(HOUR);
    expect((await reopen()).status).toBe(200);
    expect((await reopen()).body.message).toBe('Only the last day that has ended can be opened again.');
    await book({ stay: nightsFrom(1, 2, '2027-06-14') });
    await passWithJobs(17 * HOUR);
    const day = await look('2027-06-14');
    expect(day).toMatchObject({ ended: { by: 'by itself' }, canReopen: false, report: { net: 390 } });
    expect(await wrongInJournal(motel.db)).toEqual([]);
    expect((await reopen()).body.message).toMatch(/^The hour of this day has come/);
    expect(await reports()).toHaveLength(1);
    const log = (await owner.call('log', { query: {} })).body.entries;
    expect(log.filter(({ action }: { action: string }) => action.startsWith('Day '))).toMatchObject([
      { who: expect.stringMatching(/^Ilse/), action: 'Day opened again', subject: 'day 2027-06-14' },
      { who: 'Wren', action: 'Day ended', subject: 'day 2027-06-14' },
    ]);
  });

  test('a day whose till is signed off stays ended', async () => {
    await book();
    expect((await end('2027-06-14')).status).toBe(200);
    const [{ personId, cash }] = (await owner.call('till', { query: { date: '2027-06-14' } })).body.tills;
    const counted = { cashExpected: cash.expected, cashCounted: cash.expected, note: '' };
    const terminal = { terminalExpected: 0, terminalCounted: 0 };
    const body = { date: '2027-06-14', personId, ...counted, ...terminal };
    expect((await owner.call('signOffTill', { body })).status).toBe(200);
    const refused = await owner.call('reopenDay', { body: { date: '2027-06-14' } });
    expect(refused.body.message).toMatch(/^A till of this day is signed off: Ilse/);
  });

  test('it ends by itself at the owner’s hour, once, with a report by mail', async () => {
    await bookPaid(motel, stay());
    await passWithJobs(17 * HOUR);
    await motel.server.runJobs();
    const mails = await reports();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('The day ended: Monday, June 14, 2027, 4 % sold, $195.00 taken');
    expect(mails[0]?.body).toContain('- by card: $195.00 taken');
    expect(mails[0]?.body).toContain('Guests’ money for nights to come: $97.50');
    expect(mails[0]?.body).toMatch(/Not done when it ended:\n- The guests of GDL-\w+ were to come/);
  });

  test('a motel that was down ends each of its days, and mails the last report', async () => {
    await bookPaid(motel, stay());
    await passWithJobs(5 * DAY);
    const ended = [18, 17, 16, 15, 14].map((day) => ({ date: `2027-06-${day}`, net: day === 14 ? 195 : 0 }));
    expect((await look()).days).toMatchObject(ended);
    const mails = await reports();
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('June 18, 2027')]);
    expect(await wrongInJournal(motel.db)).toEqual([]);
  });

  test('cash without a stay is in the journal of the day that has it', async () => {
    const move = async (kind: string, amount: number, reason: string) => {
      expect((await owner.call('moveCash', { body: { kind, amount, reason } })).status).toBe(200);
      motel.clock.advance(1000);
    };
    await move('float', 100, '');
    await move('pay-in', 40, 'Change from the bank');
    await move('pay-out', 15.5, 'Milk');
    await end('2027-06-14');
    await move('pay-out', 4.5, 'Stamps');
    await move('pay-out', 3, 'Soap');
    // One that was committed while its day ended is in the next day, too.
    await sql`update till_moves set at = at - interval '1 minute' where reason = 'Soap'`.execute(motel.db);
    for (const date of ['2027-06-15', '2027-06-16']) {
      await pass(DAY);
      await end(date);
    }
    expect((await journal('2027-06')).lines).toMatchObject([
      { date: '2027-06-14', title: 'Money in cash', debit: 24.5, credit: 0 },
      { date: '2027-06-14', title: 'Cash without a stay', debit: 0, credit: 24.5 },
      { date: '2027-06-15', title: 'Money in cash', debit: 0, credit: 7.5 },
      { date: '2027-06-15', title: 'Cash without a stay', debit: 7.5, credit: 0 },
    ]);
  });

  test('the journal of a month is double entry, with the accountant’s codes', async () => {
    const id = await oneNight();
    await pass(HOUR);
    await refund(id);
    await passWithJobs(3 * DAY);
    const codes = [{ account: 'way', name: 'cash', code: '1000' }];
    expect((await owner.call('setLedgerCodes', { body: { codes } })).status).toBe(200);
    const { lines, debit, credit, isWhole } = await journal('2027-06');
    expect(
      lines.map((line: Record<string, unknown>) => [
        ...[line.date, line.code, line.title, line.debit, line.credit],
      ]),
    ).toEqual([
      ['2027-06-14', '1000', 'Money in cash', 98, 0],
      ['2027-06-14', '1000', 'Money in cash', 0, 20],
      ['2027-06-14', '', 'Guests’ accounts', 0, 78],
      ['2027-06-14', '', 'Guests’ accounts', 78, 0],
      ['2027-06-14', '', 'Rooms', 0, expect.any(Number)],
      ['2027-06-14', '', 'Alberta tourism levy', 0, expect.any(Number)],
      ['2027-06-14', '', 'GST', 0, expect.any(Number)],
    ]);
    expect([debit, isWhole]).toEqual([credit, false]);
    expect((await journal('2027-05')).lines).toEqual([]);
  });

  test('a quarter’s taxes have rate, base and number, and the nights without', async () => {
    await oneNight();
    const { taxes, today } = (await owner.call('rateTaxes')).body;
    const exempt = taxes.map((tax: { id: string }) => ({ ...tax, exempt: { fromNights: 28 } }));
    expect(today).toBe('2027-06-14');
    expect((await changeRates({ kind: 'lists', taxes: exempt })).status).toBe(200);
    const quote = await owner.call('quoteStay', { query: stayQuery(stay(28)) });
    await book({ stay: stay(28), total: quote.body.total });
    await passWithJobs(30 * DAY);
    const paper = await taxReturn('2027-04-01', '2027-09-30');
    expect(paper.taxes).toEqual([
      { name: 'Alberta tourism levy', percent: 4, base: 89, amount: 4 },
      { name: 'GST', number: '00000 0000 RT0001', percent: 5, base: 89, amount: 5 },
    ]);
    expect(paper.exempt).toEqual(
      ['GST', 'Alberta tourism levy'].map((tax) => ({
        tax,
        why: 'Stays of 28 nights or more',
        stays: 1,
        nights: 28,
        revenue: quote.body.total,
      })),
    );
    expect(paper.isWhole).toBe(false);
  });

  test('F13: a stay without a tax says why on its receipt and in the return', async () => {
    const why = 'First Nations card 1234567890';
    const exempt = { taxes: why };
    const query = { ...stayQuery(stay(1)), exempt: 'taxes' };
    const { body: quote } = await owner.call('quoteStay', { query });
    expect(quote).toMatchObject({ total: 93, taxes: [{ id: 'taxes' }, { id: 'tourism-levy' }] });
    const clerk = await signInStaff(motel, 'clerk', 'Wren');
    expect((await bookAtDesk(clerk, { stay: stay(1), total: 93, exempt })).status).toBe(403);
    const id = await oneNight({ byHand: { total: 104, reason: 'as agreed' }, exempt, total: 104 });
    const { reference } = await desk.look(id);
    const stated = async () => (await owner.call('receipts', { parts: { id } })).body.next;
    const without = { label: 'Taxes', detail: `Not charged: ${why}`, amount: 0 };
    const levied = [{ name: 'Alberta tourism levy', amount: 4 }];
    expect(await stated()).toMatchObject({ lines: [{ amount: 100 }, without], taxes: levied });
    expect((await change(id, stay(), { difference: 89 + 4 })).status).toBe(200);
    expect((await stated()).lines).toContainEqual(without);
    await passWithJobs(3 * DAY);
    expect((await taxReturn('2027-06-01', '2027-06-30')).exempt).toMatchObject([
      { tax: 'GST', why: `${why}, ${reference}`, stays: 1, nights: 2 },
    ]);
  });

  test('F28: the levy of a tax that was renamed is not “Sold without it”', async () => {
    const before = (await owner.call('rateTaxes')).body.taxes;
    await oneNight();
    const taxes = before.map((tax: { id: string; tax: object }) => ({
      ...tax,
      ...(tax.id === 'tourism-levy' && { tax: { ...tax.tax, name: 'Levy' } }),
    }));
    expect((await changeRates({ kind: 'lists', taxes })).status).toBe(200);
    await passWithJobs(2 * DAY);
    expect((await taxReturn('2027-06-01', '2027-06-30')).exempt).toEqual([]);
    expect((await changeRates({ kind: 'lists', taxes: before })).status).toBe(200);
  });

  test('F28: an owner rounds the total to the cent, and undoes it', async () => {
    const known = (await owner.call('rateTaxes')).body;
    expect(known.round).toBe('dollar-up');
    const { version } = known;
    expect((await changeRates({ kind: 'lists', taxes: known.taxes, round: 'cent' })).status).toBe(200);
    expect((await owner.call('rateTaxes')).body).toMatchObject({ round: 'cent', version: version + 1 });
    expect((await changeRates({ kind: 'undo', version: version + 1 })).status).toBe(200);
    expect((await owner.call('rateTaxes')).body.round).toBe('dollar-up');
  });

  test('a clerk ends days, and the accountant’s papers are the owner’s', async () => {
    const clerk = await signInStaff(motel, 'clerk', 'Wren');
    expect((await clerk.call('dayEnd')).status).toBe(200);
    expect((await clerk.call('journal', { query: { month: '2027-06' } })).status).toBe(403);
    const query = { from: '2027-04-01', to: '2027-06-30' };
    expect((await clerk.call('taxReturn', { query })).status).toBe(403);
  });
});
