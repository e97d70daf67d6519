import { addDays, civilDate } from '@motel/booking-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookAtDesk, lookAtStay, TWO_ADULTS } from '../support/desk-stays.ts';
import { soldOn } from '../support/looks.ts';
import { ROOMS } from '../support/rooms.ts';
import { freshStay } from '../support/test-guest.ts';
import type { Answer } from '../support/test-motel.ts';
import { testMotel, testStaff } from '../support/test-setup.ts';

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
  const REUSED = [409, 'key-reused'];

  test('is nothing to another person: neither an answer nor a deed', async () => {
    const asked = await takeFifty();
    const { status, body } = await ottilie.call('takePayment', asked);
    expect([status, body.code]).toEqual(REUSED);
    expect(JSON.stringify(body)).not.toMatch(/Wren|50/);
    expect(await paid()).toBe(50_00);
  });

  test('does nothing with another body, or at another stay', async () => {
    const asked = await takeFifty();
    const { body: other } = await bookAtDesk(wren, { pay: 'later' });
    for (const changed of [
      { ...asked, body: { ...asked.body, amount: 60 } },
      { ...asked, body: { ...asked.body, way: 'terminal' } },
      { ...asked, parts: { id: other.id } },
    ]) {
      const { status, body } = await wren.call('takePayment', changed);
      expect([status, body.code]).toEqual(REUSED);
    }
    expect(await paid()).toBe(50_00);
    expect((await lookAtStay(wren, other.id)).folio.paid).toBe(0);
  });

  test('does nothing for another call', async () => {
    const { key } = await takeFifty();
    const { version } = await lookAtStay(wren, id);
    const refund = { version, amount: 50, reason: 'A slip', isOwedAgain: true };
    for (const answer of [
      await wren.call('refund', { parts: { id }, body: refund, key }),
      await wren.call('checkIn', { parts: { id }, body: {}, key }),
      await wren.call('mailGuest', { parts: { id }, key }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual(REUSED);
    }
    expect((await lookAtStay(wren, id)).folio).toMatchObject({ paid: 50_00, refunded: 0 });
  });

  test('does nothing for another call that asks the same in the same words', async () => {
    const key = 'one-key-two-calls';
    expect((await wren.call('mailGuest', { parts: { id }, key })).status).toBe(200);
    const answer = await wren.call('retryMail', { parts: { id }, key });
    expect([answer.status, answer.body.code]).toEqual(REUSED);
  });

  test('that was refused is free: what comes next under it is done', async () => {
    const { version } = await lookAtStay(wren, id);
    const asked = { parts: { id }, key: `press-${presses++}` };
    const tooMuch = await wren.call('takePayment', {
      ...asked,
      body: { version, way: 'cash', amount: 500 },
    });
    expect(tooMuch.status).toBe(422);
    const right = await wren.call('takePayment', { ...asked, body: { version, way: 'cash', amount: 50 } });
    expect(right.status).toBe(200);
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

    test('a change waits for its payment', async () => {
      const { version, checkIn, checkOut } = await lookAtStay(wren, id);
      const longer = {
        typeId: ROOMS.many.id,
        checkIn,
        checkOut: addDays(civilDate(checkOut), 1),
        party: TWO_ADULTS,
      };
      const body = { version, ...longer, difference: 97, pay: 'link' };
      const asked = { parts: { id }, body, key: `press-${presses++}` };
      await twice(() => wren.call('changeStay', asked));
      await waits(id);
    });

    test('a balance waits for its payment', async () => {
      const { version } = await lookAtStay(wren, id);
      const body = { version, way: 'link', amount: 195 };
      const asked = { parts: { id }, body, key: `press-${presses++}` };
      await twice(() => wren.call('takePayment', asked));
      await waits(id);
    });
  });

  test('is one press for two people at once: the other does nothing', async () => {
    const { version } = await lookAtStay(wren, id);
    const asked = {
      parts: { id },
      body: { version, way: 'cash', amount: 50 },
      key: `press-${presses++}`,
    };
    const answers = await Promise.all([wren, ottilie].map((one) => one.call('takePayment', asked)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('key-reused');
    expect(await paid()).toBe(50_00);
  });
});
