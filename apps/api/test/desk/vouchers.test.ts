import { emptyBooks, wrongInBooks, wrongInJournal } from '../support/books.ts';
import { endDays } from '../support/end-days.ts';
import { statusesOf } from '../support/motel-door.ts';
import { mailsOf } from '../support/outbox.ts';
import { rowsOf } from '../support/rows.ts';
import { testDesk } from '../support/test-desk.ts';
import { testMotelWithBooks, testStaff } from '../support/test-motel.ts';

describe('§14.24 gift vouchers', () => {
  const motel = testMotelWithBooks();
  const odile = testStaff(motel, 'owner', 'Odile');
  const { book, look, press } = testDesk(motel, odile);
  afterEach(async () => {
    expect(await wrongInBooks(motel.db)).toEqual([]);
    await endDays(motel, odile);
    expect(await wrongInJournal(motel.db)).toEqual([]);
    await emptyBooks(motel.db);
  });

  const sell = async (amount: number, more: object = {}) =>
    (await odile.call('sellVoucher', { body: { amount, way: 'cash', name: 'Ana Roy', email: '', ...more } }))
      .body.code as string;
  const spend = (id: string, code: string, amount: number) =>
    press('takePayment', id, { way: 'voucher', code, amount });
  const takeBack = (code: string) =>
    odile.call('takeBackVoucher', { parts: { code }, body: { reason: 'Wrong amount' } });
  const left = async (code: string) =>
    (await odile.call('vouchers')).body.vouchers.find((one: { code: string }) => one.code === code).left;
  const cash = async () => (await odile.call('till')).body.house.cash;

  test('its money is in the till once, and pays two stays in parts', async () => {
    const code = await sell(300, { email: 'ana@roy.example' });
    expect(code).toMatch(/^GV-\w{5}-\w{5}$/);
    expect(await cash()).toBe(300);
    const [letter] = await mailsOf(motel, 'voucher:%');
    expect(letter?.body).toContain(`worth $300.00 CAD. Its code is ${code}.`);
    const [first, second] = [await book({ pay: 'later' }), await book({ pay: 'later' })];
    expect((await spend(first, ` ${code.toLowerCase()} `, 195)).status).toBe(200);
    expect((await look(first)).folio).toMatchObject({ balance: 0, paid: 195_00 });
    expect((await spend(second, code, 106)).body.message).toBe('This gift voucher has $105 left.');
    expect((await spend(second, code, 105)).status).toBe(200);
    expect([await left(code), await cash()]).toEqual([0, 300]);
    expect((await odile.call('vouchers')).body.left).toBe(0);
  });

  test('two stays at once: it is spent once', async () => {
    const code = await sell(195);
    const stays = [await book({ pay: 'later' }), await book({ pay: 'later' })];
    expect(await statusesOf(...stays.map((id) => spend(id, code, 195)))).toEqual([200, 422]);
    expect(await left(code)).toBe(0);
  });

  test('what is refunded or undone can be spent again, and no cash moves', async () => {
    const code = await sell(200);
    const id = await book({ pay: 'later' });
    await spend(id, code, 195);
    const answer = await press('refund', id, { amount: 45, reason: 'Cold', isOwedAgain: false });
    expect(answer.status).toBe(200);
    expect(await left(code)).toBe(50);
    expect(await rowsOf(motel.db, 'refunds', {})).toEqual([]);
    const other = await book({ pay: 'later' });
    await spend(other, code, 50);
    const paid = (await look(other)).folio.entries.find(({ kind }) => kind === 'payment');
    expect((await press('undoPayment', other, { payment: paid?.payment ?? '' })).status).toBe(200);
    expect([await left(code), await cash()]).toEqual([50, 200]);
  });

  test('an unspent one is taken back: its cash leaves the till', async () => {
    const code = await sell(100);
    const id = await book({ pay: 'later' });
    await spend(id, code, 1);
    expect((await takeBack(code)).body.message).toBe(
      'A part of this gift voucher is spent. Refund that stay first.',
    );
    await press('refund', id, { amount: 1, reason: 'Wrong', isOwedAgain: true });
    expect((await takeBack(code)).status).toBe(200);
    expect((await takeBack(code)).status).toBe(422);
    expect(await cash()).toBe(0);
    for (const none of [code, 'GV-AAAAA-AAAAA', ''])
      expect((await spend(id, none, 1)).body.message).toBe('There is no gift voucher with this code.');
  });

  test('bad input: no amount, no name', async () => {
    for (const body of [
      { amount: 0, name: 'Ana' },
      { amount: 10, name: ' ' },
      { amount: -5, name: 'Ana' },
    ]) {
      const { status } = await odile.call('sellVoucher', { body: { way: 'cash', email: '', ...body } });
      expect(status).toBeGreaterThan(399);
    }
    expect(await rowsOf(motel.db, 'vouchers', {})).toEqual([]);
  });
});
