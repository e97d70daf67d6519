import { addDays, civilDate } from '@motel/booking-core';
import { moveCash } from '../../src/till/change-till.ts';
import { wrongInBooks } from '../support/books.ts';
import { soldOn } from '../support/looks.ts';
import { ROOMS } from '../support/test-booking.ts';
import { bookAtDesk } from '../support/test-desk.ts';
import { testMotel } from '../support/test-motel.ts';
import { signInStaff, type TestStaff } from '../support/test-staff.ts';

// Alberta's clocks are put on and back for the last time in March 2026: after it the days that other places change are
// days like all others.
const NIGHTS = [
  { name: 'an hour comes twice', begin: '2025-11-01T04:00:00-06:00', end: '2025-11-02T04:00:00-07:00' },
  { name: 'an hour is missing', begin: '2026-03-07T04:00:00-07:00', end: '2026-03-08T04:00:00-06:00' },
  { name: 'others gain an hour', begin: '2026-10-31T04:00:00-06:00', end: '2026-11-01T04:00:00-06:00' },
  { name: 'others lose an hour', begin: '2027-03-13T04:00:00-06:00', end: '2027-03-14T04:00:00-06:00' },
].map((night) => ({ ...night, day: civilDate(night.begin.slice(0, 10)) }));

describe('§14.2: a night at the desk', () => {
  const motel = testMotel();
  let people = 0;

  const at = (instant: string, seconds = 0) => {
    motel.clock.setTo(instant);
    motel.clock.advance(seconds * 1000);
  };
  const signIn = () => signInStaff(motel, 'clerk', `Wren ${people++}`);
  const cashOf = async (wren: TestStaff, date?: string) => {
    const { body } = await wren.call('till', date === undefined ? {} : { query: { date } });
    return [body.date, body.tills[0].cash.expected];
  };

  test.each(NIGHTS)('in which $name ends at 4:00 AM, with its check-in', async ({ day, end }) => {
    const next = addDays(day, 1);
    const lastNight = { stay: { checkIn: day, checkOut: next }, total: 98 };
    at(end, -1);
    const wren = await signIn();
    const sold = (await soldOn(motel, ROOMS.many, lastNight.stay))[0] ?? 0;
    const { status, body } = await bookAtDesk(wren, lastNight);
    expect(status).toBe(200);
    const parts = { id: body.id };
    expect((await wren.call('checkIn', { parts, body: { isUncleanAccepted: true } })).status).toBe(200);
    const twice = await wren.call('checkIn', { parts, body: {} });
    expect([twice.status, twice.body.code]).toEqual([409, 'changed-meanwhile']);
    expect(await soldOn(motel, ROOMS.many, lastNight.stay)).toEqual([sold + 1]);
    expect(await cashOf(wren)).toEqual([day, 98]);

    motel.clock.advance(1000);
    expect(await cashOf(wren)).toEqual([next, 0]);
    expect(await cashOf(wren, day)).toEqual([day, 98]);
    expect(await bookAtDesk(wren, lastNight)).toSay('422 Check-in cannot be in the past.');
    expect((await wren.call('checkOut', { parts, body: {} })).status).toBe(200);
    expect(await wrongInBooks(motel.db)).toEqual([]);
  });

  test.each(NIGHTS)('in which $name has each hour of its till once', async ({ day, begin, end }) => {
    at(begin, -1);
    const wren = await signIn();
    const { person } = wren;
    const hours = (Date.parse(end) - Date.parse(begin)) / 3_600_000;
    const payIn = { kind: 'pay-in', amount: 1_00, reason: 'A coin an hour' } as const;
    for (let hour = -1; hour <= hours; hour++) {
      at(begin, hour * 3600);
      await moveCash(motel, payIn as never, {
        person,
        signedInAt: motel.clock.now(),
        secret: '',
        key: `${person.id} ${hour}`,
        request: hour,
      });
    }
    const again = await signInStaff(motel, 'owner', `Ilse ${people++}`);
    const paidIn = async (date: string) => {
      const { tills } = (await again.call('till', { query: { date } })).body;
      return tills.find(({ personId }: { personId: string }) => personId === person.id)?.payIns;
    };
    expect([await paidIn(addDays(day, -1)), await paidIn(day), await paidIn(addDays(day, 1))]).toEqual([
      1,
      hours,
      1,
    ]);
  });
});
