import { fc } from '@fast-check/vitest';
import { addDays, cents, civilDate } from '@motel/booking-core';
import { counted, partyWords } from '@motel/content/words';
import { priceRows, toldRows } from '../src/shared/booking/price-rows.ts';
import {
  formatDate,
  formatDateOrReason,
  formatDateRange,
  formatWeekday,
} from '../src/shared/format/dates.ts';
import { initials } from '../src/shared/RoomKey.tsx';
import { WORDS } from './support/site.ts';

afterEach(() => vi.unstubAllEnvs());

describe('dates', () => {
  it("§2: a range reads 'MMM dd - MMM dd'", () => {
    expect(formatDateRange(WORDS, civilDate('2026-07-04'), civilDate('2026-09-30'))).toBe('Jul 04 - Sep 30');
  });

  it("§9: a date reads 'MMM d, yyyy'", () => {
    expect(formatDate(WORDS, civilDate('2026-07-04'))).toBe('Jul 4, 2026');
    expect(formatWeekday(WORDS, civilDate('2026-07-04'))).toBe('Sat, Jul 4');
  });

  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Edmonton', 'Asia/Tokyo'];
  it.each(zones)('a date is the same day for a guest in %s', async (zone) => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    const there = await import('../src/shared/format/dates.ts');
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const days = fc
      .integer({ min: 0, max: 36_500 })
      .map((offset) => addDays(civilDate('2000-01-01'), offset));
    fc.assert(
      fc.property(days, (date) => {
        const [, day] = /^\w{3} (\d+), \d{4}$/.exec(there.formatDate(WORDS, date)) ?? [];
        expect(Number(day)).toBe(Number(date.slice(8)));
      }),
    );
  });

  it('§8: missing dates are N/A, unparseable ones Invalid Date', () => {
    expect(formatDateOrReason(WORDS, undefined)).toBe('N/A');
    expect(formatDateOrReason(WORDS, '2026-02-30')).toBe('Invalid Date');
    expect(formatDateOrReason(WORDS, '2026-02-28')).toBe('Feb 28, 2026');
  });
});

describe('counts', () => {
  it('one thing is singular, any other number plural', () => {
    expect([0, 1, 2].map((count) => counted(WORDS, count, 'night'))).toEqual([
      '0 nights',
      '1 night',
      '2 nights',
    ]);
  });

  it('a party leaves out empty groups', () => {
    expect(partyWords(WORDS, { adults: 2, children: 1, infants: 0, pets: 1 })).toBe(
      '2 adults, 1 child, 1 pet',
    );
    expect(partyWords(WORDS, { adults: 1, children: 0, infants: 2, pets: 0 })).toBe('1 adult, 2 infants');
  });
});

describe('the letters on a room’s key fob', () => {
  it.each([
    ['Hoodoo Double', 'HD'],
    ['The Old Tipple Twin', 'TOT'],
    ['Ferryman’s Rest', 'FR'],
    ['  étage  ', 'É'],
    ['14', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s: %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

it('F27: a tax in the price is told with its amount, not as a line of $0', () => {
  const share = {
    ...{ percent: 16, base: cents(100_00), round: 'cent' as const },
    included: { amount: cents(16_00), price: cents(116_00), percents: 16, of: ['rooms'] },
  };
  const detail = '16% included: $16';
  const lines = [
    { label: 'Pets', amount: cents(0) },
    { label: 'VAT', amount: cents(0), detail, share },
  ];
  const vat = { label: 'VAT', detail, quiet: true, amount: '' };
  expect(priceRows(WORDS, lines)).toEqual([{ label: 'Pets', quiet: true, amount: '$0' }, vat]);
  expect(toldRows(WORDS, lines)).toEqual([vat]);
  expect(toldRows(WORDS, [{ label: 'VAT', amount: cents(0), detail, isWithin: true }])).toEqual([vat]);
});
