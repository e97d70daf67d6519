import { ENDPOINTS } from '@motel/api-client/contracts';
import type { ArticleWire } from '@motel/api-client/desk-contracts';
import { endDays } from '../support/end-days.ts';
import { bookPaid } from '../support/paid-stay.ts';
import { freshStay, ROOMS } from '../support/test-booking.ts';
import { GOODWILL, TWO_ADULTS, testDesk } from '../support/test-desk.ts';
import { DAY, testMotelWithBooks, testStaff } from '../support/test-motel.ts';

const ARTICLES: readonly ArticleWire[] = [
  { id: 'wood', label: 'Firewood', price: '8.50', taxes: ['taxes', 'tourism-levy'] },
  { id: 'damage', label: 'Damage' },
  GOODWILL,
];
/** 3 × $8.50, 5 % of it, 4 % of it. */
const THREE_WOOD = 25.5 + 1.28 + 1.02;

describe('F29, L7: articles at the desk', () => {
  const motel = testMotelWithBooks();
  const owner = testStaff(motel, 'owner', 'Odile');
  beforeEach(async () => {
    await keepArticles(...ARTICLES);
  });

  const { book, cancel, change, changeRates, charge, keepArticles, look, pass, press } = testDesk(
    motel,
    owner,
  );
  const chargeWood = (id: string, more: object = {}) =>
    charge(id, 'wood', THREE_WOOD, { quantity: 3, ...more });
  const pay = (id: string) => press('takePayment', id, { way: 'cash', amount: 27.8 });
  async function receipt(id: string, total: number) {
    const issued = { kind: 'receipt', total };
    const { number } = (await owner.call('issueReceipt', { parts: { id }, body: issued })).body;
    return (await owner.call('receipt', { parts: { number } })).body;
  }

  test('one is charged with its taxes, a note and its day, as previewed', async () => {
    const id = await book();
    const query = { article: 'wood', quantity: '3' };
    const { body } = await owner.call('previewCharge', { parts: { id }, query });
    expect(body).toEqual({
      lines: [
        { label: 'Firewood', detail: '3 × $8.50', amount: 25.5 },
        { label: 'Taxes', detail: '5%', amount: 1.28 },
        { label: 'Tourism Levy tax', detail: '4%', amount: 1.02 },
      ],
      total: THREE_WOOD,
    });
    expect((await chargeWood(id, { note: 'Two bags wet', day: '2026-11-24' })).status).toBe(200);
    const { folio, story } = await look(id);
    expect(folio).toMatchObject({ total: 195_00 + 27_80, balance: 27_80 });
    expect(folio.entries.at(-3)).toMatchObject({
      detail: '3 × $8.50, Nov 24, 2026, Two bags wet',
      charge: expect.any(Number),
    });
    expect(story[0]).toMatchObject({ title: 'Charged', detail: '3 × Firewood: $27.80', by: 'Odile' });
  });

  test('F19: a receipt states it, each tax once, also after a refund', async () => {
    const id = await book();
    await chargeWood(id);
    await pay(id);
    const wood = { label: 'Firewood', detail: '3 × $8.50', amount: 25.5 };
    const { lines, taxes, total } = await receipt(id, 222.8);
    expect(lines).toContainEqual(wood);
    expect(total).toBe(222.8);
    const sum = [...lines, ...taxes].reduce((all, { amount }) => all + Math.round(amount * 100), 0);
    expect(sum).toBe(222_80);
    expect(new Set(taxes.map(({ name }: { name: string }) => name)).size).toBe(taxes.length);
    const other = await book();
    await chargeWood(other);
    await pay(other);
    await press('refund', other, { amount: 20, reason: 'Noise', isOwedAgain: false });
    const refunded = await receipt(other, 202.8);
    expect(refunded.lines).toEqual([{ label: 'Room many', amount: expect.any(Number) }, wood]);
  });

  test('the month’s book has it among the extras, and reconciles, paid or not', async () => {
    const [paid, owing] = [await book(), await book()];
    for (const id of [paid, owing]) await chargeWood(id);
    await pay(paid);
    const { reference } = await look(paid);
    const month = await endDays(motel, owner);
    expect(month.isReconciled).toBe(true);
    const row = month.stays.find((stay: { reference: string }) => stay.reference === reference);
    expect(row).toMatchObject({ room: 0, extras: 25.5, total: 27.8 });
  });

  test('a change of the stay, and a cancellation, leave it owed, or paid', async () => {
    const stay = freshStay(2);
    const [id, paid] = [await book({ stay, pay: 'later' }), await book()];
    for (const one of [id, paid]) await chargeWood(one);
    const changed = await change(id, stay, { party: { ...TWO_ADULTS, adults: 1 } });
    expect([changed.status, (await look(id)).folio.balance]).toEqual([200, 195_00 + 27_80]);
    await cancel(id);
    expect((await look(id)).folio).toMatchObject({ total: 27_80, balance: 27_80 });
    const again = await owner.call('previewReinstate', { parts: { id } });
    expect(again.body.balance).toBe(222.8);
    await pay(paid);
    await press('cancelStay', paid, { isNoShow: false, kept: 0, refunded: 195 });
    expect((await look(paid)).folio).toMatchObject({ total: 27_80, refunded: 195_00, balance: 0 });
  });

  test('a second entry takes it back, once', async () => {
    const id = await book();
    await chargeWood(id);
    const [charged] = (await look(id)).folio.entries.filter((entry) => entry.charge);
    const takeBack = () => press('takeBackCharge', id, { charge: charged?.charge, reason: 'Another room' });
    expect((await takeBack()).status).toBe(200);
    const { folio } = await look(id);
    expect(folio).toMatchObject({ total: 195_00, balance: 0 });
    expect(folio.entries.filter((entry) => entry.charge)).toEqual([]);
    expect(await takeBack()).toSay('422 This charge is taken back or given up already, or is none.');
  });

  test('a credit comes off the price, at most all of it', async () => {
    const id = await book({ pay: 'later' });
    expect((await charge(id, 'goodwill', -40, { quantity: 2 })).status).toBe(200);
    expect((await look(id)).folio).toMatchObject({ total: 155_00, balance: 155_00 });
    const beyond = await charge(id, 'goodwill', -160, { quantity: 8 });
    expect(beyond).toSay('422 At most $155 can come off this stay.');
  });

  test('the guest sees it on their stay, and pays it', async () => {
    const { id, guest } = await bookPaid(motel, freshStay(2));
    await chargeWood(id);
    const shown = await motel.call(ENDPOINTS.property.path.replace('{id}', ROOMS.many.id));
    expect(JSON.stringify(shown.body)).not.toMatch(/Firewood|Goodwill/);
    const { body: stay } = await motel.call(ENDPOINTS.stay.path.replace('{id}', id), { token: guest.token });
    expect(stay).toMatchObject({
      charges: [{ label: 'Firewood', amount: 25.5 }, {}, {}],
      account: { due: 27.8 },
    });
  });

  test('is charged after check-out, too; an ended one stays on its stays', async () => {
    const id = await book();
    await chargeWood(id);
    await pass(Date.parse((await look(id)).checkOut) - motel.clock.now().getTime() + DAY);
    await press('checkIn', id, { isUncleanAccepted: true });
    await press('checkOut', id, { isBalanceAccepted: true });
    expect((await look(id)).state).toBe('left');
    await keepArticles({ id: 'damage', label: 'Damage' });
    expect((await charge(id, 'damage', 45, { amount: 45 })).status).toBe(200);
    expect((await chargeWood(id)).status).toBe(404);
    expect((await look(id)).folio.balance).toBe(27_80 + 45_00);
  });

  test.each([
    ['a total that has changed', { total: 1 }, 409],
    ['none of it', { quantity: 0 }, 400],
    ['three decimals', { article: 'damage', amount: 1.005, total: 1.005 }, 400],
    ['no amount', { article: 'damage' }, 422],
    ['an amount that no price has', { article: 'damage', amount: 100_000, total: 300_000 }, 422],
    ['1001', { quantity: 1001 }, 400],
    ['an article that is not there', { article: 'ice' }, 404],
  ])('%s is refused', async (_, change, status) => {
    const id = await book();
    expect((await chargeWood(id, change)).status).toBe(status);
    expect((await look(id)).folio.balance).toBe(0);
  });

  test.each(['0', '1001'])('a preview of %s is refused with a sentence', async (quantity) => {
    const id = await book();
    const query = { article: 'wood', quantity };
    expect(await owner.call('previewCharge', { parts: { id }, query })).toSay(
      '422 1 to 1000 are charged at once, each at most $99,999.99.',
    );
  });

  test('a mistake has a sentence; a tax that goes leaves, an undo brings it back', async () => {
    const wrong = await keepArticles({ id: 'wood', label: 'Firewood', price: 'x' });
    expect(wrong.body.message).toBe(
      "Firewood: its price must be an amount from 0 to 99999.99, such as '89' or '89.50'.",
    );
    const [, levy] = (await owner.call('rateTaxes')).body.taxes;
    await changeRates({ kind: 'lists', taxes: [levy] });
    const now = (await owner.call('articles')).body;
    expect(now.articles[0].taxes).toEqual(['tourism-levy']);
    expect((await changeRates({ kind: 'undo', version: now.version })).status).toBe(200);
    expect((await owner.call('articles')).body.articles[0].taxes).toEqual(['taxes', 'tourism-levy']);
  });

  test('F27: a tax that the price has in it is said in words, besides no amount', async () => {
    const id = await book();
    const vat = { id: 'vat', label: 'VAT', percent: 5, of: ['rooms'], included: true };
    const articles = [{ id: 'wood', label: 'Firewood', price: 8.5, taxes: ['vat'] }];
    await changeRates({ kind: 'lists', taxes: [vat], articles });
    const query = { article: 'wood', quantity: '3' };
    const { body } = await owner.call('previewCharge', { parts: { id }, query });
    expect(body).toEqual({
      lines: [
        { label: 'Firewood', detail: '3 × $8.50', amount: 25.5 },
        { label: 'VAT', detail: '5% included: $1.21', amount: 0, isWithin: true },
      ],
      total: 25.5,
    });
  });
});
