import { civilDate } from '@motel/booking-core';
import { soldOn } from '../support/looks.ts';
import type { Answer } from '../support/motel-door.ts';
import { freshStay, longer, ROOMS } from '../support/test-booking.ts';
import { bookAtDesk, lookAtStay, TWO_ADULTS } from '../support/test-desk.ts';
import { testMotel, testStaff } from '../support/test-motel.ts';

describe('§14.1: the key of a press', () => {
  let id: string;
  let presses = 0;
  const motel = testMotel();
  const wren = testStaff(motel, 'clerk', 'Wren');
  const ottilie = testStaff(motel, 'owner', 'Ottilie');
  beforeEach(async () => {
    const { body } = await bookAtDesk(wren, { pay: 'later' });
    id = body.id;
  });

  /** Takes $50 in cash under a new key. */
  async function takeFifty() {
    const { version } = await lookAtStay(wren, id);
    const body = { version, way: 'cash', amount: 50 };
    const asked = { parts: { id }, body, key: `press-${presses++}` };
    expect((await wren.call('takePayment', asked)).status).toBe(200);
    return asked;
  }
  const paid = async () => (await lookAtStay(wren, id)).folio.paid;
  const refused = ({ status, body }: Answer) => expect([status, body.code]).toEqual([409, 'key-reused']);

  test('is nothing to another person, with another body, stay or call', async () => {
    const asked = await takeFifty();
    const { body: other } = await bookAtDesk(wren, { pay: 'later' });
    const theirs = await ottilie.call('takePayment', asked);
    refused(theirs);
    expect(JSON.stringify(theirs.body)).not.toMatch(/Wren|50/);
    for (const changed of [
      { ...asked, body: { ...asked.body, amount: 60 } },
      { ...asked, body: { ...asked.body, way: 'terminal' } },
      { ...asked, parts: { id: other.id } },
    ])
      refused(await wren.call('takePayment', changed));
    const { key } = asked;
    const { version } = await lookAtStay(wren, id);
    const refund = { version, amount: 50, reason: 'A slip', isOwedAgain: true };
    refused(await wren.call('refund', { parts: { id }, body: refund, key }));
    refused(await wren.call('checkIn', { parts: { id }, body: {}, key }));
    refused(await wren.call('mailGuest', { parts: { id }, key }));
    expect((await lookAtStay(wren, id)).folio).toMatchObject({ paid: 50_00, refunded: 0 });
    expect((await lookAtStay(wren, other.id)).folio.paid).toBe(0);
  });

  test('does nothing for another call that asks the same in the same words', async () => {
    const key = 'one-key-two-calls';
    expect((await wren.call('mailGuest', { parts: { id }, key })).status).toBe(200);
    refused(await wren.call('retryMail', { parts: { id }, key }));
  });

  test('that was refused is free: what comes next under it is done', async () => {
    const { version } = await lookAtStay(wren, id);
    const key = `press-${presses++}`;
    const take = (amount: number) =>
      wren.call('takePayment', { parts: { id }, key, body: { version, way: 'cash', amount } });
    expect([(await take(500)).status, (await take(50)).status]).toEqual([422, 200]);
    expect(await paid()).toBe(50_00);
  });

  describe('of a link that the provider did not make is free: pressed again,', () => {
    const twice = async (press: () => Promise<Answer>) => {
      motel.provider.fail('createSession', 'before');
      const [failed, done] = [await press(), await press()];
      expect([failed.status, failed.body.code, done.status]).toEqual([503, 'payment-unavailable', 200]);
      return done.body;
    };
    const waits = async (stayId: string) => {
      const waiting = [expect.objectContaining({ url: expect.any(String) })];
      expect(await lookAtStay(wren, stayId)).toMatchObject({ waiting });
    };

    test('a stay is booked', async () => {
      const key = `press-${presses++}`;
      const stay = freshStay(2);
      const booked = await twice(() => bookAtDesk(wren, { stay, pay: 'link', key }));
      await waits(booked.id);
      expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
    });

    test.each([
      ['a change', 'changeStay', { typeId: ROOMS.many.id, party: TWO_ADULTS, difference: 97, pay: 'link' }],
      ['a balance', 'takePayment', { way: 'link', amount: 195 }],
    ] as const)('%s waits for its payment', async (_, name, asked) => {
      const { version, checkIn, checkOut } = await lookAtStay(wren, id);
      const stay =
        name === 'changeStay' && longer({ checkIn: civilDate(checkIn), checkOut: civilDate(checkOut) });
      const body = { version, ...asked, ...stay };
      const key = `press-${presses++}`;
      await twice(() => wren.call(name, { parts: { id }, body, key }));
      await waits(id);
    });
  });

  test('is one press for two people at once: the other does nothing', async () => {
    const { version } = await lookAtStay(wren, id);
    const body = { version, way: 'cash', amount: 50 };
    const asked = { parts: { id }, body, key: `press-${presses++}` };
    const answers = await Promise.all([wren, ottilie].map((one) => one.call('takePayment', asked)));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'done' : body.code));
    expect(codes.toSorted()).toEqual(['done', 'key-reused']);
    expect(await paid()).toBe(50_00);
  });
});
