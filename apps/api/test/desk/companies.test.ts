import { addDays, cents, dollars, sum, toDollars } from '@motel/booking-core';
import { motel as content } from '@motel/content/testing';
import { deskDayAt } from '../../src/shared/motel-time.ts';
import { emptyBooks, wrongInBooks, wrongInJournal } from '../support/books.ts';
import { skipDays } from '../support/end-days.ts';
import { flatQuote } from '../support/flat-tariff.ts';
import { mailsOf } from '../support/outbox.ts';
import { nightsFrom, ROOMS } from '../support/test-booking.ts';
import { stayQuery, TYPED_GUEST, testDesk } from '../support/test-desk.ts';
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
    await pass(2 * DAY);
    await motel.server.runJobs();
    expect(await wrongInBooks(motel.db)).toEqual([]);
    expect(await wrongInJournal(motel.db)).toEqual([]);
  });

  const { act, look, pass, press, ...desk } = testDesk(motel, owner);
  /** A stay of two nights that the company pays, unless told otherwise. */
  async function book(pays: string | undefined = company, covers: 'all' | 'stay' = 'all') {
    const id = await desk.book({
      stay: nightsFrom(0, 2, deskDayAt(content, motel.clock.now())),
      pay: 'later',
    });
    if (pays !== undefined) await act('setPayer', id, { company: pays, covers });
    return id;
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

  test('three stays are one invoice: lines, taxes by rate, and a number', async () => {
    const stays = [await book(), await book(), await book()];
    await press('takePayment', stays[0] ?? '', { way: 'cash', amount: 45 });
    expect((await show()).stays).toMatchObject(stays.map(() => ({ isOver: false })));
    expect((await issue(stays, 540)).status).toBe(422);
    await pass(3 * DAY);
    expect((await issue(stays, 585)).body.message).toMatch(/^An account changed/);
    const { number } = (await issue(stays, 540)).body;
    expect(number).toBe(`INV-${deskDayAt(content, motel.clock.now()).slice(0, 4)}-0001`);
    const { paper, due, open } = await invoice(number);
    expect(open).toBe(540);
    expect(due).toBe(addDays(deskDayAt(content, motel.clock.now()), 30));
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
    const ends = endsOf(paper);
    expect(ends).toContainEqual(['Paid by the guest −$45.00', 'For this stay $150.00']);
    expect(await look(stays[0] ?? '')).toMatchObject({ folio: { balance: 0 } });
    expect((await show()).stays).toEqual([]);
  });

  test('a long stay is invoiced as its nights go by, no night twice', async () => {
    const from = deskDayAt(content, motel.clock.now());
    const stay = await desk.book({ stay: nightsFrom(0, 20, from), pay: 'later', total: 1_941 });
    await act('setPayer', stay, { company, covers: 'all' });
    await press('checkIn', stay);
    const slept = async () => (await show()).stays[0].slept;
    const until = (days: number, total: number) =>
      act('issueInvoice', company, { stays: [stay], until: addDays(from, days), total });
    expect(await slept()).toBe(0);
    expect((await until(7, 600)).body.message).toMatch(/^Nights are invoiced once they are over/);
    const invoices: { number: string; total: number }[] = [];
    for (const days of [7, 14]) {
      await pass(7 * DAY);
      await owner.signInNext();
      const total = await slept();
      expect((await until(days, total + 1)).status).toBe(409);
      const [one, other] = await Promise.all([until(days, total), until(days, total)]);
      expect([one.status, other.status].toSorted()).toEqual([200, 422]);
      const { number } = [one, other].find(({ status }) => status === 200)?.body ?? {};
      invoices.push({ number, total });
      expect(await slept(), 'no night is invoiced twice').toBe(0);
    }
    await pass(7 * DAY);
    await owner.signInNext();
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
    const from = deskDayAt(content, motel.clock.now());
    const stay = await desk.book({ stay: nightsFrom(0, 4, from), pay: 'later', total: 389 });
    await act('setPayer', stay, { company, covers: 'all' });
    await press('checkIn', stay);
    await motel.db.updateTable('bookings').set({ nights: '[]' }).where('id', '=', stay).execute();
    await pass(2 * DAY);
    expect((await show()).stays[0]).toMatchObject({ amount: 389, slept: 194.5 });
  });

  test('what it pays is recorded, at most what is open, and ages', async () => {
    const stay = await book();
    await pass(3 * DAY);
    const { number } = (await issue([stay], 195)).body;
    const pay = (amount: number) =>
      owner.call('payInvoice', { parts: { number }, body: { way: 'transfer', amount } });
    expect((await pay(200)).body.message).toBe('Only $195 of this invoice is open.');
    const both = await Promise.all([pay(100), pay(100)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    await skipDays(motel, 70);
    await owner.signInNext();
    const { body } = await owner.call('companies');
    expect(body.companies.find(({ id }: { id: string }) => id === company)).toMatchObject({
      open: 95,
      ages: [0, 0, 95, 0, 0],
    });
    expect((await pay(95)).status).toBe(200);
    expect((await invoice(number)).open).toBe(0);
    await pass(2 * DAY);
    await motel.server.runJobs();
    const month = deskDayAt(content, motel.clock.now()).slice(0, 7);
    const { lines, debit, credit } = (await owner.call('journal', { query: { month } })).body;
    expect(debit).toBe(credit);
    expect(lines.map((line: Record<string, unknown>) => [line.title, line.debit, line.credit])).toEqual([
      ['Money on a company’s account', 0, 95],
      ['Money by bank transfer', 95, 0],
    ]);
  });

  test('F26: a stay that it pays is no debt of its guest', async () => {
    const [all, part] = [await book(company), await book(company, 'stay')];
    expect(await look(all)).toMatchObject({ payer: ACME.name });
    const { today } = await look(all);
    await pass(DAY);
    const listed = async () => (await owner.call('tonight', { query: { day: today } })).body.missed;
    expect(await listed()).toMatchObject([{ payer: ACME.name }, { payer: ACME.name }]);
    const { version } = (await owner.call('articles')).body;
    const articles = [{ id: 'lamp', label: 'Lamp', price: 30 }];
    await owner.call('changeRates', { body: { version, change: { kind: 'lists', articles } } });
    await press('chargeArticle', part, { article: 'lamp', quantity: 1, total: 30 });
    expect((await look(part)).payer).toBeUndefined();
    await pass(2 * DAY);
    const { checks } = (await owner.call('morning')).body;
    const faults = checks.find(({ name }: { name: string }) => name === 'folios').faults;
    expect(faults.map(({ sentence }: { sentence: string }) => sentence)).toHaveLength(1);
  });

  test('what it pays at the desk is in the till of its person', async () => {
    const stay = await book();
    await pass(3 * DAY);
    const { number } = (await issue([stay], 195)).body;
    const ways = { cash: 120, terminal: 50, transfer: 25 };
    for (const [way, amount] of Object.entries(ways)) {
      await owner.call('payInvoice', { parts: { number }, body: { way, amount } });
    }
    const { tills } = (await owner.call('till')).body;
    expect(tills.find(({ isOwn }: { isOwn: boolean }) => isOwn)).toMatchObject({
      cash: { taken: 120, expected: 120 },
      terminal: { taken: 50, expected: 50 },
      rows: [
        { kind: 'payment', way: 'cash', reason: number, amount: 120 },
        { kind: 'payment', way: 'terminal', reason: number, amount: 50 },
      ],
    });
  });

  test('a credit note takes it back whole, and no number is missing', async () => {
    const stay = await book();
    await pass(3 * DAY);
    const { number } = (await issue([stay], 195)).body;
    const credited = await credit(number, {});
    expect(credited.body.number).toBe(number.replace(/1$/, '2'));
    expect((await invoice(credited.body.number)).paper.sums.at(-1)).toEqual({
      label: 'Credited',
      amount: '−$195.00 CAD',
    });
    expect(await look(stay)).toMatchObject({ folio: { balance: 195_00 } });
    expect((await credit(number, { reason: 'Again' })).status).toBe(422);
    const second = (await issue([stay], 195)).body.number;
    expect(second).toBe(number.replace(/1$/, '3'));
    await owner.call('payInvoice', { parts: { number: second }, body: { way: 'cheque', amount: 5 } });
    const late = await credit(second, { reason: 'No' });
    expect(late.body.message).toMatch(/^Something of this invoice is paid/);
  });

  const LAUNDRY = { id: 'laundry', label: 'Laundry', price: 12.5 };
  async function launder(stay: string) {
    await desk.changeRates({ kind: 'lists', articles: [LAUNDRY] });
    const wash = { article: 'laundry', quantity: 1, total: 12.5 };
    expect((await press('chargeArticle', stay, wash)).status).toBe(200);
  }

  test('it pays the stay, and its guest the articles', async () => {
    const stays = [await book(company, 'stay'), await book(company, 'stay')];
    const [unpaid = '', paid = ''] = stays;
    for (const stay of stays) await launder(stay);
    expect((await owner.call('payer', { parts: { id: unpaid } })).body).toMatchObject({
      company,
      covers: 'stay',
    });
    await press('takePayment', paid, { way: 'cash', amount: 12.5 });
    await pass(3 * DAY);
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
    const stays = [await book(), await book()];
    const [first = '', second = ''] = stays;
    await pass(3 * DAY);
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
    await owner.call('payInvoice', { parts: { number }, body: { way: 'cheque', amount: 300 } });
    expect(await invoice(number)).toMatchObject({
      open: 45,
      credits: [credited.body.number],
      stays: expect.arrayContaining([
        expect.objectContaining({ id: first, left: 150 }),
        expect.objectContaining({ id: second, left: 195 }),
      ]),
    });
    expect((await creditOf(second, 45.01)).body.message).toBe('At most $45 of this stay can be credited.');
    const both = await Promise.all([creditOf(second, 45), creditOf(second, 45)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await invoice(number)).toMatchObject({ open: 0 });
  });

  test('what was credited does not come back with the invoice', async () => {
    const stay = await book();
    await pass(3 * DAY);
    const { number } = (await issue([stay], 195)).body;
    await credit(number, { reason: 'Noise', of: { stay, amount: 45 } });
    const whole = await credit(number, {});
    expect((await invoice(whole.body.number)).paper.sums.slice(-2)).toEqual([
      { label: 'Credited before', amount: '−$45.00' },
      { label: 'Credited', amount: '−$150.00 CAD' },
    ]);
    expect(await look(stay)).toMatchObject({ folio: { balance: 150_00 } });
    expect((await show()).stays).toMatchObject([{ amount: 150 }]);
  });

  test('a mail address that is none is refused', async () => {
    const refused = await owner.call('keepCompany', { body: { ...ACME, email: 'a@b, c@d.example' } });
    expect(refused).toSay(/^422 The mail address is none/);
  });

  test('a stay is on one invoice of its payer; nothing goes back to its guest', async () => {
    const stay = await book();
    const other = (await owner.call('keepCompany', { body: { ...ACME, name: 'Zenith' } })).body.id;
    await pass(3 * DAY);
    expect((await issue([stay], 195, other)).status).toBe(422);
    const answers = await Promise.all([issue([stay], 195), issue([stay], 195)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await look(stay)).can.refund).toBe(0);
  });

  test('an invoiced stay is not cancelled, and no charge of it is taken back', async () => {
    const stay = await book();
    await pass(3 * DAY);
    const { number } = (await issue([stay], 195)).body;
    const query = { isNoShow: 'true' };
    const sentence = 'A company was invoiced for this stay. Its invoice has to be taken back first.';
    expect((await owner.call('previewCancel', { parts: { id: stay }, query })).body.message).toBe(sentence);
    expect((await look(stay)).cannot['no-show']).toBe(sentence);
    const articles = [{ id: 'goodwill', label: 'Goodwill', price: 20, isCredit: true }];
    await desk.changeRates({ kind: 'lists', articles });
    const goodwill = { article: 'goodwill', quantity: 1, total: -20 };
    const refused = await press('chargeArticle', stay, goodwill);
    expect(refused.body.message).toBe('At most $0 can come off this stay.');
    await credit(number, { reason: 'They never came' });
    expect((await owner.call('previewCancel', { parts: { id: stay }, query })).status).toBe(200);
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
  });

  test('a crew of seven weeks: an invoice each Monday, and no night twice', async () => {
    await owner.call('keepCompany', { body: { ...ACME, id: company, invoicedEvery: 'week' } });
    expect((await show()).invoicedEvery).toBe('week');
    const stay = nightsFrom(0, 49, deskDayAt(content, motel.clock.now()));
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
    for (let week = 1; week <= 7; week += 1) {
      if (week === 3) {
        // One leaves early, at the price of the nights that it slept.
        const left = ids[5] ?? '';
        const early = { ...stay, checkOut: addDays(stay.checkIn, 17) };
        const query = stayQuery(early, party, ROOMS.noPets.id);
        const previewed = await owner.call('previewChange', { parts: { id: left }, query });
        expect(previewed.body).toMatchObject({ difference: expect.any(Number) });
        const { difference } = previewed.body;
        const asked = { typeId: ROOMS.noPets.id, ...early, party: { ...party, rooms: 1 }, difference };
        expect((await press('changeStay', left, { ...asked, pay: 'later' })).body).toEqual({});
      }
      await pass(7 * DAY);
      // Each job runs twice, as on two processes.
      await motel.server.runJobs();
      await motel.server.runJobs();
      expect((await invoices()).length).toBeLessThanOrEqual(week);
    }
    await pass(7 * DAY);
    await motel.server.runJobs();
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
