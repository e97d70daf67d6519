import { ENDPOINTS } from '@motel/api-client/contracts';
import type { ArticleWire, RateTermsWire } from '@motel/api-client/desk-contracts';
import { addDays, civilDate, NO_MONEY, type Stay, subtract, toDollars } from '@motel/booking-core';
import { dateWords } from '@motel/content/english';
import { faultsOf } from '../desk/books/morning.ts';
import { emptyBooks } from '../support/books.ts';
import { byHand } from '../support/by-hand.ts';
import { flatQuote, OFFERED } from '../support/flat-tariff.ts';
import { outcomeOf } from '../support/looks.ts';
import { mailsOf } from '../support/outbox.ts';
import { freshStay, nightsFrom, ROOMS, signInGuest, TODAY } from '../support/test-booking.ts';
import { lookAtStay, TWO_ADULTS as PARTY, stayQuery } from '../support/test-desk.ts';
import { testMotelWithBooks } from '../support/test-motel.ts';
import { signInStaff, type TestStaff } from '../support/test-staff.ts';

const { breakfast: BREAKFAST, cot: COT } = OFFERED;

const motel = testMotelWithBooks();
let owner: TestStaff;
beforeAll(async () => {
  owner = await signInStaff(motel, 'owner', 'Odile');
});
beforeEach(() => emptyBooks(motel.db));

type Orders = Readonly<Record<string, number>>;
const totalOf = (stay: Stay, orders: Orders = {}) =>
  flatQuote(ROOMS.many, stay, { party: PARTY, extraPersons: 0, orders })?.total ?? NO_MONEY;

