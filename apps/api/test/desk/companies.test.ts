import { addDays, cents, dollars, sum, toDollars } from '@motel/booking-core';
import { motel as content } from '@motel/content/testing';
import { deskDayAt } from '../../src/shared/motel-time.ts';
import { emptyBooks, wrongInBooks, wrongInJournal } from '../support/books.ts';
import { skipDays } from '../support/end-days.ts';
import { flatQuote } from '../support/flat-tariff.ts';
import { statusesOf } from '../support/motel-door.ts';
import { mailsOf } from '../support/outbox.ts';
import { nightsFrom, ROOMS } from '../support/test-booking.ts';
import { GOODWILL, TYPED_GUEST, testDesk } from '../support/test-desk.ts';
import { DAY, testMotel, testStaff } from '../support/test-motel.ts';

const ACME = {
  name: 'Acme Drilling',
  addressLines: ['1 Main Street', 'Calgary, Alberta'],
  taxNumber: '12345 RT0001',
  contact: 'Ada Pryce',
  email: 'bills@acme.example',
  code: '',
  payDays: 30,
  language: 'en',
};

describe('§14.20 companies that pay by invoice', () => {
  const motel = testMotel();
  const owner = testStaff(motel, 'owner', 'Odile');
  let company: string;
  beforeEach(async () => {
    await emptyBooks(motel.db);
    company = (await owner.call('keepCompany', { body: ACME })).body.id;
  });
  afterEach(async () => {
    await desk.passWithJobs(2 * DAY);
    expect(await wrongInBooks(motel.db)).toEqual([]);
    expect(await wrongInJournal(motel.db)).toEqual([]);
  });

  const { act, look, pass, press, ...desk } = testDesk(motel, owner);
  const today = () => deskDayAt(content, motel.clock.now());
  /** A stay from tonight that the company pays: of two nights, unless told otherwise. */
  async function book(pays = company, covers: 'all' | 'stay' = 'all', nights = 2, total = 195) {
    const id = await desk.book({ stay: nightsFrom(0, nights, today()), pay: 'later', total });
    await act('setPayer', id, { company: pays, covers });
    return id;
  }
  /** Stays that are over. */
  async function slept(count: number, covers?: 'stay') {
    const stays = [];
    for (let at = 0; at < count; at++) stays.push(await book(company, covers));
    await pass(3 * DAY);
    return stays as [string, string];
  }
  const show = async (id = company) => (await act('company', id)).body;
  const issue = (stays: readonly string[], total: number, id = company) =>
    act('issueInvoice', id, { stays, total });
  const credit = (number: string, body: object) =>
    owner.call('creditInvoice', { parts: { number }, body: { reason: 'Wrong payer', ...body } });
  /** The last two lines of each stay on an invoice. */
  const endsOf = (paper: { stays: { lines: { label: string; amount: string }[] }[] }) =>
    paper.stays.map(({ lines }) => lines.slice(-2).map(({ label, amount }) => `${label} ${amount}`));
  const invoice = async (number: string) => (await owner.call('invoice', { parts: { number } })).body;
  const pay = (number: string, way: string, amount: number) =>
    owner.call('payInvoice', { parts: { number }, body: { way, amount } });
  /** A stay that is over, on an invoice. */
  async function invoiced() {
    const [stay] = await slept(1);
    return { stay, number: (await issue([stay], 195)).body.number as string };
  }

  test('three stays are one invoice: lines, taxes by rate, and a number', async () => {
    const stays = [await book(), await book(), await book()];
    await press('takePayment', stays[0] ?? '', { way: 'cash', amount: 45 });
    expect((await show()).stays).toMatchObject(stays.map(() => ({ isOver: false })));
    expect((await issue(stays, 540)).status).toBe(422);
    await pass(3 * DAY);
    expect((await issue(stays, 585)).body.message).toMatch(/^An account changed/);
    const { number } = (await issue(stays, 540)).body;
    expect(number).toBe(`INV-${today().slice(0, 4)}-0001`);
    const { paper, due, open } = await invoice(number);
    expect([open, due]).toEqual([540, addDays(today(), 30)]);
    expect(paper.to).toEqual([ACME.name, ACME.contact, ...ACME.addressLines, 'Tax number 12345 RT0001']);
    expect(paper.sums).toEqual([
      {
        label: 'GST',
        detail: expect.stringMatching(/^5% of \$534\.00.*No\. 00000 0000 RT0001$/),
        amount: '$27.00',
      },
      { label: 'Alberta tourism levy', detail: expect.stringMatching(/^4% of \$534\.00/), amount: '$24.00' },
      { label: 'Amount due', amount: '$540.00 CAD' },
    ]);
    expect(endsOf(paper)).toContainEqual(['Paid by the guest −$45.00', 'For this stay $150.00']);
    expect(await look(stays[0] ?? '')).toMatchObject({ folio: { balance: 0 } });
    expect((await show()).stays).toEqual([]);
  });

  test('a long stay is invoiced as its nights go by, no night twice', async () => {
    const from = today();
    const stay = await book(company, 'all', 20, 1_941);
    await press('checkIn', stay);
    const slept = async () => (await show()).stays[0].slept;
    const until = (days: number, total: number) =>
      act('issueInvoice', company, { stays: [stay], until: addDays(from, days), total });
    expect(await slept()).toBe(0);
    expect((await until(7, 600)).body.message).toMatch(/^Nights are invoiced once they are over/);
    const invoices: { number: string; total: number }[] = [];
    for (const days of [7, 14]) {
      await pass(7 * DAY);
      const total = await slept();
      expect((await until(days, total + 1)).status).toBe(409);
      const [one, other] = await Promise.all([until(days, total), until(days, total)]);
      expect([one.status, other.status].toSorted()).toEqual([200, 422]);
      const { number } = [one, other].find(({ status }) => status === 200)?.body ?? {};
      invoices.push({ number, total });
      expect(await slept(), 'no night is invoiced twice').toBe(0);
    }
    await pass(7 * DAY);
    const rest = (await show()).stays[0].amount;
    invoices.push({ number: (await issue([stay], rest)).body.number, total: rest });
    expect(invoices.reduce((all, { total }) => all + total, 0)).toBe(1_941);
    const papers = await Promise.all(invoices.map(({ number }) => invoice(number)));
    const taxes = papers.map(({ paper }) =>
      paper.sums.slice(0, -1).map(({ amount }: { amount: string }) => Number(amount.replace('$', ''))),
    );
    const { folio } = await look(stay);
    const charged = folio.entries
      .filter(({ what }: { what: string }) => ['taxes', 'tourism-levy'].includes(what))
      .map(({ amount }: { amount: number }) => amount / 100);
    expect([0, 1].map((at) => sum(...taxes.map((own) => dollars(`${own[at]}`))))).toEqual(
      charged.map((one: number) => dollars(`${one}`)),
    );
    expect(papers.map(({ paper }) => paper.stays[0].lines[0].label)).toEqual([
      expect.stringMatching(/^Nights before /),
      expect.stringMatching(/^Nights before /),
      ROOMS.many.title,
    ]);
    expect(folio.balance).toBe(0);
  });

  test('L8: nights whose prices are not known, as of an import, cost the same', async () => {
    const stay = await book(company, 'all', 4, 389);
    await press('checkIn', stay);
    await motel.db.updateTable('bookings').set({ nights: '[]' }).where('id', '=', stay).execute();
    await pass(2 * DAY);
    expect((await show()).stays[0]).toMatchObject({ amount: 389, slept: 194.5 });
  });

  test('what it pays is in a till if it is cash, at most what is open, and ages', async () => {
    const { number } = await invoiced();
    await pay(number, 'cash', 60);
    await pay(number, 'terminal', 35);
    const { tills } = (await owner.call('till')).body;
    expect(tills.find(({ isOwn }: { isOwn: boolean }) => isOwn)).toMatchObject({
      cash: { taken: 60, expected: 60 },
      terminal: { taken: 35, expected: 35 },
      rows: [
        { kind: 'payment', way: 'cash', reason: number, amount: 60 },
        { kind: 'payment', way: 'terminal', reason: number, amount: 35 },
      ],
    });
    const transfer = (amount: number) => pay(number, 'transfer', amount);
    expect((await transfer(200)).body.message).toBe('Only $100 of this invoice is open.');
    expect(await statusesOf(transfer(60), transfer(60))).toEqual([200, 422]);
    await skipDays(motel, 70);
    await owner.signInNext();
    const { body } = await owner.call('companies');
    expect(body.companies.find(({ id }: { id: string }) => id === company)).toMatchObject({
      open: 40,
      ages: [0, 0, 40, 0, 0],
    });
    expect((await transfer(40)).status).toBe(200);
    expect((await invoice(number)).open).toBe(0);
    await desk.passWithJobs(2 * DAY);
    const query = { month: today().slice(0, 7) };
    const { lines, debit, credit } = (await owner.call('journal', { query })).body;
    expect(debit).toBe(credit);
    expect(lines.map((line: Record<string, unknown>) => [line.title, line.debit, line.credit])).toEqual([
      ['Money on a company’s account', 0, 40],
      ['Money by bank transfer', 40, 0],
    ]);
  });

  test('F26: a stay that it pays is no debt of its guest', async () => {
    const [all, part] = [await book(company), await book(company, 'stay')];
    expect(await look(all)).toMatchObject({ payer: ACME.name });
    const { today: day } = await look(all);
    await pass(DAY);
    const { missed } = (await owner.call('tonight', { query: { day } })).body;
    expect(missed).toMatchObject([{ payer: ACME.name }, { payer: ACME.name }]);
    await desk.keepArticles({ id: 'lamp', label: 'Lamp', price: 30 });
    await desk.charge(part, 'lamp', 30);
    expect((await look(part)).payer).toBeUndefined();
    await pass(2 * DAY);
    expect(await desk.faults('folios')).toHaveLength(1);
  });

  test('a credit note takes back what was not credited, and no number is missing', async () => {
    const { stay, number: first } = await invoiced();
    const whole = async (number: string) => {
      const { body } = await credit(number, {});
      return { number: body.number, sums: (await invoice(body.number)).paper.sums };
    };
    const taken = await whole(first);
    expect(taken.sums.at(-1)).toEqual({ label: 'Credited', amount: '−$195.00 CAD' });
    expect(await look(stay)).toMatchObject({ folio: { balance: 195_00 } });
    expect((await credit(first, { reason: 'Again' })).status).toBe(422);
    const second = (await issue([stay], 195)).body.number;
    const part = (await credit(second, { reason: 'Noise', of: { stay, amount: 45 } })).body.number;
    const rest = await whole(second);
    expect(rest.sums.slice(-2)).toEqual([
      { label: 'Credited before', amount: '−$45.00' },
      { label: 'Credited', amount: '−$150.00 CAD' },
    ]);
    expect(await look(stay)).toMatchObject({ folio: { balance: 150_00 } });
    expect((await show()).stays).toMatchObject([{ amount: 150 }]);
    const last = (await issue([stay], 150)).body.number;
    const numbers = [taken.number, second, part, rest.number, last];
    expect(numbers).toEqual([2, 3, 4, 5, 6].map((serial) => first.replace(/1$/, `${serial}`)));
    await pay(last, 'cheque', 5);
    const late = await credit(last, { reason: 'No' });
    expect(late.body.message).toMatch(/^Something of this invoice is paid/);
  });

  test('it pays the stay, and its guest the articles', async () => {
    const stays = await slept(2, 'stay');
    const [unpaid, paid] = stays;
    await desk.keepArticles({ id: 'laundry', label: 'Laundry', price: 12.5 });
    for (const stay of stays) expect((await desk.charge(stay, 'laundry', 12.5)).status).toBe(200);
    expect((await act('payer', unpaid)).body).toMatchObject({ company, covers: 'stay' });
    await press('takePayment', paid, { way: 'cash', amount: 12.5 });
    const { number } = (await issue(stays, 390)).body;
    const { paper } = await invoice(number);
    const ends = endsOf(paper);
    expect(ends).toContainEqual(['The guest’s part −$12.50', 'For this stay $195.00']);
    expect(ends).toContainEqual(['Paid by the guest −$12.50', 'For this stay $195.00']);
    expect(await look(unpaid)).toMatchObject({ folio: { balance: 12_50 } });
    expect(await look(paid)).toMatchObject({ folio: { balance: 0 } });
    expect((await show()).stays).toEqual([]);
    // What the guest paid for an article is not taken off what the company took over.
    const goesBack = await press('refund', paid, { amount: 12.5, reason: 'Stained', isOwedAgain: false });
    expect(goesBack.body.message).toMatch(/^\$0 of it can go back so\. Take the charges/);
  });

  test('a part of a stay is credited, also of an invoice that is paid in part', async () => {
    const stays = await slept(2);
    const [first, second] = stays;
    const { number } = (await issue(stays, 390)).body;
    const creditOf = (stay: string, amount: number) =>
      credit(number, { reason: 'Cold shower', of: { stay, amount } });
    expect((await creditOf(first, 195.01)).body.message).toBe('At most $195 of this stay can be credited.');
    expect((await creditOf(first, 0)).status).toBe(422);
    expect((await creditOf('another', 1)).status).toBe(404);
    const credited = await creditOf(first, 45);
    const { paper, kind, about, open } = await invoice(credited.body.number);
    expect([kind, about, open]).toEqual(['credit-note', number, 0]);
    expect(paper.stays.map(({ lines }: { lines: object[] }) => lines)).toEqual([
      [
        { label: 'Cold shower', amount: '−$41.00' },
        { label: 'GST', detail: expect.stringMatching(/^5% of −\$41.00, each part/), amount: '−$2.00' },
        { label: 'Alberta tourism levy', detail: expect.stringMatching(/^4%/), amount: '−$2.00' },
      ],
    ]);
    expect(await look(first)).toMatchObject({ folio: { total: 150_00, balance: 0 } });
    await pay(number, 'cheque', 300);
    expect(await invoice(number)).toMatchObject({
      open: 45,
      credits: [credited.body.number],
      stays: expect.arrayContaining([
        expect.objectContaining({ id: first, left: 150 }),
        expect.objectContaining({ id: second, left: 195 }),
      ]),
    });
    expect((await creditOf(second, 45.01)).body.message).toBe('At most $45 of this stay can be credited.');
    expect(await statusesOf(creditOf(second, 45), creditOf(second, 45))).toEqual([200, 422]);
    expect(await invoice(number)).toMatchObject({ open: 0 });
  });

  test('a stay is on one invoice, of its payer, and not given up or back then', async () => {
    const [stay] = await slept(1);
    const other = (await owner.call('keepCompany', { body: { ...ACME, name: 'Zenith' } })).body.id;
    expect((await issue([stay], 195, other)).status).toBe(422);
    expect(await statusesOf(issue([stay], 195), issue([stay], 195))).toEqual([200, 422]);
    const preview = () => owner.call('previewCancel', { parts: { id: stay }, query: { isNoShow: 'true' } });
    const sentence = 'A company was invoiced for this stay. Its invoice has to be taken back first.';
    expect((await preview()).body.message).toBe(sentence);
    const shown = await look(stay);
    expect([shown.can.refund, shown.cannot['no-show']]).toEqual([0, sentence]);
    await desk.keepArticles(GOODWILL);
    const refused = await desk.charge(stay, 'goodwill', -20);
    expect(refused.body.message).toBe('At most $0 can come off this stay.');
    const [{ number }] = (await show()).invoices;
    await credit(number, { reason: 'They never came' });
    expect((await preview()).status).toBe(200);
  });

  test('it is in the language of the payer, on paper and in the mail', async () => {
    const french = { ...ACME, name: 'Forages Roy', language: 'fr' };
    const id = (await owner.call('keepCompany', { body: french })).body.id;
    const stay = await book(id);
    await pass(3 * DAY);
    const { number } = (await issue([stay], 195, id)).body;
    const { paper } = await invoice(number);
    expect(paper.title).toBe(`Facture ${number}`);
    expect(paper.sums.at(-1)).toEqual({ label: 'Montant à payer', amount: '195,00\u00a0$\u00a0CAD' });
    expect((await owner.call('mailInvoice', { parts: { number } })).status).toBe(200);
    const [mail] = await mailsOf(motel, 'invoice:%');
    expect(mail).toMatchObject({ recipient: ACME.email, subject: expect.stringMatching(/^Facture INV-/) });
    expect(mail?.body).toContain('Montant à payer');
    const none = await owner.call('keepCompany', { body: { ...ACME, email: 'a@b, c@d.example' } });
    expect(none).toSay(/^422 The mail address is none/);
  });

  test('a crew of four weeks: an invoice each Monday, and no night twice', { tags: 'long' }, async () => {
    await owner.call('keepCompany', { body: { ...ACME, id: company, invoicedEvery: 'week' } });
    expect((await show()).invoicedEvery).toBe('week');
    const stay = nightsFrom(0, 28, today());
    const party = { adults: 2, children: 0, infants: 0, pets: 0 };
    const line = (room: (typeof ROOMS)['many'], rooms: number) => {
      const quote = flatQuote(room, stay, { party: { ...party, rooms: 1 }, extraPersons: 0 });
      return { typeId: room.id, ...stay, rooms, total: toDollars(quote?.total ?? cents(0)), party };
    };
    const body = {
      ...{ name: 'Crew 7', po: '48-2207', lines: [line(ROOMS.many, 4), line(ROOMS.noPets, 2)] },
      ...{ guest: TYPED_GUEST, names: [], company, covers: 'all' },
    };
    const group = (await owner.call('bookGroup', { body })).body.id;
    const ids: string[] = (await owner.call('group', { parts: { id: group } })).body.stays.map(
      (one: { id: string }) => one.id,
    );
    const invoices = async () => (await show()).invoices as { number: string; total: number; date: string }[];
    for (let week = 1; week <= 4; week += 1) {
      if (week === 3) {
        // One leaves early, at the price of the nights that it slept.
        const [left, early] = [ids[5] ?? '', { ...stay, checkOut: addDays(stay.checkIn, 17) }];
        const kind = { typeId: ROOMS.noPets.id };
        const { difference } = (await desk.previewChange(left, early, kind)).body;
        expect((await desk.change(left, early, { ...kind, difference })).body).toEqual({});
      }
      await desk.passWithJobs(7 * DAY);
      // Each job runs twice, as on two processes.
      await motel.server.runJobs();
      expect((await invoices()).length).toBeLessThanOrEqual(week);
    }
    await desk.passWithJobs(7 * DAY);
    await owner.call('keepCompany', { body: { ...ACME, id: company } });
    const issued = await invoices();
    expect(new Set(issued.map(({ date }) => date)).size).toBe(issued.length);
    const stays = await Promise.all(ids.map((id) => look(id)));
    expect(stays.map(({ folio }) => folio.balance)).toEqual(stays.map(() => 0));
    expect(sum(...issued.map(({ total }) => dollars(total)))).toBe(
      sum(...stays.map(({ folio }) => folio.total)),
    );
    expect((await show()).stays).toEqual([]);
    const { paper } = await invoice(issued[0]?.number ?? '');
    expect(JSON.stringify(paper)).toContain('48-2207');
    // Letters of some weeks ago are forgotten.
    const mailed = await mailsOf(motel, `invoice:${issued[0]?.number}%`, ACME.email);
    expect(mailed.map((mail) => mail.body)).toEqual([expect.stringContaining('48-2207')]);
  });
});
