import { addDays, civilDate, type Stay } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runDeskCommand } from '../../src/desk-commands/desk-commands.ts';
import { shownInstant } from '../../src/desk-commands/shown-instant.ts';
import { emptyBooks } from '../support/books.ts';
import { ON_SERVER } from '../support/databases.ts';
import { checkoutStatus, everythingStored, outcomeOf, soldOn } from '../support/looks.ts';
import { ROOMS } from '../support/rooms.ts';
import { signInGuest } from '../support/test-guest.ts';
import { openTestMotel, type TestMotel, TODAY } from '../support/test-motel.ts';

const MINUTE = 60_000;
const START = '2026-11-20T19:00:00Z';
const STAY = { checkIn: addDays(civilDate(TODAY), 10), checkOut: addDays(civilDate(TODAY), 12) };

describe.each(ON_SERVER)('§12.8: unpaid holds at the front desk, on $name', (kind) => {
  let motel: TestMotel;
  beforeAll(async () => {
    motel = await openTestMotel(kind, { rateLimitScale: 1, trustedProxies: 1, holdShare: 0.75 });
  });
  beforeEach(async () => {
    await emptyBooks(motel.db);
    motel.clock.setTo(START);
  });
  afterAll(() => motel.close());

  const desk = (...argv: string[]) =>
    runDeskCommand({ db: motel.db, clock: motel.clock, holdShare: 0.75 }, argv, { who: 'maryam' });

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
    expect((await desk('holds')).text).toBe('Nothing is held unpaid.');
    const first = await hold('2001:db8:1:101::1', ROOMS.noPets);
    motel.clock.advance(MINUTE);
    const second = await hold('192.0.2.1', ROOMS.many, 6);
    motel.clock.advance(MINUTE);
    const third = await hold('2001:db8:1:102::1', ROOMS.single);
    const { ok, text } = await desk('holds');
    const dates = `${STAY.checkIn} to ${STAY.checkOut}`;
    expect([
      ok,
      text
        .split('\n')
        .filter((line) => line.startsWith('LI-'))
        .map((line) => line.split(/ {2,}/)),
    ]).toEqual([
      true,
      [
        [first.reference, '1 × Room no-pets', dates, ...span(0, 40), 'A, 2 holds'],
        [second.reference, '6 × Room many', dates, ...span(1, 21), 'B'],
        [third.reference, '1 × Room single', dates, ...span(2, 42), 'A, 2 holds'],
      ],
    ]);
    expect(text.split('\n').filter((line) => line.includes('Okafor'))).toEqual(
      Array(3).fill('> Okafor, Maryam'),
    );
    expect(text).not.toMatch(/192\.0|2001:db8/);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(140);
  });
  const span = (...minutes: number[]) =>
    minutes.map((minute) => shownInstant(new Date(Date.parse(START) + minute * MINUTE)));

  test('are released one by one, at the provider first', async () => {
    const { guest, body, reference } = await hold('192.0.2.1', ROOMS.single);
    motel.clock.advance(25 * MINUTE);
    expect(await desk('release', reference.toLowerCase())).toEqual({
      ok: true,
      text: `${reference} is released within a minute, unless it is being paid.`,
    });
    expect((await desk('holds')).text).toContain('is released');
    await motel.server.runJobs();
    expect(await outcomeOf(motel, body.sessionId)).toMatchObject({ status: 'released' });
    expect(await checkoutStatus(motel, body.sessionId)).toBe('unpaid');
    expect(await guest.pay(body.url)).not.toContain('/Payment-Success');
    expect(await soldOn(motel, ROOMS.single, STAY)).toEqual([0, 0]);
    expect((await desk('log')).text).toContain(`maryam  release  ${reference}`);
    await hold('192.0.2.2', ROOMS.single);
  });

  test('that are paid at that moment stay', async () => {
    const { guest, body, reference } = await hold('192.0.2.1', ROOMS.single);
    motel.provider.loseEvents();
    await guest.pay(body.url);
    expect((await desk('release', reference)).ok).toBe(true);
    motel.provider.recover();
    await motel.server.runJobs();
    expect(await outcomeOf(motel, body.sessionId)).toMatchObject({ status: 'confirmed' });
  });

  test('that are none cannot be released', async () => {
    const { guest, body, reference } = await hold('192.0.2.1', ROOMS.single);
    await guest.pay(body.url);
    const stored = await everythingStored(motel);
    expect(await desk('release', reference)).toEqual({
      ok: false,
      text: 'This is no unpaid hold any more: show says what became of it.',
    });
    expect(await desk('release', 'LI-22222')).toEqual({ ok: false, text: 'There is no such booking.' });
    expect(await everythingStored(motel)).toEqual(stored);
  });

  test('need attention where they leave other guests single rooms', async () => {
    await hold('192.0.2.1', ROOMS.single);
    await hold('192.0.2.2', ROOMS.many, 8);
    expect((await desk('attention')).text, 'a last room, and less than the share').toBe(
      'Nothing needs attention.',
    );
    await hold('192.0.2.3', ROOMS.many, 1, { ...STAY, checkOut: addDays(STAY.checkIn, 1) });
    expect((await desk('attention')).text.split('\n')).toEqual([
      `Unpaid holds take up to 9 rooms on ${STAY.checkIn}: Room many`,
      '  Until they end, a new guest can book one room of these nights at most.',
      '  holds lists them, and release ends one',
    ]);
    const far = { checkIn: addDays(STAY.checkIn, 30), checkOut: addDays(STAY.checkOut, 30) };
    await hold('192.0.2.4', ROOMS.noPets, 4, far);
    expect((await desk('attention')).text, 'thirty days ahead').not.toContain('no-pets');
  });
});
