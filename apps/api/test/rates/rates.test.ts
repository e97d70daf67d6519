import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, type TariffData } from '@motel/booking-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDeskCommand } from '../../src/desk-commands/desk-commands.ts';
import { syncTariff } from '../../src/rates/sync-tariff.ts';
import { lastVersion, writeVersion } from '../../src/rates/tariff-versions.ts';
import { DATABASES, ON_SERVER } from '../support/databases.ts';
import { flatTariff } from '../support/flat-tariff.ts';
import { outcomeOf } from '../support/looks.ts';
import { ROOMS, room } from '../support/rooms.ts';
import { freshStay, signInGuest } from '../support/test-guest.ts';
import { openMotelAt, openTestMotel, type TestMotel } from '../support/test-motel.ts';

describe.each(ON_SERVER)('the rates in force, on $name', (kind) => {
  let motel: TestMotel;
  beforeAll(async () => {
    motel = await openTestMotel(kind);
  });
  afterAll(() => motel.close());

  const desk = (...argv: string[]) =>
    runDeskCommand({ db: motel.db, clock: motel.clock }, argv, { who: 'maryam' });
  const nights = async (from: string, to: string, id = 'many') => {
    const path = ENDPOINTS.availability.path.replace('{id}', id);
    return (await motel.call(`${path}?from=${from}&to=${to}`)).body.nights;
  };

  test('F5 a change is in force at once, and says first what it does', async () => {
    const { checkIn, checkOut } = freshStay();
    const line = ['set', 'many', checkIn, checkIn, '--price', '129', '--min-nights', '2'];
    const tried = await desk('rates', ...line, '--dry-run');
    expect(tried).toEqual({
      ok: true,
      text: [
        `many  ${checkIn}  $89 → $129, 2+ nights`,
        'No booking has these nights.',
        'Nothing is changed yet: leave out --dry-run to do it.',
      ].join('\n'),
    });
    expect(await nights(checkIn, checkOut)).toMatchObject([{ price: 89 }, { price: 89 }]);

    const done = await desk('rates', ...line, '--note', 'the fair');
    expect(done.text).toMatch(/In force now, as version \d+\.$/);
    expect(await nights(checkIn, checkOut)).toEqual([
      { date: checkIn, free: 12, price: 129, minNights: 2 },
      { date: addDays(checkIn, 1), free: 12, price: 89 },
    ]);
    expect((await desk('rates', checkIn.slice(0, 7))).text).toContain(`${checkIn}  $129, 2+ nights  $89`);
    expect((await desk('rates', 'log')).text.split('\n')[0]).toMatch(/ {2}maryam +the fair$/);
    expect((await desk('log')).text).toContain('maryam  rates  tariff');
  });

  test('D1 a price that changed meanwhile is refused with the new total', async () => {
    const stay = freshStay();
    const guest = await signInGuest(motel);
    await desk('rates', 'set', 'many', stay.checkIn, stay.checkIn, '--price', '99');
    const answer = await guest.book(stay, ROOMS.many);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'price-changed', message: 'The price has changed. The total is now $206 CAD.' },
    });
  });

  test('a booking keeps the price of its nights and its terms', async () => {
    const stay = freshStay();
    const guest = await signInGuest(motel);
    const { body } = await guest.book(stay, ROOMS.many);
    const change = await desk('rates', 'set', 'many', stay.checkIn, stay.checkOut, '--price', '200');
    expect(change.text).toContain('1 booking has some of these nights and keeps its price.');
    await guest.pay(body.url);
    await motel.server.runJobs();
    const { bookingId } = await outcomeOf(motel, body.sessionId);
    const stored = await motel.db
      .selectFrom('bookings')
      .select(['nights', 'free_hours', 'keep', 'late_charge', 'status'])
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({
      nights: [{ from: stay.checkIn, nights: 2, price: 8900 }],
      free_hours: 24,
      keep: 'first night',
      late_charge: 9800,
      status: 'confirmed',
    });
    expect((await guest.bookings())[0]).toMatchObject({ totalAmount: 195, property: { price: 89 } });
  });

  test('F6–F8 what the desk closes is not sold, and says why', async () => {
    const stay = freshStay(3);
    const guest = await signInGuest(motel);
    const refusal = async () =>
      (await guest.book(stay, ROOMS.many, { overrides: { totalAmount: '276' } })).body;
    const set = (...more: string[]) => desk('rates', 'set', 'all', stay.checkIn, stay.checkIn, ...more);

    await set('--close');
    expect(await nights(stay.checkIn, addDays(stay.checkIn, 1))).toEqual([
      { date: stay.checkIn, free: 0, closed: true },
    ]);
    expect(await refusal()).toMatchObject({
      code: 'rule-broken',
      message: `The night of ${stay.checkIn} is closed.`,
    });
    await set('--open', '--no-arrival');
    expect((await refusal()).message).toBe(`A stay cannot begin on ${stay.checkIn}.`);
    await set('--arrival', '--min-nights', '4');
    expect((await refusal()).message).toBe('These dates need a stay of at least 4 nights.');
    await set('--min-nights', '1', '--max-nights', '2');
    expect((await refusal()).message).toBe('These dates allow a stay of at most 2 nights.');
  });

  test('F1 a line that cannot be read says how to write it, and changes nothing', async () => {
    const before = await lastVersion(motel.db);
    const night = ['many', '2027-01-01', '2027-01-01'];
    for (const [line, sentence] of [
      [['set', 'many', '1 May'], 'Write a date as 2027-07-01.'],
      [['set', ...night, '--price', 'cheap'], 'Write a price as 129 or 129.50.'],
      [['set', ...night, '--on', 'friday,someday'], 'Write days as fri,sat.'],
      [['set', ...night, '--min-nights', '1.5'], 'Write a number of nights, or of uses, as a whole number.'],
      [['steps', '7'], 'Write steps as 7:15% 28:30%, or none.'],
      [['code', 'SPRING', '10%', '--booked-to', 'May'], 'Write a date as 2027-07-01.'],
      [['May'], '"May" is no month; write it as 2027-07.'],
    ] as const) {
      expect(await desk('rates', ...line)).toEqual({ ok: false, text: sentence });
    }
    expect((await desk('rates', 'set', 'many')).text).toMatch(/^Say the room type/);
    expect((await desk('rates', 'code', 'SUMMER')).text).toMatch(/^Say the code/);
    expect(await lastVersion(motel.db)).toEqual(before);
  });

  test('F9 steps are set, shown and undone', async () => {
    expect((await desk('rates', 'steps', '7:15%', '28:30%')).text).toContain(
      'Other rates:\nFrom night 7: 15% off\nFrom night 28: 30% off',
    );
    expect((await desk('rates')).text).toContain('From night 28: 30% off');
    expect((await desk('rates', 'undo')).ok).toBe(true);
    expect((await desk('rates')).text).not.toContain('From night');
  });

  test('two changes at once: the second is told, nothing is overwritten', async () => {
    const last = await lastVersion(motel.db);
    const { version, tariff } = last!;
    const write = (note: string) =>
      writeVersion(motel.db, { after: version, author: 'a', note, tariff }, motel.clock.now());
    const [one, other] = await Promise.all([write('one'), write('other')]);
    expect([one, other].toSorted()).toEqual([false, true]);
  });
});

