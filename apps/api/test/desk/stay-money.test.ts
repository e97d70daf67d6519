import { motel as own } from '@motel/content/testing';
import { accountOf, findBooking } from '../../src/booking/index.ts';
import { todayAt } from '../../src/shared/motel-time.ts';
import { endDays } from '../support/end-days.ts';
import { soldOn } from '../support/looks.ts';
import { mailsOf } from '../support/outbox.ts';
import { bookPaid } from '../support/paid-stay.ts';
import { rowOf, rowsOf } from '../support/rows.ts';
import { freshStay, longer, nightsFrom, ROOMS, signInGuest } from '../support/test-booking.ts';
import { pressOnStay, stayQuery, TWO_ADULTS, TYPED_GUEST, testDesk } from '../support/test-desk.ts';
import { DAY, testMotelWithBooks, testStaff } from '../support/test-motel.ts';
import { signInStaff } from '../support/test-staff.ts';

describe('§14.5: money of a stay at the desk', () => {
  const motel = testMotelWithBooks();
  const wren = testStaff(motel);

  const { book, change, faults, goTo, look, pass, press, payLink } = testDesk(motel, wren);
  const pay = (id: string, way: string, amount: number) => press('takePayment', id, { way, amount });
  const cancel = (id: string, kept: number, refunded: number, more: object = {}) =>
    press('cancelStay', id, { isNoShow: false, kept, refunded, ...more });
  const refund = (id: string, amount: number, reason: string, isOwedAgain = false) =>
    press('refund', id, { amount, reason, isOwedAgain });
  const previewRefund = (id: string, amount: string) =>
    wren.call('previewRefund', { parts: { id }, query: { amount } });
  const paidOnline = (stay = freshStay(2)) => bookPaid(motel, stay);
  /** Days before its clock jumps to them: the jobs end each day. */
  const soon = (nights = 2) => nightsFrom(3, nights, todayAt(motel));
  /** Asks for a link, does what ends it, and pays by it all the same. */
  async function payEndedLink(end: (id: string) => Promise<unknown>) {
    const id = await book({ pay: 'later' });
    await pay(id, 'link', 195);
    const url = (await look(id)).waiting[0]?.url ?? '';
    await end(id);
    expect((await look(id)).waiting).toEqual([]);
    await (await signInGuest(motel)).pay(url);
    await motel.server.runJobs();
    return (await look(id)).folio;
  }

  describe('a payment of the balance', () => {
    test('is taken in parts, in cash and at the terminal', async () => {
      const id = await book({ pay: 'later' });
      expect((await pay(id, 'cash', 100)).status).toBe(200);
      expect((await pay(id, 'terminal', 95)).status).toBe(200);
      const { folio, can, story } = await look(id);
      expect(folio).toMatchObject({ paid: 195_00, balance: 0 });
      expect(can).toMatchObject({ pay: 0, refund: 195_00 });
      expect(story.slice(0, 2).map(({ detail }) => detail)).toEqual(
        expect.arrayContaining(['$95.00 at the terminal', '$100.00 in cash']),
      );
    });

    test('by transfer or cheque is in the month and no till, and goes back so', async () => {
      const id = await book({ pay: 'later' });
      await pay(id, 'transfer', 100);
      await pay(id, 'cheque', 95);
      const { folio, story } = await look(id);
      const labels = folio.entries.slice(-2).map(({ label }) => label);
      expect(labels).toEqual(['Paid by bank transfer', 'Paid by cheque']);
      expect(story.map(({ detail }) => detail)).toContain('$95.00 by cheque');
      const { status, body: till } = await wren.call('till');
      expect(status).toBe(200);
      expect(JSON.stringify(till)).not.toMatch(/cheque|transfer/);
      expect((await previewRefund(id, '120')).body.ways).toEqual([
        { way: 'cheque', amount: 95 },
        { way: 'transfer', amount: 25 },
      ]);
      const owner = await signInStaff(motel, 'owner', 'Odile');
      await pressOnStay(owner, 'refund', id, { amount: 120, reason: 'Fewer nights', isOwedAgain: false });
      expect((await look(id)).folio).toMatchObject({ refunded: 120_00, balance: 0 });
      const { ways } = await endDays(motel, owner);
      const [cheque] = ways.filter(({ way }: { way: string }) => way === 'cheque');
      expect(cheque).toMatchObject({ taken: 95, givenBack: 95, net: 0 });
    });

    test('taken in cash ends its link; money that comes by it goes back', async () => {
      const folio = await payEndedLink((id) => pay(id, 'cash', 195));
      expect(folio).toMatchObject({ paid: 390_00, refunded: 195_00, balance: 0 });
      const cancelled = await payEndedLink((id) => cancel(id, 0, 0));
      const back = { paid: 195_00, refunded: 195_00, balance: 0 };
      expect(cancelled, 'by a cancellation, too').toMatchObject(back);
    });

    test.each([
      ['the provider fails', true],
      ['the provider answers late', false],
    ])('keeps the newer of two links where for the older one %s', async (_, fails) => {
      const id = await book({ pay: 'later' });
      if (fails) motel.provider.fail('createSession', 'after');
      motel.provider.meanwhile('createSession', () => pay(id, 'link', 100));
      expect((await pay(id, 'link', 195)).status).toBe(fails ? 503 : 200);
      expect((await look(id)).waiting).toMatchObject([{ for: 'balance', amount: 100_00 }]);
      await payLink(id);
      expect((await look(id)).folio).toMatchObject({ paid: 100_00, refunded: 0, balance: 95_00 });
    });

    test.each([
      ['cash', 195, 0],
      ['later', 0, 195_00],
    ])('of a stay that waits for its link confirms it: %s', async (way, amount, balance) => {
      const id = await book({ pay: 'link' });
      await pay(id, way, amount);
      expect(await look(id)).toMatchObject({ status: 'confirmed', folio: { balance }, waiting: [] });
    });
  });

  describe('a payment that was pressed wrongly', () => {
    const taken = async () => {
      const id = await book({ pay: 'later' });
      await pay(id, 'terminal', 195);
      return { id, payment: (await look(id)).folio.entries.at(-1)?.payment ?? '' };
    };

    test('is undone while its till is open, and is on no receipt', async () => {
      const { id, payment } = await taken();
      const before = (await wren.call('till')).body.tills[0].terminal.expected;
      expect((await press('undoPayment', id, { payment })).status).toBe(200);
      const { folio, can } = await look(id);
      expect(folio).toMatchObject({ total: 195_00, balance: 195_00 });
      expect(can).toMatchObject({ pay: 195_00, refund: 0 });
      expect((await wren.call('till')).body.tills[0].terminal.expected).toBe(before - 195);
      await pay(id, 'cash', 195);
      const { body } = await press('issueReceipt', id, { kind: 'receipt', total: 195 });
      const { body: receipt } = await wren.call('receipt', { parts: { id, number: body.number } });
      expect(receipt.payments).toMatchObject([{ way: 'cash', amount: 195 }]);
      const again = await press('undoPayment', id, { payment });
      expect(again.body.message).toBe('This payment is undone already, or was refunded.');
    });

    test('stays once its till is signed off, and on another day', async () => {
      const { id, payment } = await taken();
      const { date, tills } = (await wren.call('till')).body;
      const [{ personId, cash, terminal }] = tills;
      const expected = { cashExpected: cash.expected, terminalExpected: terminal.expected };
      const counted = { cashCounted: cash.expected, terminalCounted: terminal.expected };
      await wren.call('signOffTill', { body: { date, personId, ...expected, ...counted, note: '' } });
      const refused = await press('undoPayment', id, { payment });
      expect(refused.body.message).toBe('The till of Wren is signed off: give the money back with a refund.');
      await pass(DAY);
      expect((await look(id)).folio.entries.at(-1)?.payment).toBeUndefined();
      expect((await press('undoPayment', id, { payment })).status).toBe(422);
    });

    test('is undone here only if it was taken here', async () => {
      const { id } = await paidOnline();
      const online = { booking_id: id, kind: 'payment' } as const;
      const { payment_reference: payment } = await rowOf(motel.db, 'folio_entries', online);
      const refused = await press('undoPayment', id, { payment });
      expect(refused.body.message).toBe('Only a payment that was taken at this desk can be undone here.');
    });
  });

  test.each([
    ['takePayment', { way: 'cash', amount: 195.01 }, 422, 'rule-broken', /owes \$195, and no more/],
    ['takePayment', { way: 'cash', amount: 0 }, 422, 'rule-broken', /above \$0/],
    ['takePayment', { way: 'later', amount: 10 }, 422, 'rule-broken', /nothing to pay/],
    ['refund', { amount: 195.01, reason: 'Generous' }, 422, 'rule-broken', /At most \$195/],
    ['refund', { amount: 0, reason: 'Nothing' }, 422, 'rule-broken', /above \$0/],
    ['refund', { amount: 10, reason: ' ' }, 400, 'malformed', /form/],
    ['cancelStay', { kept: 95, refunded: 100 }, 409, 'price-changed', /it is \$195 CAD now/],
    ['cancelStay', { kept: 200, refunded: 0, reason: 'Mean' }, 422, 'rule-broken', /At most \$195/],
  ] as const)('%s with %j is refused, and changes nothing', async (name, asked, status, code, sentence) => {
    const id = await book({ pay: name === 'takePayment' ? 'later' : 'cash' });
    const before = await look(id);
    const more = { takePayment: {}, refund: { isOwedAgain: false }, cancelStay: { isNoShow: false } };
    const body = { code, message: expect.stringMatching(sentence) };
    expect(await press(name, id, { ...more[name], ...asked })).toMatchObject({ status, body });
    expect(await look(id)).toEqual(before);
  });

  test('a link is ended by hand, and its rooms are free at once', async () => {
    const stay = freshStay(2);
    const id = await book({ pay: 'link', stay });
    expect((await press('endLink', id)).status).toBe(200);
    expect(await look(id)).toMatchObject({ status: 'released', waiting: [] });
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([0, 0]);
    expect(await press('endLink', await book())).toSay('422 No payment link is open for this stay.');
  });

  describe('a refund', () => {
    test('of cash is cash, comes off the price, and names its payment', async () => {
      const id = await book();
      expect((await previewRefund(id, '45')).body).toEqual({
        ways: [{ way: 'cash', amount: 45 }],
        most: 195,
      });
      await refund(id, 45, 'No hot water');
      const { folio } = await look(id);
      expect(folio).toMatchObject({ total: 150_00, paid: 195_00, refunded: 45_00, balance: 0 });
      const allowance = { detail: 'No hot water', amount: -45_00, by: 'Wren' };
      expect(folio.entries.find(({ what }) => what === 'allowance')).toMatchObject(allowance);
      expect(await rowsOf(motel.db, 'refunds', { booking_id: id })).toEqual([]);
    });

    test('of a payment online goes to the card, in parts, each once', async () => {
      const { id } = await paidOnline();
      for (const amount of [20, 30]) {
        await refund(id, amount, 'Noise');
        await motel.server.runJobs();
      }
      const { folio } = await look(id);
      expect(folio).toMatchObject({ total: 145_00, refunded: 50_00, balance: 0 });
      const settled = { isUnderWay: false };
      expect(folio.entries.filter(({ kind }) => kind === 'refund')).toMatchObject([settled, settled]);
      await cancel(id, 0, 145);
      await motel.server.runJobs();
      expect(await look(id)).toMatchObject({ status: 'cancelled', folio: { refunded: 195_00, balance: 0 } });
    });

    test('L5 waits for a change that waits: its price knows of no allowance', async () => {
      const stay = freshStay(2);
      const { id } = await paidOnline(stay);
      await change(id, longer(stay), { difference: 97, pay: 'link' });
      for (const refused of [await refund(id, 45, 'No hot water'), await previewRefund(id, '45')])
        expect(refused).toSay(/^422 A change of this stay waits for its payment until/);
      expect(await look(id)).toMatchObject({ can: { refund: 0 }, folio: { refunded: 0 } });
      await payLink(id);
      expect((await refund(id, 45, 'No hot water')).status).toBe(200);
      expect((await look(id)).folio).toMatchObject({ total: 247_00, paid: 292_00, balance: 0 });
    });

    test('S9 of a cancelled stay may be owed again: it is taken or given up', async () => {
      for (const end of ['takePayment', 'waive'] as const) {
        const id = await book();
        await cancel(id, 195, 0, { reason: 'He agreed' });
        await refund(id, 100, 'Pays by card instead', true);
        expect(await look(id)).toMatchObject({ folio: { balance: 100_00 }, can: { pay: 100_00 } });
        const remedy = { kind: 'stay', id };
        const fault = expect.objectContaining({ remedy: expect.objectContaining(remedy) });
        expect(await faults('folios')).toContainEqual(fault);
        const asked = end === 'waive' ? { reason: 'Regular guest' } : { way: 'terminal' };
        expect((await press(end, id, { amount: 100, ...asked })).status).toBe(200);
        expect((await look(id)).folio.balance).toBe(0);
        expect(await faults('folios')).not.toContainEqual(fault);
      }
    });
  });

  describe('a cancellation', () => {
    const preview = (id: string, query: Record<string, string> = {}) =>
      wren.call('previewCancel', { parts: { id }, query: { isNoShow: 'false', ...query } });

    test('by the terms gives all back in time, the way it was paid', async () => {
      const stay = freshStay(2);
      const id = await book({ stay });
      expect((await preview(id)).body).toEqual({
        byTerms: { kept: 0, refunded: 195, owed: 0 },
        kept: 0,
        refunded: 195,
        owed: 0,
        ways: [{ way: 'cash', amount: 195 }],
        before: 195,
        parts: [
          { label: 'Room nights', before: 178, after: 0 },
          { label: 'Taxes', before: 9, after: 0 },
          { label: 'Tourism Levy tax', before: 8, after: 0 },
        ],
      });
      expect((await cancel(id, 0, 195)).status).toBe(200);
      const folio = { total: 0, refunded: 195_00, balance: 0 };
      expect(await look(id)).toMatchObject({ status: 'cancelled', folio });
      expect(await soldOn(motel, ROOMS.many, stay)).toEqual([0, 0]);
    });

    test('with another amount keeps the rest, with its reason', async () => {
      const { id } = await paidOnline();
      expect((await preview(id, { keep: '145' })).body).toMatchObject({ kept: 145, refunded: 50, owed: 0 });
      await cancel(id, 145, 50, { reason: 'Agreed on the telephone' });
      await motel.server.runJobs();
      const { folio, story } = await look(id);
      expect(folio).toMatchObject({ total: 145_00, refunded: 50_00, balance: 0 });
      expect(story.find(({ title }) => title === 'Cancelled')?.detail).toContain('Agreed on the telephone');
    });

    test('X3 too late of an unpaid stay owes what is kept', async () => {
      const stay = soon();
      const [id, other] = [await book({ pay: 'later', stay }), await book({ pay: 'later', stay })];
      await goTo(`${stay.checkIn}T18:00:00Z`);
      // Keeping less than the terms takes a reason, paid or not.
      const silent = await cancel(other, 50, 0);
      expect([silent.status, silent.body.code]).toEqual([409, 'price-changed']);
      expect((await look(other)).status).toBe('confirmed');
      expect((await cancel(other, 50, 0, { reason: 'A death in the family' })).status).toBe(200);
      expect((await look(other)).folio).toMatchObject({ total: 50_00, balance: 50_00 });

      expect((await preview(id)).body).toMatchObject({
        byTerms: { kept: 98, refunded: 0, owed: 98 },
        parts: [{ after: 89 }, { after: 5 }, { after: 4 }],
      });
      expect((await cancel(id, 98, 0)).status).toBe(200);
      const folio = { total: 98_00, balance: 98_00 };
      expect(await look(id)).toMatchObject({ status: 'cancelled', folio, can: { pay: 98_00 } });
      await pay(id, 'cash', 40);
      await pay(id, 'link', 38);
      await payLink(id);
      expect((await look(id)).folio).toMatchObject({ paid: 78_00, refunded: 0, balance: 20_00 });
      expect((await press('waive', id, { amount: 20, reason: 'Regular guest' })).status).toBe(200);
      const after = await look(id);
      expect(after).toMatchObject({ folio: { total: 78_00, balance: 0 }, can: { pay: 0 } });
      expect(after.folio.entries.at(-1)).toMatchObject({ label: 'Given up', detail: 'Regular guest' });
      const more = await press('waive', id, { amount: 1, reason: 'More' });
      expect(more.body.message).toBe('The guest owes nothing that could be given up.');
    });

    test('X3 X6 keeps as much for one of three rooms as for all', async () => {
      const party = { ...TWO_ADULTS, adults: 6, rooms: 3 };
      const stay = soon(1);
      const { total } = (await wren.call('quoteStay', { query: stayQuery(stay, party) })).body;
      const three = () => book({ pay: 'later', stay, party, total });
      const [whole, part] = [await three(), await three()];
      await goTo(`${stay.checkIn}T18:00:00Z`);
      await cancel(whole, total, 0);
      await change(part, stay, { party: { ...party, adults: 4, rooms: 2 } });
      const balances = await Promise.all([whole, part].map(async (id) => (await look(id)).folio.balance));
      expect(balances).toEqual([total * 100, total * 100]);
    });

    test.each([0, 33.33, 199.99])('has parts that add up with $%d back, as the books do', async (back) => {
      const party = { ...TWO_ADULTS, adults: 3, pets: 1 };
      const stay = freshStay(2);
      const { total } = (await wren.call('quoteStay', { query: stayQuery(stay, party) })).body;
      const id = await book({ stay, party, total });
      const inCents = (amount: number) => Math.round(amount * 100);
      const keep = (inCents(total) - inCents(back)) / 100;
      const shown = (await preview(id, { keep: String(keep) })).body;
      const parts: { label: string; before: number; after: number }[] = shown.parts;
      const labels = ['Room nights', 'Extra person charge', 'Pet fee per pet', 'Taxes', 'Tourism Levy tax'];
      expect(parts.map(({ label }) => label)).toEqual(labels);
      const added = (one: 'before' | 'after') => parts.reduce((all, part) => all + inCents(part[one]), 0);
      expect([added('before'), added('after')]).toEqual([inCents(total), inCents(keep)]);
      expect([shown.before, shown.kept]).toEqual([total, keep]);
      await cancel(id, keep, back, { reason: 'Agreed' });
      const cancelled = await findBooking(motel.db, id);
      const { taxes } = accountOf(motel.motel, cancelled ?? expect.unreachable());
      expect(taxes.map(({ name, amount }) => [name, amount])).toEqual([
        ['GST', inCents(parts.at(-2)?.after ?? -1)],
        ['Alberta tourism levy', inCents(parts.at(-1)?.after ?? -1)],
      ]);
    });
  });

  test('a no-show keeps a night; its undo takes rooms again, and no money', async () => {
    const id = await book({ stay: soon() });
    const { checkIn } = await look(id);
    const giveUp = () => cancel(id, 98, 97, { isNoShow: true });
    expect((await giveUp()).body.message).toBe('This stay has not begun: it is too early for a no-show.');
    await goTo(`${checkIn}T23:30:00Z`);
    await giveUp();
    expect(await look(id)).toMatchObject({ isNoShow: true, folio: { total: 98_00, balance: 0 } });
    const { body } = await wren.call('previewReinstate', { parts: { id } });
    expect(body).toEqual({
      balance: 97,
      isFree: true,
      words: 'The refund of $97.00 is not taken back: the guest owes $97.00.',
    });
    const reinstate = () => press('reinstateStay', id, { balance: 97 });
    expect((await reinstate()).status).toBe(200);
    const again = await look(id);
    expect(again).toMatchObject({ status: 'confirmed', folio: { total: 195_00, balance: 97_00 } });
    expect((await reinstate()).body.message).toBe('This stay is not cancelled.');
    // A second no-show of the same stay refunds what was paid since.
    await pay(id, 'terminal', 97);
    await giveUp();
    expect((await look(id)).folio).toMatchObject({ total: 98_00, balance: 0 });
    await pass(3 * DAY);
    // Guests who came after all: their nights are over, and the desk says so.
    expect((await reinstate()).status).toBe(200);
    expect(await look(id)).toMatchObject({ state: 'missing' });
  });

  test('§11.3 each end of a stay is mailed, none while it stands again', async () => {
    const id = await book();
    const subjects = async () => {
      const mails = await mailsOf(motel, `%:${id}%`, TYPED_GUEST.email);
      return mails.map(({ subject }) => subject.replace(/(?<=is (?:confirmed|cancelled)).*/, ''));
    };
    await cancel(id, 0, 195);
    motel.clock.advance(1000);
    await press('reinstateStay', id, { balance: 195 });
    await pay(id, 'cash', 195);
    expect((await press('mailGuest', id)).status).toBe(200);
    motel.clock.advance(1000);
    await cancel(id, 0, 195);
    const [confirmed, cancelled] = ['confirmed', 'cancelled'].map(
      (end) => `Your stay at ${own.name} is ${end}`,
    );
    expect(await subjects()).toEqual([confirmed, cancelled, confirmed, cancelled]);
  });

  test('a cancelled stay whose room was sold does not stand again', async () => {
    const only = { room: ROOMS.single, stay: freshStay(2) };
    const first = await book(only);
    await cancel(first, 0, 195);
    await book(only);
    expect((await wren.call('previewReinstate', { parts: { id: first } })).body.isFree).toBe(false);
    expect((await press('reinstateStay', first, { balance: 195 })).body.code).toBe('sold-out');
    expect((await look(first)).status).toBe('cancelled');
  });
});
