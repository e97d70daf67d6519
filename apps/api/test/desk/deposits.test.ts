import { addDays, type TariffData } from '@motel/booking-core';
import { motel as content } from '@motel/content/testing';
import { deskDayAt } from '../../src/shared/motel-time.ts';
import { emptyBooks } from '../support/books.ts';
import { mailsOf } from '../support/outbox.ts';
import { publishTariff } from '../support/publish-tariff.ts';
import { rowsOf } from '../support/rows.ts';
import { nightsFrom, signInGuest } from '../support/test-booking.ts';
import { bookAtDesk, stayQuery, testDesk } from '../support/test-desk.ts';
import { DAY, testMotelWithBooks, testStaff } from '../support/test-motel.ts';

describe('§14.5 deposits', () => {
  const motel = testMotelWithBooks();
  const wren = testStaff(motel);
  beforeEach(() => emptyBooks(motel.db));

  const { look, pass, passWithJobs } = testDesk(motel, wren);
  const today = () => deskDayAt(content, motel.clock.now());
  /** Two nights for two, $195, in ten days; a deposit of $98 unless told otherwise. */
  const book = (more: object = {}) => {
    const booked = { stay: nightsFrom(10, 2, today()), pay: 'terminal', deposit: 98 } as const;
    return bookAtDesk(wren, { ...booked, ...more });
  };
  const waiting = async () =>
    (await wren.call('tonight')).body.waiting.map(({ title }: { title: string }) => title);
  const payBy = async (link: string) => {
    await (await signInGuest(motel)).pay(link);
    await motel.server.runJobs();
  };
  const mails = async (key: string) =>
    (await mailsOf(motel, `${key}:%`)).map(({ subject, body }) => `${subject}\n${body}`);
  const linkIn = (mail: string | undefined) => /^Pay \$\S+: (\S+)/m.exec(mail ?? '')?.[1] ?? '';

  test('one that is taken by telephone confirms the stay; the rest is open', async () => {
    const { id } = (await book()).body;
    expect(await look(id)).toMatchObject({ status: 'confirmed', folio: { paid: 98_00, balance: 97_00 } });
    expect((await mails('booking-confirmed'))[0]).toContain('$97 CAD are to be paid at the front desk.');
    await passWithJobs(9 * DAY);
    expect(await mails('payment-link:rest')).toEqual([]);
  });

  test('one that is asked for by a link holds the room until it is paid', async () => {
    const { id } = (await book({ pay: 'link' })).body;
    expect((await look(id)).status).toBe('pending');
    const [mail] = await mails('payment-link:stay');
    expect(mail).toContain('$98.00 CAD');
    await payBy(linkIn(mail));
    expect(await look(id)).toMatchObject({ status: 'confirmed', folio: { paid: 98_00, balance: 97_00 } });
    expect((await mails('booking-confirmed'))[0]).toContain('$97 CAD are to be paid');
  });

  const USUAL = { freeHours: 24, keep: 'first night' };
  const publish = (parts: Partial<TariffData>) => publishTariff(motel, parts);
  const under = async (terms: object, more: object = {}) => {
    await publish({ policies: [{ ...USUAL, ...terms }] });
    const { body, status } = await book({ pay: 'link', deposit: undefined, ...more });
    return { status, id: body.id ?? '', ...(status === 200 && (await look(body.id))) };
  };

  test('F13 a link asks for what the terms ask for, also of a price by hand', async () => {
    await under({ deposit: '50%', restDays: 3 });
    const byHand = { total: 156, reason: 'an old friend' };
    const stay = await under({ deposit: '50%', restDays: 3 }, { byHand, total: 156 });
    const asked = (await mails('payment-link:stay')).map((mail) => /\$[\d.]+ CAD/.exec(mail)?.[0]);
    expect(asked.toSorted()).toEqual(['$78.00 CAD', '$97.50 CAD']);
    // The first night is 98 of 195 by the tariff.
    expect(stay).toMatchObject({ restDue: addDays(today(), 7), terms: [{}, { amount: 78_40 }, {}] });
    expect((await under({ guarantee: 'none' })).status).toBe(422);
  });

  test('F13 where a card guarantees the stay, its page charges nothing', async () => {
    const { id } = await under({ guarantee: 'card' });
    const [mail] = await mails('payment-link:stay');
    expect(mail).toMatch(/^Leave a card for your stay\n/);
    await payBy(/Leave a card for your stay: (\S+)/.exec(mail ?? '')?.[1] ?? '');
    const stay = await look(id);
    expect(stay).toMatchObject({ status: 'confirmed', isGuaranteed: true, folio: { paid: 0 } });
    expect(stay.acceptedTerms).toMatch(/A card guarantees the stay/);
  });

  test('the rest is asked for on its day, once more a day later, then waits', async () => {
    const due = addDays(today(), 5);
    const { id } = (await book({ restDue: due })).body;
    expect((await mails('booking-confirmed'))[0]).toContain('we will send you a link');
    await passWithJobs(4 * DAY);
    expect(await mails('payment-link:rest')).toEqual([]);
    await passWithJobs(DAY);
    await motel.server.runJobs();
    expect(await mails('payment-link:rest')).toHaveLength(1);
    await passWithJobs(DAY + 60_000);
    await motel.server.runJobs();
    const [first] = await mails('payment-link:rest');
    const [second, ...others] = await mails('payment-link:rest-again');
    expect([linkIn(second), others]).toEqual([linkIn(first), []]);
    await passWithJobs(3 * DAY);
    expect(await waiting()).toContainEqual(expect.stringMatching(/^\$97\.00 of GDL-\w+ are not paid\.$/));
    expect((await look(id)).status).toBe('confirmed');
  });

  test('a rest is asked for until it is paid, later where the card page is down', async () => {
    const { id } = (await book({ restDue: today() })).body;
    motel.provider.fail('createSession', 'before');
    await motel.server.runJobs();
    expect(await mails('payment-link:rest')).toEqual([]);
    motel.provider.recover();
    await motel.server.runJobs();
    await payBy(linkIn((await mails('payment-link:rest'))[0]));
    expect((await look(id)).folio.balance).toBe(0);
    await passWithJobs(2 * DAY);
    expect(await mails('payment-link:rest-again')).toEqual([]);
  });

  test('a guest without an address is not asked, and makes no work', async () => {
    const { id } = (await book({ restDue: today(), guest: { email: '' } })).body;
    await motel.server.runJobs();
    await motel.server.runJobs();
    expect(await rowsOf(motel.db, 'payment_requests', { booking_id: id })).toEqual([]);
    await pass(4 * DAY);
    expect(await waiting()).toContainEqual(expect.stringMatching(/^\$97\.00 of GDL-\w+ are not paid\.$/));
  });

  test('no part of the price, or a rest after the arrival, is refused', async () => {
    expect((await book({ deposit: 195 })).body.message).toBe('A deposit is paid now, and less than $195.');
    expect((await book({ deposit: 0 })).status).toBe(422);
    expect((await book({ pay: 'later' })).status).toBe(422);
    expect((await book({ restDue: addDays(today(), 11) })).body.message).toBe(
      'The rest is due from today until the day of arrival.',
    );
  });

  test('F33 the desk offers plans, the plain one first, and books the chosen one', async () => {
    const plans = [
      { id: 'fixed', label: 'Non-refundable', percent: '-10', sold: ['desk'] as const },
      { id: 'flexible', label: 'Flexible' },
      { id: 'week', label: 'Weekly', nightly: [{ minNights: 7 }] },
      { id: 'online', sold: ['website'] as const },
    ];
    await publish({ policies: [USUAL, { plan: 'fixed', keep: 'everything' }], plans });
    const { body } = await wren.call('quoteStay', { query: stayQuery(nightsFrom(10, 2, today())) });
    expect(body).toMatchObject({ plan: 'flexible', total: 195 });
    expect(body.plans).toMatchObject([
      { id: 'fixed', total: 177, terms: expect.stringContaining('$177') },
      { id: 'flexible', total: 195 },
      { id: 'week', refusal: expect.stringContaining('7') },
    ]);
    const { id } = (await book({ plan: 'fixed', total: 177, deposit: undefined })).body;
    expect(await look(id)).toMatchObject({ plan: 'Non-refundable', folio: { paid: 177_00 } });
    const byPlain = (await book({ deposit: undefined })).body;
    expect((await look(byPlain.id)).plan).toBe('Flexible');
    // The check of the books after each test knows no plan.
    await emptyBooks(motel.db);
  });
});
