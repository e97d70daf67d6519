import { nightPrices, priceTotal, type TariffData } from '../src/index.ts';
import { refusalOf, stayOf, tariffWith } from './support/pricing.ts';

// 2027-07-04 is a Sunday.
const rates = (...nightly: TariffData['nightly']) => tariffWith({ nightly: [{ price: '100' }, ...nightly] });

describe('[F5] for each field, the last entry that states it wins', () => {
  test('[F5] a later price wins on its nights only', () => {
    const days = { price: '110', from: '2027-07-05', to: '2027-07-07' };
    const tariff = rates(days, { price: '120', on: ['tue', 'fri'] });
    const prices = nightPrices(tariff, 'queen', '2027-07-04', '2027-07-11').map(({ price }) => price);
    expect(prices).toEqual([10_000, 11_000, 12_000, 11_000, 10_000, 12_000, 10_000]);
    expect(priceTotal(tariff, stayOf(7))).toBe(76_000);
  });

  test('[F5] an entry leaves fields that it does not state', () => {
    const tariff = rates(
      { minNights: 3, closedToArrival: true, from: '2027-07-05', to: '2027-07-05' },
      { price: '90', from: '2027-07-05' },
      { closedToArrival: false, maxNights: 9, on: ['mon'] },
    );
    expect(nightPrices(tariff, 'queen', '2027-07-04', '2027-07-06')).toEqual([
      { date: '2027-07-04', price: 10_000 },
      { date: '2027-07-05', price: 9000, minNights: 3, maxNights: 9 },
    ]);
  });

  test.each(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const)('[F5] %s is that weekday', (day) => {
    const tariff = rates({ price: '50', on: [day] });
    for (const from of ['2027-07-04', '1969-12-28', '0001-01-07', '9999-12-19']) {
      const to = new Date(Date.parse(from) + 7 * 86_400_000).toISOString().slice(0, 10);
      const cheap = nightPrices(tariff, 'queen', from, to).findIndex(({ price }) => price === 5000);
      const names = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });
      expect(names.format(Date.parse(from) + cheap * 86_400_000).toLowerCase()).toBe(day);
    }
  });

  test('[F5] prices far apart, and in any order, are the same', () => {
    const half = { price: '50', from: '2000-01-01', to: '2050-12-31' };
    const tariff = rates(half, { price: '60', from: '2060-01-01' });
    const at = (from: string) => nightPrices(tariff, 'queen', from, `${from.slice(0, 8)}02`)[0]?.price;
    const years = ['2027', '1969', '2055', '2061', '9999', '0001', '2049', '2000', '1999', '2028', '2027'];
    const prices = [5000, 10_000, 10_000, 6000, 6000, 10_000, 5000, 5000, 10_000, 5000, 5000];
    expect(years.map((year) => at(`${year}-01-01`))).toEqual(prices);
  });

  test('[F5] a stay over the edge of what was worked out before is whole', () => {
    const tariff = rates({ price: '50', from: '2027-08-01' });
    for (const nights of [1, 365, 30, 200]) {
      const expected = Math.min(nights, 28) * 10_000 + Math.max(0, nights - 28) * 5000;
      expect(priceTotal(tariff, stayOf(nights))).toBe(expected);
    }
    expect(priceTotal(tariff, { ...stayOf(1), from: '2026-07-05', to: '2027-07-05' })).toBe(3_650_000);
  });
});

describe('[F6] nights that are not for sale', () => {
  const tariff = tariffWith({
    nightly: [
      { price: '100', from: '2027-07-01', to: '2027-07-10' },
      { closed: true, from: '2027-07-08', to: '2027-07-08' },
    ],
  });

  test('[F6] a night without a price has none', () => {
    const early = stayOf(1, { from: '2027-06-30', to: '2027-07-02' });
    expect(refusalOf(tariff, early)).toEqual(['F6', 'night-without-price', 'from', '2027-06-30']);
    expect(refusalOf(tariff, stayOf(1, { from: '2027-07-09', to: '2027-07-12' }))[3]).toBe('2027-07-11');
    expect(priceTotal(tariff, stayOf(1, { from: '2027-07-09', to: '2027-07-11' }))).toBe(20_000);
  });

  test('[F6] a closed night is not sold, though it has a price', () => {
    expect(refusalOf(tariff, stayOf(5))).toEqual(['F6', 'night-closed', 'from', '2027-07-08']);
    expect(priceTotal(tariff, stayOf(4))).toBe(40_000);
  });
});