describe.each(ON_SERVER)('the rates of the content, on $name', (kind) => {
  test('are the first ones; the desk’s stay, a new room brings its own', async () => {
    const database = await kind.prepare();
    const first = await openMotelAt(database.place);
    const { db, clock } = first;
    try {
      const desk = (...argv: string[]) => runDeskCommand({ db, clock }, argv, { who: 'maryam' });
      await desk('rates', 'set', 'many', '2027-05-01', '2027-05-31', '--price', '111');
      const cellar = room('cellar', 1);
      const dearer = Object.values(ROOMS).map((one) => ({ ...one, pricePerNight: ROOMS.free.pricePerNight }));
      const content = flatTariff([...dearer, cellar]);
      await syncTariff(db, { ...content, round: 'cent' }, clock.now());
      const { tariff, author, version } = (await lastVersion(db))!;
      expect(author).toBe('content');
      expect(tariff.round).toBe('cent');
      const pricesOf = (data: TariffData, key: string) =>
        data.nightly.filter((entry) => entry.room === key).map((entry) => String(entry.price));
      expect(pricesOf(tariff, 'many')).toEqual(['89', '111']);
      expect(pricesOf(tariff, 'cellar')).toEqual(['89']);
      await syncTariff(db, { ...content, round: 'cent' }, clock.now());
      expect((await lastVersion(db))!.version).toBe(version);

      // A room that is gone leaves the tariff, with its entries.
      await syncTariff(db, flatTariff([ROOMS.single]), clock.now());
      const left = (await lastVersion(db))!.tariff;
      expect(Object.keys(left.rooms)).toEqual(['single']);
      expect(left.nightly).toEqual([{ room: 'single', price: 89 }]);
    } finally {
      await first.close();
      await database.remove();
    }
  });
});

test('every process sells by a change at once', async () => {
  const server = DATABASES.find(({ name }) => name.includes('server'));
  const database = await server!.prepare();
  const motels = [await openMotelAt(database.place), await openMotelAt(database.place)] as const;
  try {
    const [here, there] = motels;
    const path = `${ENDPOINTS.property.path.replace('{id}', 'many')}`;
    expect((await there.call(path)).body.price).toBe(89);
    const change = ['rates', 'set', 'all', '2026-11-01', '2027-12-31', '--price', '95.5'];
    await runDeskCommand({ db: here.db, clock: here.clock }, change, { who: 'maryam' });
    expect((await there.call(path)).body.price).toBe(95.5);
    expect((await there.call(ENDPOINTS.properties.path)).body[0].price).toBe(95.5);
  } finally {
    for (const motel of motels) await motel.close();
    await database.remove();
  }
});
