import { fc, it } from '@fast-check/vitest';
import { stayPayments } from '../src/booking.ts';
import { addDays, cents, civilDate, dollars, sum } from '../src/index.ts';

const CHECK_IN = civilDate('2027-07-20');
const total = dollars('300');
const deposit = dollars('100');

describe('[X7] a stay is paid in two parts', () => {
  test('[X7] the deposit on booking, the rest by its day', () => {
    const paid = stayPayments({ total, policy: { deposit, restDays: 7 } }, CHECK_IN, civilDate('2027-07-12'));
    expect(paid).toEqual({ now: 10_000, rest: 20_000, restDue: '2027-07-13' });
  });

  test('[X7] a rest without a day is paid at the motel', () => {
    const paid = stayPayments({ total, policy: { deposit } }, CHECK_IN, CHECK_IN);
    expect(paid).toEqual({ now: 10_000, rest: 20_000 });
  });

  test.each(['2027-07-13', '2027-07-14', '2027-07-20', '2027-07-21'])(
    '[X7] booked on %s, when the rest is due, all is paid at once',
    (bookedOn) => {
      const paid = stayPayments({ total, policy: { deposit, restDays: 7 } }, CHECK_IN, civilDate(bookedOn));
      expect(paid).toEqual({ now: 30_000, rest: 0 });
    },
  );

  test('[X7] without a deposit all is paid on booking', () => {
    for (const policy of [{}, { deposit: total }])
      expect(stayPayments({ total, policy }, CHECK_IN, CHECK_IN)).toEqual({ now: 30_000, rest: 0 });
  });

  test('[X7] a deposit beyond the total, or a rest a year before: refused', () => {
    const asked = (policy: object) => () => stayPayments({ total, policy }, CHECK_IN, CHECK_IN);
    expect(asked({ deposit: cents(30_001) })).toThrow('deposit must be a whole number from 0 to 30000');
    expect(asked({ deposit, restDays: 366 })).toThrow('restDays must be a whole number from 0 to 365');
  });

  it.prop([fc.nat(10_000_000), fc.nat(10_000_000), fc.option(fc.nat(365), { nil: undefined }), fc.nat(800)])(
    '[X7] the parts add up; the rest is due after today, by check-in',
    (one, other, restDays, before) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)].map(cents) as [never, never];
      const bookedOn = addDays(CHECK_IN, -before);
      const policy = { deposit: least, ...(restDays !== undefined && { restDays }) };
      const { now, rest, restDue } = stayPayments({ total: most, policy }, CHECK_IN, bookedOn);
      expect(sum(now, rest)).toBe(most);
      expect([least, most]).toContain(now);
      if (restDue !== undefined) expect(bookedOn < restDue && restDue <= CHECK_IN && rest > 0).toBe(true);
    },
  );
});