describe('[F7] the least and the most nights', () => {
  const tariff = rates(
    { minNights: 3, from: '2027-07-06', to: '2027-07-06' },
    { maxNights: 5, from: '2027-07-10', to: '2027-07-10' },
    { minNights: 2, maxNights: 9, from: '2027-07-11', to: '2027-07-11' },
  );

  test('[F7] hold for every night slept, wherever it is in the stay', () => {
    const short = stayOf(2, { from: '2027-07-05', to: '2027-07-07' });
    expect(refusalOf(tariff, short)).toEqual(['F7', 'stay-too-short', 'to', 3]);
    expect(priceTotal(tariff, stayOf(3))).toBe(30_000);
    expect(priceTotal(tariff, stayOf(2))).toBe(20_000);
    expect(refusalOf(tariff, stayOf(7))).toEqual(['F7', 'stay-too-long', 'to', 5]);
    expect(priceTotal(tariff, stayOf(6))).toBe(60_000);
    expect(refusalOf(tariff, stayOf(1, { from: '2027-07-11', to: '2027-07-12' }))[3]).toBe(2);
  });
});

describe('[F8] days on which no stay begins or ends', () => {
  const tariff = rates({ closedToArrival: true, on: ['mon'] }, { closedToDeparture: true, on: ['wed'] });
  const stay = (from: number, to: number) => stayOf(1, { from: `2027-07-0${from}`, to: `2027-07-0${to}` });

  test('[F8] only the first and the last day count', () => {
    expect(refusalOf(tariff, stay(5, 6))).toEqual(['F8', 'closed-to-arrival', 'from', '2027-07-05']);
    expect(refusalOf(tariff, stay(4, 7))).toEqual(['F8', 'closed-to-departure', 'to', '2027-07-07']);
    expect(priceTotal(tariff, stay(4, 6))).toBe(20_000);
    expect(priceTotal(tariff, stay(7, 8))).toBe(10_000);
    expect(priceTotal(tariff, stay(4, 8))).toBe(40_000);
  });

  test('[F8] also where a stay ends at the end of what a table has worked out', () => {
    // Tables end at days that 512 divides: 2027-06-23 is day 20,992 since 1970.
    const closed = rates({ closedToDeparture: true, from: '2027-06-23', to: '2027-06-23' });
    const last = stayOf(1, { from: '2027-06-21', to: '2027-06-23' });
    expect(refusalOf(closed, last)).toEqual(['F8', 'closed-to-departure', 'to', '2027-06-23']);
    expect(priceTotal(rates(), { ...last, to: '2027-06-22' })).toBe(10_000);
  });

  test('[F8] are named before the limits of F7', () => {
    const both = rates({ closedToArrival: true, minNights: 5 });
    expect(refusalOf(both, stayOf(1))[0]).toBe('F8');
  });
});

describe('[F5–F8] the nights of a calendar', () => {
  test('[F6] [F7] [F8] show every restriction', () => {
    const tariff = tariffWith({
      nightly: [
        { price: '100', from: '2027-07-05' },
        { closed: true, minNights: 2, maxNights: 9, on: ['mon'] },
        { closedToArrival: true, closedToDeparture: true, minNights: 1, on: ['tue'] },
      ],
    });
    expect(nightPrices(tariff, 'queen', '2027-07-04', '2027-07-07')).toEqual([
      { date: '2027-07-04' },
      { date: '2027-07-05', closed: true, minNights: 2, maxNights: 9 },
      { date: '2027-07-06', price: 10_000, closedToArrival: true, closedToDeparture: true },
    ]);
    expect(nightPrices(tariff, 'queen', '2027-07-04', '2027-07-04')).toEqual([]);
  });

  test('[R2] another room, or other dates, are refused', () => {
    const tariff = rates();
    expect(() => nightPrices(tariff, 'king', '2027-07-04', '2027-07-05')).toThrow(
      new RangeError('The tariff has no room king'),
    );
    expect(() => nightPrices(tariff, 'queen', '2027-02-30', '2027-07-05')).toThrow(RangeError);
    expect(() => nightPrices(tariff, 'queen', '2027-07-05', '2027-07-04')).toThrow(
      new RangeError('nights must be a whole number from 0 to 7305, not -1'),
    );
    expect(() => nightPrices(tariff, 'queen', '2000-01-01', '2020-01-02')).toThrow(RangeError);
    expect(nightPrices(tariff, 'queen', '2000-01-01', '2020-01-01')).toHaveLength(7305);
  });
});
