import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, NO_MONEY, type Stay, subtract, toDollars } from '@motel/booking-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { faultsOf } from '../desk/books/morning.ts';
import { emptyBooks, wrongInBooks } from '../support/books.ts';
import { lookAtStay } from '../support/desk-stays.ts';
import { flatQuote, OFFERED } from '../support/flat-tariff.ts';
import { outcomeOf } from '../support/looks.ts';
import { ROOMS } from '../support/rooms.ts';
import { freshStay, signInGuest } from '../support/test-guest.ts';
import { testMotel } from '../support/test-setup.ts';
import { signInStaff, type TestStaff } from '../support/test-staff.ts';

const PARTY = { adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 };
const { breakfast: BREAKFAST, cot: COT } = OFFERED;

describe('[F31] articles that guests order with their stay', () => {
  const motel = testMotel();
  let owner: TestStaff;
  beforeAll(async () => {
    owner = await signInStaff(motel, 'owner', 'Odile');
    await offer([BREAKFAST, COT]);
  });
  beforeEach(() => emptyBooks(motel.db));
  afterEach(async () => expect(await wrongInBooks(motel.db)).toEqual([]));

  async function offer(articles: readonly object[]) {
    const { version } = (await owner.call('articles')).body;
    return owner.call('changeRates', { body: { version, change: { kind: 'articles', articles } } });
  }
  type Orders = Readonly<Record<string, number>>;
  const totalOf = (stay: Stay, orders: Orders) =>
    flatQuote(ROOMS.many, stay, { party: PARTY, extraPersons: 0, orders })?.total ?? NO_MONEY;
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
  const previewChange = async (id: string, { checkIn, checkOut }: Stay) => {
    const party = Object.entries(PARTY).map(([member, count]) => [member, `${count}`]);
    const query = { typeId: ROOMS.many.id, checkIn, checkOut, ...Object.fromEntries(party) };
    return (await owner.call('previewChange', { parts: { id }, query })).body;
  };
  async function cancel(id: string) {
    const { version, folio } = await lookAtStay(owner, id);
    const body = { version, isNoShow: false, kept: 0, refunded: toDollars(folio.paid) };
    expect((await owner.call('cancelStay', { parts: { id }, body })).status).toBe(200);
    return folio.paid;
  }

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
    await offer([BREAKFAST, { id: 'cot', label: 'Cot', price: 15 }]);
    expect(await labels()).toContain('Breakfast');
    expect(await labels()).not.toContain('Cot');
    await offer([BREAKFAST, COT]);
  });

  test('a guest’s change counts the nights that it adds, also while unpaid', async () => {
    const stay = freshStay(2);
    const wanted = { checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, 1), party: PARTY };
    const added = { checkIn: stay.checkOut, checkOut: wanted.checkOut };
    const { guest, id } = await orderPaid(stay, { cot: 1 });
    const other = await order(added, { cot: 2 });
    expect(other.answer.status).toBe(200);

    const ask = ({ path }: { readonly path: string }, asked: object) =>
      motel.call(path.replace('{id}', id), { token: guest.token, body: asked });
    const soldOut = { status: 422, body: { message: expect.stringMatching(/^Cot is sold out for /) } };
    expect(await ask(ENDPOINTS.previewChange, wanted)).toMatchObject(soldOut);
    const difference = toDollars(subtract(totalOf(wanted, { cot: 1 }), totalOf(stay, { cot: 1 })));
    const change = () => ask(ENDPOINTS.changeStay, { ...wanted, difference });
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
    await cancel(id);
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

  test('cancelled in time, all of it goes back', async () => {
    const { id } = await orderPaid(freshStay(), { breakfast: 2 });
    const refunded = await cancel(id);
    expect(await lookAtStay(owner, id)).toMatchObject({ folio: { total: 0, balance: 0, refunded } });
  });
});
