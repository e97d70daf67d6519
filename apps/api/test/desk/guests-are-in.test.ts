import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, civilDate, type Stay } from '@motel/booking-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyBooks, wrongInBooks } from '../support/books.ts';
import { longer as extended, TWO_ADULTS } from '../support/desk-stays.ts';
import { soldOn } from '../support/looks.ts';
import { bookPaid } from '../support/paid-stay.ts';
import { ROOMS } from '../support/rooms.ts';
import { testDesk } from '../support/test-desk.ts';
import type { TestGuest } from '../support/test-guest.ts';
import { TODAY } from '../support/test-motel.ts';
import { testMotel, testStaff } from '../support/test-setup.ts';

/** The actions of a person at the desk on a stay. */
interface Wanted {
  readonly room?: string;
  readonly difference?: number;
}

const stay: Stay = { checkIn: civilDate('2026-11-25'), checkOut: civilDate('2026-11-27') };

describe('X4: guests who are in keep their nights', () => {
  const motel = testMotel();
  const wren = testStaff(motel);
  beforeEach(async () => {
    await emptyBooks(motel.db);
    // The clock goes back: the limits have counted sign-ins of later days.
    await motel.db.deleteFrom('rate_limits').execute();
    await goTo(TODAY, '19:00');
  });
  afterEach(async () => expect(await wrongInBooks(motel.db)).toEqual([]));

  const desk = testDesk(motel, wren);
  const { act, look, payLink, press } = desk;
  /** Alberta is seven hours behind. */
  const goTo = (date: string, time: string) => desk.goTo(`${date}T${time}:00Z`);
  const noon = () => goTo(stay.checkIn, '19:00');
  const later = (by: number): Stay => ({
    checkIn: addDays(stay.checkIn, by),
    checkOut: addDays(stay.checkOut, by),
  });
  const longer = () => extended(stay);
  const book = () => desk.book({ stay });
  const checkIn = async (id: string) => {
    expect((await act('checkIn', id, { isUncleanAccepted: true })).status).toBe(200);
  };
  const change = (id: string, dates: Stay, pay: string, { room = 'many', difference = 97 }: Wanted = {}) =>
    press('changeStay', id, { typeId: room, ...dates, party: TWO_ADULTS, difference, pay });

  /** Pays what waits for its link, which comes too late: all of it goes back. */
  async function payTooLate(id: string) {
    await payLink(id);
    const { folio, waiting: left } = await look(id);
    expect([left, folio.balance, folio.refunded]).toEqual([[], 0, 97_00]);
    expect(folio.entries.map(({ what }) => what)).toContain('change-gone');
  }

  test('the desk moves their departure, and not their arrival', async () => {
    const id = await book();
    await noon();
    await checkIn(id);
    const { status, body } = await change(id, later(1), 'cash', { difference: 0 });
    expect([status, body.message]).toEqual([
      422,
      'The guests have checked in: their day of arrival cannot change. Undo the check-in if they did not come.',
    ]);
    expect((await change(id, longer(), 'cash')).status).toBe(200);
    expect(await look(id)).toMatchObject(longer());
  });

  test('a link that is paid after they came does not move their arrival', async () => {
    const id = await book();
    await noon();
    expect((await change(id, { ...later(1), checkOut: addDays(stay.checkOut, 2) }, 'link')).status).toBe(200);
    await checkIn(id);
    await payTooLate(id);
    expect(await look(id)).toMatchObject(stay);
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
  });

  test('a link that is paid after a night leaves the room that they slept in', async () => {
    const id = await book();
    await goTo(addDays(stay.checkIn, 1), '03:00');
    await checkIn(id);
    expect((await change(id, longer(), 'link', { room: 'no-pets' })).status).toBe(200);
    await goTo(addDays(stay.checkIn, 1), '13:00');
    await payTooLate(id);
    expect(await look(id)).toMatchObject({ ...stay, type: { id: 'many' } });
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
  });

  test('a link that is paid after they left sells no further night', async () => {
    const id = await book();
    await noon();
    await checkIn(id);
    await goTo(stay.checkOut, '15:00');
    expect((await change(id, longer(), 'link')).status).toBe(200);
    expect((await act('checkOut', id)).status).toBe(200);
    await payTooLate(id);
    expect(await soldOn(motel, ROOMS.many, longer())).toEqual([1, 1, 0]);
  });

  test('a link for a further night is good while they are in', async () => {
    const id = await book();
    await noon();
    await checkIn(id);
    await goTo(stay.checkOut, '15:00');
    await change(id, longer(), 'link');
    // Past the check-out hour of the stay as it was.
    await goTo(stay.checkOut, '19:00');
    await payLink(id);
    expect(await look(id)).toMatchObject({ ...longer(), folio: { paid: 292_00, balance: 0 } });
  });

  describe('online', () => {
    let guest: TestGuest;
    let id: string;
    beforeEach(async () => {
      ({ guest, id } = await bookPaid(motel, stay));
      await noon();
    });
    const ask = (endpoint: { readonly path: string }, body?: object) =>
      motel.call(endpoint.path.replace('{id}', id), { token: guest.token, ...(body && { body }) });
    const BEGUN = 'Your stay has begun. Please call us at +1 780 555 0142.';

    test('guests who came before the check-in hour neither change nor cancel', async () => {
      await checkIn(id);
      const shown = await ask(ENDPOINTS.stay);
      expect(shown.body).toMatchObject({ isChangeOpen: false });
      expect(shown.body.cancelling).toBeUndefined();
      for (const refused of [
        await ask(ENDPOINTS.previewChange, { ...later(9), party: TWO_ADULTS }),
        await ask(ENDPOINTS.changeStay, { ...later(9), party: TWO_ADULTS, difference: 0 }),
        await ask(ENDPOINTS.cancelStay, { refunded: 97 }),
      ]) {
        expect([refused.status, refused.body.message]).toEqual([422, BEGUN]);
      }
      expect(await look(id)).toMatchObject({ ...stay, status: 'confirmed', folio: { refunded: 0 } });
    });

    test('a change that they pay after they came is not made', async () => {
      const wanted = { ...later(1), checkOut: addDays(stay.checkOut, 2) };
      const { status } = await ask(ENDPOINTS.changeStay, { ...wanted, party: TWO_ADULTS, difference: 97 });
      expect(status).toBe(200);
      await checkIn(id);
      await payTooLate(id);
      expect(await look(id)).toMatchObject(stay);
    });
  });
});
