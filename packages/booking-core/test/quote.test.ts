import { it } from '@fast-check/vitest';
import { MAX_COUNT, MAX_NIGHTS, parseTariff, priceTotal, specificationTariff } from '../src/index.ts';
import { oldRequests, oldTariffs } from './support/arbitraries.ts';
import { demoTariff } from './support/demo-room.ts';
import { exactQuote, type OldRequest, type OldTariff, STANDARD, specified } from './support/exact.ts';
import { oldFigures, oldRequestOf, oldTariffData } from './support/old-rules.ts';
import { quoteOf } from './support/pricing.ts';

const DEMO_RATE = { pricePerNight: 8900, petFee: 1500, extraPersonCharge: 2000 };
const ONE_NIGHT: OldRequest = { rate: DEMO_RATE, nights: 1, rooms: 1, chargedPersons: 0, pets: 0 };
const MOST = { nights: MAX_NIGHTS, rooms: MAX_COUNT, chargedPersons: 2 * MAX_COUNT, pets: MAX_COUNT };
const BY_THE_NIGHT: OldTariff = { ...STANDARD, petFeeBasis: 'night', extraPersonBasis: 'night' };

function quoted(request: Partial<OldRequest>, tariff: OldTariff = STANDARD) {
  const whole = { ...ONE_NIGHT, ...request };
  return oldFigures(quoteOf(parseTariff(oldTariffData(whole.rate, tariff)), oldRequestOf(whole)));
}

const at = (pricePerNight: number) => ({ rate: { ...DEMO_RATE, pricePerNight } });

describe('§9 the confirm rule, by example', () => {
  test('[F16] the preset is these fees in this order, with these roundings', () => {
    const { fees, round, ages, nightly } = demoTariff();
    expect([round, ages, nightly]).toEqual(['dollar-up', undefined, [{ room: 'double', price: '89' }]]);
    const before = ['rooms', 'extra-persons', 'smoking-room', 'pets'];
    expect(fees?.map(({ label: _, ...fee }) => fee)).toEqual([
      { id: 'extra-persons', each: 'extra-person', per: 'stay', amount: { double: '20' }, always: true },
      { id: 'smoking-room', amount: 0, always: true },
      { id: 'pets', each: 'pet', per: 'stay', amount: { double: '15' }, always: true },
      { id: 'taxes', percent: 5, of: before, round: 'dollar-up', always: true },
      { id: 'tourism-levy', percent: 4, of: before, round: 'dollar-up', always: true },
    ]);
  });

  test('[F16] the reference in these tests differs from it only in its rates', () => {
    const room = specified(DEMO_RATE);
    expect(oldTariffData(DEMO_RATE, STANDARD)).toEqual(specificationTariff({ room }));
    expect(oldTariffData(DEMO_RATE, BY_THE_NIGHT)).toEqual(specificationTariff({ room }, 'night'));
  });

  test('[Q1] [Q3] [Q4] $89 for one night: 89 + 5 + 4 = $98', () => {
    const none = { extraPersons: 0, smokingRoom: 0, pets: 0, rounding: 0 };
    const due = { roomSubtotal: 8900, taxes: 500, tourismLevy: 400, total: 9800 };
    expect(quoted({})).toEqual({ ...none, ...due });
  });

  test('[Q2] 4 adults where 2 are allowed: (89 + 40) + 7 + 6 = $142', () => {
    const due = { extraPersons: 4000, taxes: 700, tourismLevy: 600, total: 14_200 };
    expect(quoted({ chargedPersons: 2 })).toMatchObject(due);
  });

  test('[Q3] [Q4] 25 nights at $64.40: $1,756, not floating point’s $1,757', () => {
    const beforeFees = 64.4 * 25;
    const naive = Math.ceil(beforeFees + Math.ceil(beforeFees * 0.05) + Math.ceil(beforeFees * 0.04));
    expect(naive).toBe(1757);
    expect(quoted({ ...at(6440), nights: 25 }).total).toBe(175_600);
  });

  test('[Q4] [Q5] with cents: 89.50 + 5 + 4 = 98.50, rounded by 0.50 to $99', () => {
    expect(quoted(at(8950))).toMatchObject({ rounding: 50, total: 9900 });
  });

  test('[Q5] a tariff that rounds the total down drops the cents: $98', () => {
    const down = { ...STANDARD, totalRounding: 'floor' } as const;
    expect(quoted(at(8950), down)).toMatchObject({ rounding: -50, total: 9800 });
  });

  test('[Q6] a free room costs nothing, without a negative zero', () => {
    const free = quoted({ rate: { pricePerNight: 0, petFee: 0, extraPersonCharge: 0 } });
    for (const amount of Object.values(free)) expect(Object.is(amount, 0)).toBe(true);
  });

  test('[Q6] its largest request is quoted exactly', () => {
    const most = 9_999_999;
    const rate = { pricePerNight: most, petFee: most, extraPersonCharge: most };
    const largest: OldRequest = { rate, ...MOST };
    const whole = { percent: 100, rounding: 'ceil' } as const;
    const tariff: OldTariff = { ...BY_THE_NIGHT, taxes: whole, tourismLevy: whole };
    expect(BigInt(quoted(largest, tariff).total)).toBe(exactQuote(largest, tariff).total);
  });
});

describe('§9 properties of the confirm rule', () => {
  it.prop([oldRequests, oldTariffs])('[Q1–Q6] [F16] equals exact integer arithmetic', (request, old) => {
    const tariff = parseTariff(oldTariffData(request.rate, old));
    const { smokingRoom, ...amounts } = oldFigures(quoteOf(tariff, oldRequestOf(request)));
    const inBigInt = Object.entries(amounts).map(([name, amount]) => [name, BigInt(amount)]);
    expect(Object.fromEntries(inBigInt)).toEqual(exactQuote(request, old));
    expect(smokingRoom).toBe(0);
    expect(priceTotal(tariff, oldRequestOf(request))).toBe(amounts.total);
  });
});