describe('[F31] articles that guests order with their stay', () => {
  beforeAll(() => offer(BREAKFAST, COT));

  const offer = async (...articles: ArticleWire[]) =>
    expect(await byHand(motel).changeRates({ kind: 'lists', articles })).toMatchObject({ ok: true });
  async function order(stay: Stay, orders: Orders) {
    const guest = await signInGuest(motel);
    const totalAmount = `${toDollars(totalOf(stay, orders))}`;
    return { guest, answer: await guest.book(stay, ROOMS.many, { overrides: { orders, totalAmount } }) };
  }
  async function orderPaid(stay: Stay, orders: Orders) {
    const { guest, answer } = await order(stay, orders);
    expect(answer.status).toBe(200);
    await guest.pay(answer.body.url);
    return { guest, id: (await outcomeOf(motel, answer.body.sessionId)).bookingId };
  }
  const previewChange = async (id: string, stay: Stay) =>
    (await owner.call('previewChange', { parts: { id }, query: stayQuery(stay) })).body;

  test('the room’s page has them, and their price is in the total that is paid', async () => {
    const { tariff } = (await motel.call('/api/property/getPropertyDetail/many')).body;
    expect(tariff.articles).toEqual([BREAKFAST, COT]);
    const stay = freshStay(3);
    const { id } = await orderPaid(stay, { breakfast: 2, cot: 1 });
    const lines = motel.provider.requests.at(-1)!.lines.map(({ label, amount }) => [label, amount]);
    expect(lines).toContainEqual(['Breakfast', 72_00]);
    expect(lines).toContainEqual(['Cot', 15_00]);
    expect(await lookAtStay(owner, id)).toMatchObject({
      status: 'confirmed',
      folio: { total: totalOf(stay, { breakfast: 2, cot: 1 }), balance: 0 },
    });
  });

  test('a price without them is refused, and so is what is not offered', async () => {
    const stay = freshStay();
    const guest = await signInGuest(motel);
    const book = (overrides: object) => guest.book(stay, ROOMS.many, { overrides });
    const unpriced = await book({ orders: { cot: 1 } });
    expect(unpriced).toMatchObject({ status: 409, body: { code: 'price-changed' } });
    for (const orders of [{ sauna: 1 }, { cot: 101 }, { cot: -1 }]) {
      expect((await book({ orders })).status, JSON.stringify(orders)).toBe(422);
    }
    expect((await book({ orders: { cot: 0.5 } })).status).toBe(400);
  });

  test('no night has more than there are, whatever guests order at once', async () => {
    const stay = freshStay(3);
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(stay, { cot: 1 })));
    const refused = answers.filter(({ answer }) => answer.status !== 200);
    expect(refused.map(({ answer }) => [answer.status, answer.body.code])).toEqual(
      Array.from({ length: 3 }, () => [422, 'rule-broken']),
    );
    expect(refused[0]?.answer.body.message).toMatch(/^Cot is sold out for /);
    // The day on which one goes, the next guest has it.
    const next = { checkIn: stay.checkOut, checkOut: freshStay(1).checkOut };
    expect((await order({ ...next }, { cot: 2 })).answer.status).toBe(200);
    const before = freshStay(1);
    expect((await order(before, { cot: 1 })).answer.status).toBe(200);
    expect((await order(before, { cot: 2 })).answer.body.message).toMatch(/^Of Cot, only 1 are left for /);
  });

  test('a changed stay keeps its orders; one that is no longer offered goes', async () => {
    const stay = freshStay(2);
    const { id } = await orderPaid(stay, { breakfast: 2, cot: 1 });
    const labels = async () => {
      const body = await previewChange(id, { ...stay, checkOut: addDays(stay.checkOut, 1) });
      const kept = body.parts.filter(({ after }: { after: number }) => after > 0);
      return kept.map(({ label }: { label: string }) => label);
    };
    expect(await labels()).toEqual(expect.arrayContaining(['Breakfast', 'Cot']));
    await offer(BREAKFAST, { id: 'cot', label: 'Cot', price: 15 });
    expect(await labels()).toContain('Breakfast');
    expect(await labels()).not.toContain('Cot');
    await offer(BREAKFAST, COT);
  });

  test('a guest’s change counts the nights that it adds, also while unpaid', async () => {
    const stay = freshStay(2);
    const wanted = { checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, 1), party: PARTY };
    const added = { checkIn: stay.checkOut, checkOut: wanted.checkOut };
    const { guest, id } = await orderPaid(stay, { cot: 1 });
    const other = await order(added, { cot: 2 });
    expect(other.answer.status).toBe(200);

    const soldOut = { status: 422, body: { message: expect.stringMatching(/^Cot is sold out for /) } };
    expect(await guest.ask(ENDPOINTS.previewChange, id, wanted)).toMatchObject(soldOut);
    const difference = toDollars(subtract(totalOf(wanted, { cot: 1 }), totalOf(stay, { cot: 1 })));
    const change = () => guest.ask(ENDPOINTS.changeStay, id, { ...wanted, difference });
    expect(await change()).toMatchObject(soldOut);
    expect(await lookAtStay(owner, id)).toMatchObject({ checkOut: stay.checkOut });
    const { words } = await previewChange(id, wanted);
    expect(words).toContainEqual(expect.stringMatching(/^Cot is sold out for /));

    await other.guest.release(other.answer.body.sessionId);
    expect((await change()).status).toBe(200);
    // The change holds one of the two until it is paid.
    expect((await order(added, { cot: 2 })).answer.body.message).toMatch(/^Of Cot, only 1 /);
    expect((await order(added, { cot: 1 })).answer.status).toBe(200);
  });

  test('a stay that stands again may go beyond: the desk is told', async () => {
    const stay = freshStay(1);
    const { id } = await orderPaid(stay, { cot: 1 });
    await byHand(motel).cancel(id);
    expect((await order(stay, { cot: 2 })).answer.status).toBe(200);

    const { words, balance } = (await owner.call('previewReinstate', { parts: { id } })).body;
    expect(words).toMatch(/Cot is sold out for .*\.$/);
    const { version } = await lookAtStay(owner, id);
    const again = await owner.call('reinstateStay', { parts: { id }, body: { version, balance } });
    expect(again.status).toBe(200);
    const faults = (await faultsOf(owner)).filter(({ check }) => check === 'articles');
    expect(faults).toMatchObject([
      { sentence: expect.stringMatching(/^Cot on .*: 3 are ordered, and there are 2\.$/) },
    ]);
  });
});

const USUAL = { freeHours: 24, keep: 'first night' };
const DEPOSIT = { ...USUAL, deposit: '40%', restDays: 7 };

