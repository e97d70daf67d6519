import { fc, it } from '@fast-check/vitest';
import { cents, dollarDigits, dollars, formatDollars, parseDollars, toDollars } from '../src/index.ts';

/** Milliseconds for the whole run of amounts on a machine that is busy with other tests. */
const LONG_TIMEOUT = 60_000;
const MOST = 999_999_999_999_999;
const wireAmounts = fc
  .oneof(fc.integer({ min: 0, max: MOST }), fc.integer({ min: 0, max: 100_000 }))
  .map(cents);

describe('[M2] decimal dollars on the wire', () => {
  test('[M2] a number or text of dollars is so many cents', () => {
    const values = [89, 89.5, 0.07, '98.50', '98', '0.1', 9_999_999_999_999.99];
    expect(values.map((value) => parseDollars(value))).toEqual([8900, 8950, 7, 9850, 9800, 10, MOST]);
    expect(parseDollars(-0)).toBe(0);
  });

  test.each([
    [1e21, 1e-7, 1.005, -1, -0.01, Number.NaN, Number.POSITIVE_INFINITY, 10_000_000_000_000, '1e3', '1e21'],
    [' 5', '5 ', '5\n', '+5', '-1', '5.', '.5', '1.005', '1,000', '$5', '0x10', '٥', '', true, null],
    [undefined, 5n, [5], { valueOf: (): number => 5 }],
  ])('[M2] %o, and the rest of its row, are no prices', (...values) => {
    for (const value of values) expect(parseDollars(value)).toBeUndefined();
  });

  it.prop([wireAmounts])('[M2] any amount is read back exactly, also through JSON', (amount) => {
    expect(parseDollars(toDollars(amount))).toBe(amount);
    expect(parseDollars(JSON.parse(JSON.stringify(toDollars(amount))))).toBe(amount);
    expect(parseDollars(dollarDigits(amount))).toBe(amount);
  });

  test(
    '[M2] every cent from $0 to $2,000 is read back exactly',
    () => {
      const wrong = [];
      for (let amount = 0; amount <= 200_000; amount++) {
        if (parseDollars(toDollars(cents(amount))) !== amount) wrong.push(amount);
      }
      expect(wrong).toEqual([]);
    },
    LONG_TIMEOUT,
  );

  it.prop([
    fc.oneof(
      fc.double({ min: 0, noNaN: true }),
      wireAmounts.map((amount) => amount / 100),
    ),
  ])('[M2] a number is accepted exactly when it is a whole number of cents', (value) => {
    const nearest = Math.round(value * 100);
    const isAmount = nearest <= MOST && nearest / 100 === value;
    expect(parseDollars(value)).toBe(isAmount ? nearest : undefined);
  });

  it.prop([fc.oneof(fc.anything(), fc.string({ unit: fc.constantFrom('0', '7', '.', '-', 'e', ' ') }))])(
    '[M2] any other input is undefined, never an error or a fraction',
    (value) => {
      const amount = parseDollars(value);
      if (amount !== undefined) {
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        expect(String(value)).toMatch(/^\d+(\.\d{1,2})?$/);
      }
    },
  );
});

describe('[M2] amounts that a program writes', () => {
  test('[M2] are read as on the wire', () => {
    expect([dollars('89'), dollars('89.5'), dollars(0.07), dollars(0)]).toEqual([8900, 8950, 7, 0]);
  });

  test.each(['', '-1', '1,000', 'x', 1e21, Number.NaN, undefined])('[M2] [R2] %o is refused', (value) => {
    expect(() => dollars(value as string)).toThrow(new RangeError(`Not an amount of dollars: ${value}`));
  });
});

describe('[M3] amounts in digits', () => {
  test.each([
    [9800, '98', '98'],
    [123_450, '1234.50', '1,234.50'],
    [100_000_000, '1000000', '1,000,000'],
    [99_999, '999.99', '999.99'],
    [5, '0.05', '0.05'],
    [0, '0', '0'],
    [-150, '-1.50', '-1.50'],
    [-5, '-0.05', '-0.05'],
    [-123_400, '-1234', '-1,234'],
  ])('[M3] %i cents are %s for the payload and %s for the guest', (amount, digits, shown) => {
    expect(dollarDigits(cents(amount))).toBe(digits);
    expect(formatDollars(cents(amount))).toBe(shown);
  });

  it.prop([fc.integer({ min: -MOST, max: MOST }).map(cents)])(
    '[M3] thousands are grouped like in Canadian English',
    (amount) => {
      const places = amount % 100 === 0 ? 0 : 2;
      const canadian = new Intl.NumberFormat('en-CA', { minimumFractionDigits: places });
      expect(formatDollars(amount)).toBe(canadian.format(amount / 100));
      expect(dollarDigits(amount)).toBe(formatDollars(amount).replaceAll(',', ''));
    },
  );
});
