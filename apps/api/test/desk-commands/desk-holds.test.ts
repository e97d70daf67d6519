import { addDays, type Stay } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import { emptyBooks } from '../support/books.ts';
import { byHand } from '../support/by-hand.ts';
import { checkoutStatus, everythingStored, outcomeOf, soldOn } from '../support/looks.ts';
import { nightsFrom, ROOMS, signInGuest } from '../support/test-booking.ts';
import { MINUTE, testMotel } from '../support/test-motel.ts';

const START = '2026-11-20T19:00:00Z';
const STAY = nightsFrom(10);

describe('§12.8: unpaid holds at the front desk', () => {
  const motel = testMotel({ rateLimitScale: 1, trustedProxies: 1, holdShare: 0.75 });
  beforeEach(async () => {
    await emptyBooks(motel.db);
    motel.clock.setTo(START);
  });

  const desk = () => byHand(motel, { holdShare: 0.75 });
  const holds = async () => (await desk().call('holds')).value!;
  const release = (reference: string) => desk().callStay('endLink', reference);

  async function hold(from: string, property: PropertyContent, rooms = 1, stay: Stay = STAY) {
    const guest = await signInGuest(motel);
    const { status, body } = await guest.book(stay, property, {
      rooms,
      headers: { 'x-forwarded-for': from },
    });
    expect(status).toBe(200);
    return { guest, body, ...(await outcomeOf(motel, body.sessionId)) };
  }

  test('are listed, with a letter for each network and no address', async () => {
    expect(await holds()).toEqual({ holds: [], crowded: [] });
    const first = await hold('2001:db8:1:101::1', ROOMS.noPets);
    motel.clock.advance(MINUTE);
    const second = await hold('192.0.2.1', ROOMS.many, 6);
    motel.clock.advance(MINUTE);
    const third = await hold('2001:db8:1:102::1', ROOMS.single);
    const listed = await holds();
    const all = { guest: 'Maryam Okafor', isChange: false, rooms: 1, ...STAY };
    const [home, other] = [
      { network: 'A', fromThere: 2 },
      { network: 'B', fromThere: 1 },
    ];
    expect(listed.holds).toEqual([
      { ...all, ...home, reference: first.reference, typeId: 'no-pets', ...span(0, 40) },
      { ...all, ...other, reference: second.reference, typeId: 'many', rooms: 6, ...span(1, 21) },
      { ...all, ...home, reference: third.reference, typeId: 'single', ...span(2, 42) },
    ]);
    expect(JSON.stringify(listed)).not.toMatch(/192\.0|2001:db8/);
  });
  const after = (minutes: number) => new Date(Date.parse(START) + minutes * MINUTE).toISOString();
  const span = (since: number, until: number) => ({ heldSince: after(since), heldUntil: after(until) });

  test('are released one by one, at the provider first', async () => {
    const { guest, body, reference } = await hold('192.0.2.1', ROOMS.single);
    motel.clock.advance(25 * MINUTE);
    expect((await release(reference.toLowerCase())).ok).toBe(true);
    await motel.server.runJobs();
    expect(await outcomeOf(motel, body.sessionId)).toMatchObject({ status: 'released' });
    expect(await checkoutStatus(motel, body.sessionId)).toBe('unpaid');
    expect(await guest.pay(body.url)).not.toContain('/Payment-Success');
    expect(await soldOn(motel, ROOMS.single, STAY)).toEqual([0, 0]);
    const [entry] = (await desk().call('log')).value!.entries;
    expect(entry).toMatchObject({ who: 'maryam', action: 'Payment link ended', subject: reference });
    await hold('192.0.2.2', ROOMS.single);
  });

  test('that are paid at that moment stay', async () => {
    const { guest, body, reference } = await hold('192.0.2.1', ROOMS.single);
    motel.provider.loseEvents();
    await guest.pay(body.url);
    expect((await release(reference)).ok).toBe(true);
    motel.provider.recover();
    await motel.server.runJobs();
    expect(await outcomeOf(motel, body.sessionId)).toMatchObject({ status: 'confirmed' });
  });

  test('that are none cannot be released', async () => {
    const { guest, body, reference } = await hold('192.0.2.1', ROOMS.single);
    await guest.pay(body.url);
    const stored = await everythingStored(motel);
    expect((await release(reference)).ok).toBe(false);
    expect((await release('LI-22222')).text).toBe('There is no such booking.');
    expect(await everythingStored(motel)).toEqual(stored);
  });

  test('need attention where they leave other guests single rooms', async () => {
    await hold('192.0.2.1', ROOMS.single);
    await hold('192.0.2.2', ROOMS.many, 8);
    expect((await holds()).crowded, 'a last room, and less than the share').toEqual([]);
    await hold('192.0.2.3', ROOMS.many, 1, { ...STAY, checkOut: addDays(STAY.checkIn, 1) });
    expect((await holds()).crowded).toEqual([{ title: 'Room many', nights: [STAY.checkIn], unpaid: 9 }]);
    await hold('192.0.2.4', ROOMS.noPets, 4, nightsFrom(40));
    expect(JSON.stringify((await holds()).crowded), 'thirty days ahead').not.toContain('no-pets');
  });
});
