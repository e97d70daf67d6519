import { emptyBooks, wrongInBooks, wrongInJournal } from '../support/books.ts';
import { endDays } from '../support/end-days.ts';
import { bookPaid } from '../support/paid-stay.ts';
import { rowsOf } from '../support/rows.ts';
import { freshStay, moreRoom, ROOMS } from '../support/test-booking.ts';
import { testDesk } from '../support/test-desk.ts';
import { testMotelWithBooks, testStaff } from '../support/test-motel.ts';

describe('§14.22 money moves from one stay to another', () => {
  const motel = testMotelWithBooks();
  const odile = testStaff(motel, 'owner', 'Odile');
  const { book, cancel, charge, keepArticles, look, press } = testDesk(motel, odile);
  beforeEach(async () => {
    await keepArticles({ id: 'wood', label: 'Firewood', price: '8.50', taxes: ['taxes'] });
  });
  /** Three for $25.50, and 5 % of it. */
  const chargeWood = (id: string) => charge(id, 'wood', 26.78, { quantity: 3 });
  afterEach(async () => {
    expect(await wrongInBooks(motel.db)).toEqual([]);
    await endDays(motel, odile);
    expect(await wrongInJournal(motel.db)).toEqual([]);
    await emptyBooks(motel.db);
  });

  const paidBy = (id: string) =>
    look(id).then(({ folio }) => folio.entries.find(({ kind }) => kind === 'payment'));
  const move = async (id: string, to: string, amount: number) =>
    press('movePayment', id, { payment: (await paidBy(id))?.movable?.payment ?? '', to, amount });
  /** Two stays of one guest: the first is paid with $195 in cash, the second owes as much. */
  async function two() {
    const first = await book({ pay: 'cash' });
    return [first, await book({ pay: 'later' })] as const;
  }

  test('in cash: no till changes, and it goes back the way it came', async () => {
    const [first, second] = await two();
    const { reference } = await look(second);
    const before = (await odile.call('till')).body.cash;
    expect((await move(first, reference, 100)).status).toBe(200);
    expect((await odile.call('till')).body.cash).toEqual(before);
    const [from, to] = [await look(first), await look(second)];
    expect(from.folio).toMatchObject({ paid: 195_00, refunded: 100_00, balance: 100_00 });
    expect(to.folio).toMatchObject({ paid: 100_00, balance: 95_00 });
    expect(from.folio.entries.at(-1)?.label).toBe(`Moved to ${reference}`);
    expect(to.folio.entries.at(-1)).toMatchObject({ what: 'cash', label: `Moved from ${from.reference}` });
    expect(to.folio.entries.at(-1)?.payment, 'it was not taken for this stay').toBeUndefined();
    expect(
      (await press('refund', second, { amount: 60, reason: 'Too warm', isOwedAgain: false })).status,
    ).toBe(200);
    const money = await rowsOf(motel.db, 'folio_entries', { booking_id: second, kind: 'refund' });
    expect(money).toMatchObject([{ amount: 60_00, what: 'by-hand' }]);
    expect(await rowsOf(motel.db, 'refunds', {})).toEqual([]);
  });

  test('back again, and more of the same: both accounts say what they hold', async () => {
    const [first, second] = await two();
    await move(first, second, 100);
    await move(first, second, 50);
    expect((await look(second)).folio).toMatchObject({ balance: 45_00 });
    expect((await move(second, first, 150)).status).toBe(200);
    expect((await look(first)).folio).toMatchObject({ balance: 0 });
    expect((await look(second)).folio).toMatchObject({ balance: 195_00 });
  });

  test('of a card that paid for both: it goes back to the card', async () => {
    const stay = freshStay();
    const { guest } = await bookPaid(motel, stay, ROOMS.many, {
      overrides: { moreRooms: [moreRoom(stay, ROOMS.noPets)] },
    });
    const [first = '', second = ''] = (await rowsOf(motel.db, 'bookings', { guest_id: guest.id }))
      .map(({ id }) => id)
      .toSorted();
    expect((await chargeWood(second)).status).toBe(200);
    expect((await move(first, second, 26.78)).status).toBe(200);
    expect((await look(second)).folio).toMatchObject({ balance: 0 });
    for (const id of [second, first]) expect((await cancel(id)).status).toBe(200);
    await motel.server.runJobs();
    const [session] = await rowsOf(motel.db, 'embedded_sessions', {});
    // The wood stays paid.
    expect(session).toMatchObject({ total: 390_00, refunded: 390_00 - 26_78 });
  });

  test.each([
    ['more than the other owes', 'later', 195.01, 'At most $195 can'],
    ['nothing', 'later', 0, 'amount'],
    ['to one that owes nothing', 'cash', 1, 'owes'],
  ] as const)('refused: %s', async (_, pay, amount, message) => {
    const [first, second] = [await book({ pay: 'cash' }), await book({ pay })];
    const refused = await move(first, second, amount);
    expect(refused).toMatchObject({ status: 422, body: { code: 'rule-broken' } });
    expect(refused.body.message.toLowerCase()).toContain(message.toLowerCase());
  });

  test('a charge moves with its taxes, and is said on both', async () => {
    const [first, second] = await two();
    await chargeWood(second);
    const charged = async (id: string) =>
      (await look(id)).folio.entries.find((entry) => entry.charge !== undefined)?.charge;
    const { reference } = await look(first);
    const asked = { charge: await charged(second), reason: 'For the other room', to: reference };
    expect((await press('takeBackCharge', second, asked)).status).toBe(200);
    expect((await look(second)).folio).toMatchObject({ balance: 195_00 });
    expect((await look(first)).folio).toMatchObject({ balance: 26_78 });
    expect((await look(first)).folio.entries.slice(-2).map(({ label }) => label)).toEqual([
      'Firewood',
      'Taxes',
    ]);
    const stranger = await book({ pay: 'later', guest: { phone: '780 555 0198', lastname: 'Tremblay' } });
    const moved = { ...asked, charge: await charged(first), to: stranger };
    expect((await press('takeBackCharge', first, moved)).status).toBe(422);
    expect((await look(first)).folio).toMatchObject({ balance: 26_78 });
    // Nor does money: to a stranger, to itself, to no stay.
    for (const [to, status] of [
      [stranger, 422],
      [first, 422],
      ['GDL-XXXXX', 404],
    ] as const)
      expect((await move(first, to, 10)).status, to).toBe(status);
    expect((await look(first)).folio).toMatchObject({ refunded: 0 });
  });
});