describe('[F30] [X7] a deposit on the website', () => {
  beforeAll(() => publishTerms(DEPOSIT));

  const publishTerms = async (...policies: RateTermsWire[]) =>
    expect(await byHand(motel).changeRates({ kind: 'lists', policies })).toMatchObject({ ok: true });
  async function book(stay: Stay, dueNow?: string) {
    const guest = await signInGuest(motel);
    const totalAmount = `${toDollars(totalOf(stay))}`;
    const overrides = { totalAmount, ...(dueNow !== undefined && { dueNow }) };
    return { guest, answer: await guest.book(stay, ROOMS.many, { overrides }) };
  }

  test('its guest pays it, and the mail says when the rest is due', async () => {
    const stay = freshStay(3);
    const total = toDollars(totalOf(stay));
    const now = Math.round(total * 40) / 100;
    const { guest, answer } = await book(stay, now.toFixed(2));
    expect(answer.status).toBe(200);
    expect(motel.provider.requests.at(-1)).toMatchObject({
      total: Math.round(now * 100),
      terms: expect.stringMatching(/^(Free to cancel until|No free cancellation).+ is kept\.$/),
      lines: [{ label: 'deposit for your stay', amount: Math.round(now * 100) }],
    });
    await guest.pay(answer.body.url);
    const { bookingId } = await outcomeOf(motel, answer.body.sessionId);
    const restDue = addDays(stay.checkIn, -7);
    expect(await lookAtStay(owner, bookingId)).toMatchObject({
      status: 'confirmed',
      restDue,
      folio: { total: Math.round(total * 100), balance: Math.round((total - now) * 100) },
    });
    const [mail] = await mailsOf(motel, `booking-confirmed:${bookingId}`);
    const rest = `$${(total - now).toFixed(2)} CAD are to be paid by`;
    expect(mail?.body).toContain(`$${now.toFixed(2)} CAD of $${total} CAD is paid. ${rest}`);
    expect(mail?.body).toContain('we will send you a link');
    expect(mail?.body).toMatch(new RegExp(`^Still to pay  +\\$${(total - now).toFixed(2)} CAD$`, 'm'));
    const own = await guest.ask(ENDPOINTS.stay, bookingId);
    const sentence = expect.stringContaining(rest);
    expect(own.body).toMatchObject({
      account: { standing: 'part', price: total, paid: now, due: total - now, sentence },
    });
  });

  test('where the day of the rest has come, all is paid at once', async () => {
    const stay = nightsFrom(7, 1);
    expect((await book(stay)).answer.status).toBe(200);
    expect(motel.provider.requests.at(-1)!.total).toBe(totalOf(stay));
  });

  test('a guest who was shown another deposit is told, and nothing is held', async () => {
    const { guest, answer } = await book(freshStay(2), '1');
    expect(answer).toMatchObject({ status: 409, body: { code: 'price-changed' } });
    expect(answer.body.message).toMatch(/^The deposit has changed: you pay \$[\d.]+ CAD now\.$/);
    expect(await guest.bookings()).toEqual([]);
  });

  test('the site says the terms, and those who booked keep theirs', async () => {
    expect(motel.shown.motel().policies.cancellation).toContain(
      'When you book you pay 40% of the price, and the rest up to 7 days before check-in.',
    );
    const before = freshStay(2);
    const { guest, answer } = await book(before);
    await publishTerms(USUAL);
    expect(motel.shown.motel().policies.cancellation).not.toContain('When you book');
    await guest.pay(answer.body.url);
    const { bookingId } = await outcomeOf(motel, answer.body.sessionId);
    expect(await lookAtStay(owner, bookingId)).toMatchObject({ restDue: addDays(before.checkIn, -7) });
  });

  test('check-ins of some dates and rooms have terms of their own', async () => {
    const [from, to] = [addDays(civilDate(TODAY), 100), addDays(civilDate(TODAY), 119)];
    const termsOf = { keep: 'everything', deposit: 'first night', from, to, room: ['many'] };
    await publishTerms(USUAL, termsOf);
    expect(motel.shown.motel().policies.cancellation).toContain(
      `Check-in in many from ${dateWords(from, 'date')} to ${dateWords(to, 'date')}: ` +
        'the whole stay is charged in any case. When you book you pay the first night, and the rest at the front desk.',
    );
    const inside = nightsFrom(2, 2, from);
    const isWhole = async (stay: Stay) => {
      expect((await book(stay)).answer.status).toBe(200);
      return motel.provider.requests.at(-1)!.total === totalOf(stay);
    };
    expect(await isWhole(inside)).toBe(false);
    expect(await isWhole(nightsFrom(1, 2, to))).toBe(true);
    await publishTerms(USUAL);
    expect(await isWhole(inside)).toBe(true);
    expect(motel.shown.motel().policies.cancellation).not.toContain('in many');
  });
});
