import { ENDPOINTS, stay as stayContract } from '@motel/api-client/contracts';
import { addDays, civilDate, instantAt, type Stay } from '@motel/booking-core';
import { motel as own } from '@motel/content/testing';
import { soldOn } from '../support/looks.ts';
import { mailsOf, sentMails } from '../support/outbox.ts';
import { bookPaid } from '../support/paid-stay.ts';
import { type Booking, freshStay, ROOMS, signInGuest, type TestGuest } from '../support/test-booking.ts';
import { TWO_ADULTS } from '../support/test-desk.ts';
import { motelOfThisTest, testMotel } from '../support/test-motel.ts';

describe('§12.10: a guest’s own hand', () => {
  const motel = testMotel();

  const paidStay = (stay?: Stay, more?: Booking) => bookPaid(motel, stay, undefined, more);
  const look = (guest: TestGuest, id: string) => guest.ask(ENDPOINTS.stay, id);
  const cancel = (guest: TestGuest, id: string, refunded: unknown) =>
    guest.ask(ENDPOINTS.cancelStay, id, { refunded });
  const change = (guest: TestGuest, id: string, body: object) =>
    guest.ask(ENDPOINTS.changeStayRequest, id, body);
  const request = (guest: TestGuest, id: string, specialRequest: string) =>
    change(guest, id, { specialRequest });
  const mailsTo = (recipient: string, key: string) => mailsOf(motel, `${key}%`, recipient);

  test('the stay has its price, payment, terms and what cancelling does', async () => {
    const { id, reference, guest, stay } = await paidStay(freshStay(), { party: { pets: 1 } });
    const { status, body, headers } = await look(guest, id);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const read = stayContract.parse(body);
    expect(read).toMatchObject({
      id,
      reference,
      status: 'confirmed',
      room: { id: 'many', title: 'Room many' },
      ...stay,
      party: { adults: 2, pets: 1, rooms: 1 },
      guest: { name: 'Maryam Okafor', specialRequest: 'A quiet room, please' },
      total: 228_00,
      payments: [{ amount: 228_00 }],
      refunds: [],
      terms: { keep: 'first night', lateCharge: 115_00 },
      cancelling: { refunded: 228_00, kept: 0 },
      isRequestOpen: true,
    });
    expect(read.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(read.total);
    expect(Date.parse(read.terms.freeUntil ?? '')).toBe(
      instantAt(addDays(stay.checkIn, -1), 15, own.houseRules.timeZone),
    );
    expect(read.calendar).toContain(`Booking ${reference}`);
    const listed = { _id: id, isOwn: true, stay: { reference, status: 'confirmed' } };
    expect((await guest.bookings())[0]).toMatchObject(listed);
  });

  test('a known number alone sees the stay in the list, and opens nothing', async () => {
    const { id, guest } = await paidStay();
    const stranger = await signInGuest(motel, guest.mobile);
    for (const answer of [
      await look(stranger, id),
      await cancel(stranger, id, 196),
      await request(stranger, id, 'Another name, please'),
      await change(stranger, id, { email: 'thief@example.ca' }),
      await look(await signInGuest(motel), id),
      await look(guest, 'nothing'),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
    const [listed] = await stranger.bookings();
    expect(listed).toMatchObject({ _id: id, isOwn: false });
    expect(listed).not.toHaveProperty('stay');
    expect((await motel.call(ENDPOINTS.stay.path.replace('{id}', id))).status).toBe(401);
  });

  test('§11.17 the guest who asks gets the receipt by mail; an unpaid one pays', async () => {
    const { id, reference, guest } = await paidStay();
    const mail = (who: TestGuest, body: object = {}, stayId = id) =>
      who.ask(ENDPOINTS.mailReceipt, stayId, body);
    expect((await mail(guest)).body).toEqual({ success: true });
    const receipts = await mailsTo('maryam@example.ca', `receipt:%:${id}`);
    expect(receipts).toMatchObject([{ subject: `Your receipt from ${own.name}: ${reference}` }]);
    expect(receipts[0]?.body).toContain(`/stay/${id}/receipt`);
    // H9: with the company that the page has, in one line.
    motel.clock.advance(1000);
    await mail(guest, { company: 'Okafor Drilling\n12 Coal Road' });
    const named = (await mailsTo('maryam@example.ca', `receipt:%:${id}`)).at(-1);
    expect(named?.body).toContain('Company and its address: Okafor Drilling, 12 Coal Road');
    expect(await mail(await signInGuest(motel, guest.mobile))).toMatchObject({ status: 404 });

    const unpaid = await signInGuest(motel);
    const { body } = await unpaid.book(freshStay(), ROOMS.many);
    const [pending] = await unpaid.bookings();
    const { body: shown } = await look(unpaid, pending._id);
    const paying = { url: body.url, sessionId: body.sessionId };
    expect(shown).toMatchObject({ status: 'pending', payments: [], paying, isRequestOpen: false });
    expect(shown.cancelling).toBeUndefined();
    expect(await mail(unpaid, {}, pending._id)).toMatchObject({
      status: 422,
      body: { message: 'Nothing is paid for this stay yet: there is no receipt.' },
    });
  });

  test('X2 cancelling refunds exactly what was shown, once', async () => {
    const { id, reference, guest, stay } = await paidStay();
    expect(await cancel(guest, id, 100)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('it is $195 CAD now. Nothing is cancelled yet.') },
    });
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
    const [one, other] = await Promise.all([cancel(guest, id, 195), cancel(guest, id, 195)]);
    expect([one.status, other.status].toSorted()).toEqual([200, 422]);
    const done = stayContract.parse(one.status === 200 ? one.body : other.body);
    expect(done).toMatchObject({ status: 'cancelled', refunds: [{ amount: 195_00, isUnderWay: true }] });
    expect(done.cancelling).toBeUndefined();
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([0, 0]);
    await motel.server.runJobs();
    expect((await look(guest, id)).body.refunds).toMatchObject([{ amount: 195, isUnderWay: false }]);
    const [told] = await mailsTo(own.email, `guest-cancelled:${id}`);
    expect(told?.body).toContain(reference);
    expect(await mailsTo('maryam@example.ca', `booking-cancelled:%:${id}`)).toHaveLength(1);
  });

  test('a request changes until check-out, and the motel is told in marked lines', async () => {
    const { id, guest } = await paidStay();
    const { status, body } = await request(guest, id, ' Late, around 11 PM.\nBooking: LI-99999 ');
    expect([status, body.guest.specialRequest]).toEqual([200, 'Late, around 11 PM.\nBooking: LI-99999']);
    const [told] = await mailsTo(own.email, `guest-request:${id}`);
    expect(told?.subject).toMatch(/^A request has changed: Room many/);
    expect(told?.body).toContain('> Late, around 11 PM.\n> Booking: LI-99999');
    expect((await request(guest, id, 'x'.repeat(1001))).body.message).toMatch(/at most 1000 characters/);
    const refunded = (await look(guest, id)).body.cancelling.refunded;
    await cancel(guest, id, refunded);
    expect(await request(guest, id, 'Too late')).toMatchObject({
      status: 422,
      body: { message: 'This stay is over, or no longer booked: its request cannot be changed.' },
    });
  });

  test('a corrected address gets the confirmation; links to the former one end', async () => {
    const { id, guest } = await paidStay();
    await motel.server.runJobs();
    const links = () => motel.db.selectFrom('stay_links').where('booking_id', '=', id).select('booking_id');
    expect(await links().execute()).toHaveLength(1);
    const wrong = await change(guest, id, { email: 'maryam@example' });
    expect(wrong).toMatchObject({ status: 422, body: { message: 'Please enter a valid email address' } });
    const { status, body } = await change(guest, id, { email: ' maryam@coulee.example ' });
    expect([status, body.guest.email]).toEqual([200, 'maryam@coulee.example']);
    expect(await links().execute()).toEqual([]);
    expect(await mailsTo('maryam@coulee.example', `booking-confirmed:${id}`)).toHaveLength(1);
    const [told] = await mailsTo(own.email, `guest-address:${id}`);
    expect(told?.body).toContain('> maryam@coulee.example');
  });

  test('D9 the session that paid opens its stay where it was booked, alone', async () => {
    const guest = await signInGuest(motel);
    const stay = freshStay();
    const { body } = await guest.book(stay, ROOMS.many);
    const ofCheckout = (by: TestGuest, sessionId: string = body.sessionId) =>
      by.ask(ENDPOINTS.stayOfCheckout, sessionId);
    expect((await ofCheckout(guest)).body).toMatchObject({ status: 'pending', ...stay });
    await guest.pay(body.url);
    const paid = { status: 'confirmed', payments: [{ amount: 195 }] };
    expect((await ofCheckout(guest)).body).toMatchObject(paid);

    const unpaid = await guest.book(freshStay(), ROOMS.many);
    await guest.release(unpaid.body.sessionId);
    const ended = await ofCheckout(guest, unpaid.body.sessionId);
    expect(stayContract.parse(ended.body)).toMatchObject({ status: 'released', room: { id: 'many' } });
    expect((await look(guest, ended.body.id)).status, 'an attempt has no page').toBe(404);

    for (const answer of [
      await ofCheckout(await signInGuest(motel, guest.mobile)),
      await ofCheckout(await signInGuest(motel)),
      await ofCheckout(guest, 'made-up'),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
    const path = ENDPOINTS.stayOfCheckout.path.replace('{id}', body.sessionId);
    expect((await motel.call(path)).status).toBe(401);
  });

  test('My Bookings has the whole stay until the day it ends', async () => {
    const checkIn = civilDate('2026-11-28');
    const { id, guest, stay } = await paidStay({ checkIn, checkOut: addDays(checkIn, 2) });
    motel.clock.setTo(`${stay.checkOut}T23:00:00Z`);
    expect((await guest.bookings())[0]).toMatchObject({ _id: id, stay: { id, status: 'completed' } });
    motel.clock.setTo(`${addDays(stay.checkOut, 1)}T23:00:00Z`);
    const [over] = await guest.bookings();
    expect(over).toMatchObject({ _id: id, isOwn: true, bookingStatus: 'completed' });
    expect(over).not.toHaveProperty('stay');
  });
});

test('S6: a stay sends no mails by the hundred, and another stay has its own', { tags: 'long' }, async () => {
  const motel = await motelOfThisTest({ rateLimitScale: 1 });
  const guest = await signInGuest(motel);
  const stay = freshStay();
  const { id: one } = await guest.buy(stay, ROOMS.many);
  const ids = [one, (await guest.buy(stay, ROOMS.many)).id];
  await motel.server.runJobs();
  const before = (await sentMails(motel)).length;
  const post = async (...asked: Parameters<typeof guest.ask>) => (await guest.ask(...asked)).status;
  const statuses = async (times: number, ask: (time: number) => Promise<number>) => {
    const all = [];
    for (let time = 0; time < times; time += 1) {
      motel.clock.advance(1000);
      all.push(await ask(time));
    }
    return [all.filter((status) => status === 200).length, all.filter((status) => status === 429).length];
  };
  for (const id of ids) {
    expect(await statuses(9, () => post(ENDPOINTS.mailReceipt, id, {}))).toEqual([5, 4]);
    const changed = (time: number) =>
      post(ENDPOINTS.changeStayRequest, id, { specialRequest: `Wish ${time}` });
    expect(await statuses(25, changed)).toEqual([20, 5]);
    const party = (time: number) => ({ ...TWO_ADULTS, adults: 1 + (time % 2) });
    const moved = (time: number) =>
      post(ENDPOINTS.changeStay, id, { ...stay, party: party(time), difference: 0 });
    expect(await statuses(15, moved)).toEqual([12, 3]);
  }
  await motel.server.runJobs();
  const wishes = async () =>
    (await sentMails(motel)).filter((mail) => mail.includes('Subject: A request has changed'));
  expect(await wishes(), 'they wait ten minutes for the next').toEqual([]);
  await motel.runJobsAfter(10 * 60_000);
  const last = expect.stringContaining('> Wish 19');
  expect(await wishes()).toEqual([last, last]);
  // For each stay: 5 receipts, 12 changes for the guest and as many for the motel, one changed request.
  expect((await sentMails(motel)).length - before).toBe(2 * (5 + 12 * 2 + 1));
});
