import { ENDPOINTS } from '@motel/api-client/contracts';
import type { ArticleWire } from '@motel/api-client/desk-contracts';
import { endDays } from '../support/end-days.ts';
import { bookPaid } from '../support/paid-stay.ts';
import { freshStay, ROOMS } from '../support/test-booking.ts';
import { testDesk } from '../support/test-desk.ts';
import { DAY, testMotelWithBooks, testStaff } from '../support/test-motel.ts';

const ARTICLES: readonly ArticleWire[] = [
  { id: 'wood', label: 'Firewood', price: '8.50', taxes: ['taxes', 'tourism-levy'] },
  { id: 'damage', label: 'Damage' },
  { id: 'goodwill', label: 'Goodwill', price: 20, isCredit: true },
];
/** 3 × $8.50, 5 % of it, 4 % of it. */
const THREE_WOOD = 25.5 + 1.28 + 1.02;

describe('F29, L7: articles at the desk', () => {
  const motel = testMotelWithBooks();
  const owner = testStaff(motel, 'owner', 'Odile');
  beforeEach(async () => {
    await keep(ARTICLES);
  });

  const { book, changeRates, look, pass, press } = testDesk(motel, owner);
  const keep = (articles: readonly ArticleWire[]) => changeRates({ kind: 'lists', articles });
  const chargeWood = (id: string, more: object = {}) =>
    press('chargeArticle', id, { article: 'wood', quantity: 3, total: THREE_WOOD, ...more });

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

  test('a receipt and the month’s book state it, each tax once', async () => {
    const id = await book();
    await chargeWood(id);
    await press('takePayment', id, { way: 'cash', amount: 27.8 });
    const issued = { kind: 'receipt', total: 222.8 };
    const { number } = (await owner.call('issueReceipt', { parts: { id }, body: issued })).body;
    const { body } = await owner.call('receipt', { parts: { number } });
    expect(body.lines).toContainEqual({ label: 'Firewood', detail: '3 × $8.50', amount: 25.5 });
    expect(body.total).toBe(222.8);
    const sum = [...body.lines, ...body.taxes].reduce((all, { amount }) => all + Math.round(amount * 100), 0);
    expect(sum).toBe(222_80);
    expect(new Set(body.taxes.map(({ name }: { name: string }) => name)).size).toBe(body.taxes.length);
  });

  test('F19: a receipt keeps the names of its lines after a refund', async () => {
    const id = await book();
    await chargeWood(id);
    await press('takePayment', id, { way: 'cash', amount: 27.8 });
    await press('refund', id, { amount: 20, reason: 'Noise', isOwedAgain: false });
    const issued = { kind: 'receipt', total: 202.8 };
    const { number } = (await owner.call('issueReceipt', { parts: { id }, body: issued })).body;
    const { lines } = (await owner.call('receipt', { parts: { number } })).body;
    expect(lines).toEqual([
      { label: 'Room many', amount: expect.any(Number) },
      { label: 'Firewood', detail: '3 × $8.50', amount: 25.5 },
    ]);
  });

  test('the month’s book has it among the extras, and reconciles, paid or not', async () => {
    const [paid, owing] = [await book(), await book()];
    for (const id of [paid, owing]) await chargeWood(id);
    await press('takePayment', paid, { way: 'cash', amount: 27.8 });
    const { reference } = await look(paid);
    const month = await endDays(motel, owner);
    expect(month.isReconciled).toBe(true);
    const row = month.stays.find((stay: { reference: string }) => stay.reference === reference);
    expect(row).toMatchObject({ room: 0, extras: 25.5, total: 27.8 });
  });

  test('a change of the stay, and a cancellation, leave it owed', async () => {
    const id = await book({ pay: 'later' });
    await chargeWood(id);
    const { checkIn, checkOut, type, party } = await look(id);
    const wanted = { typeId: type.id, checkIn, checkOut, party: { ...party, adults: 1 } };
    const changed = await press('changeStay', id, { ...wanted, difference: 0, pay: 'later' });
    expect([changed.status, (await look(id)).folio.balance]).toEqual([200, 195_00 + 27_80]);
    await press('cancelStay', id, { isNoShow: false, kept: 0, refunded: 0 });
    expect((await look(id)).folio).toMatchObject({ total: 27_80, balance: 27_80 });
    const again = await owner.call('previewReinstate', { parts: { id } });
    expect(again.body.balance).toBe(222.8);
  });

  test('what was paid for it stays with the motel when the stay is cancelled', async () => {
    const id = await book();
    await chargeWood(id);
    await press('takePayment', id, { way: 'cash', amount: 27.8 });
    await press('cancelStay', id, { isNoShow: false, kept: 0, refunded: 195 });
    expect((await look(id)).folio).toMatchObject({ total: 27_80, refunded: 195_00, balance: 0 });
  });

  test('a second entry takes it back, once', async () => {
    const id = await book();
    await chargeWood(id);
    const charge = (await look(id)).folio.entries.find((entry) => entry.charge)?.charge;
    const taken = await press('takeBackCharge', id, { charge, reason: 'Another room' });
    expect(taken.status).toBe(200);
    const { folio } = await look(id);
    expect(folio).toMatchObject({ total: 195_00, balance: 0 });
    expect(folio.entries.filter((entry) => entry.charge)).toEqual([]);
    expect(await press('takeBackCharge', id, { charge, reason: 'Another room' })).toSay(
      '422 This charge is taken back or given up already, or is none.',
    );
  });

  test('a credit comes off the price, at most all of it', async () => {
    const id = await book({ pay: 'later' });
    expect((await press('chargeArticle', id, { article: 'goodwill', quantity: 2, total: -40 })).status).toBe(
      200,
    );
    expect((await look(id)).folio).toMatchObject({ total: 155_00, balance: 155_00 });
    const beyond = await press('chargeArticle', id, { article: 'goodwill', quantity: 8, total: -160 });
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
    await keep([{ id: 'damage', label: 'Damage' }]);
    const damaged = await press('chargeArticle', id, {
      article: 'damage',
      quantity: 1,
      amount: 45,
      total: 45,
    });
    expect(damaged.status).toBe(200);
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
    const wrong = await keep([{ id: 'wood', label: 'Firewood', price: 'x' }]);
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
