import { it } from '@fast-check/vitest';
import { cardNightlyPrice, cardPrice, parseTariff, type Quote } from '../src/index.ts';
import { oldRequests, oldTariffs } from './support/arbitraries.ts';
import { demoTariff } from './support/demo-room.ts';
import { exactDollars, plainSum } from './support/exact.ts';
import { oldRequestOf, oldTariffData } from './support/old-rules.ts';
import { quoteOf, stayOf, tariffWith } from './support/pricing.ts';

function demoQuote(nights: number, pets: number, per?: 'stay' | 'night'): Quote {
  const request = stayOf(nights, { room: 'double', party: { adults: 2, pets } });
  return quoteOf(parseTariff(demoTariff({}, per)), request);
}

describe('§9 the booking-card rule', () => {
  test('[K1] [K2] [K3] $89 for one night: tax $8, total $97', () => {
    expect(cardPrice(demoQuote(1, 0))).toEqual({ subtotal: 8900, petFee: 0, tax: 800, total: 9700 });
  });

  test('[K1] [K2] [K3] three nights with 2 pets: 267 + 30, tax $29', () => {
    expect(cardPrice(demoQuote(3, 2))).toEqual({ subtotal: 26_700, petFee: 3000, tax: 2900, total: 32_600 });
  });

  test('[K1] pets are charged by the night under such a tariff', () => {
    expect(cardPrice(demoQuote(3, 2, 'night')).petFee).toBe(9000);
  });

  test('[K1] nights at several prices are each at their own, of one room', () => {
    const tariff = tariffWith({ nightly: [{ price: '100' }, { price: '120', on: ['sun'] }] });
    const card = cardPrice(quoteOf(tariff, stayOf(3, { rooms: 2 })));
    expect(card).toMatchObject({ subtotal: 32_000, petFee: 0 });
  });

  it.prop([oldRequests, oldTariffs])(
    '[K1] [K2] [K3] equals exact integer arithmetic, and adds up',
    (request, old) => {
      const tariff = parseTariff(oldTariffData(request.rate, old));
      const card = cardPrice(quoteOf(tariff, oldRequestOf(request)));
      const subtotal = BigInt(request.rate.pricePerNight) * BigInt(request.nights);
      const times = old.petFeeBasis === 'night' ? BigInt(request.nights) : 1n;
      const petFee = BigInt(request.rate.petFee) * BigInt(request.pets) * times;
      const tax = exactDollars((subtotal + petFee) * 10n, 10_000n, 'floor');
      expect([card.subtotal, card.petFee, card.tax].map(BigInt)).toEqual([subtotal, petFee, tax]);
      expect(card.total).toBe(plainSum([card.subtotal, card.petFee, card.tax]));
    },
  );
});

describe('§2 [K4] the nightly price on the card', () => {
  test('[K4] $89 with 2 pets at $15 is $119', () => {
    expect(cardNightlyPrice(demoQuote(2, 2))).toBe(11_900);
    expect(cardNightlyPrice(demoQuote(2, 2, 'night'))).toBe(11_900);
    expect(cardNightlyPrice(demoQuote(2, 0))).toBe(8900);
  });

  it.prop([oldRequests])('[K4] price and pet fees', (request) => {
    const tariff = parseTariff(demoTariff());
    const quote = quoteOf(tariff, stayOf(request.nights, { room: 'double', party: { adults: 1, pets: 1 } }));
    expect(cardNightlyPrice(quote)).toBe(10_400);
  });

  test('[K4] [R2] a quote without nights is refused', () => {
    expect(() => cardNightlyPrice({ ...demoQuote(1, 0), nights: [] })).toThrow(
      new RangeError('A quote has at least one night'),
    );
  });
});

describe('[R2] the error names what is wrong', () => {
  const quote = demoQuote(2, 1);
  const [night] = quote.nights;

  test.each<[object, string]>([
    [{ nights: [{ ...night, nights: 0 }] }, 'nights must be a whole number from 1 to 365, not 0'],
    [{ nights: [{ ...night, price: -1 }] }, 'price must be a whole number from 0 to 999999900, not -1'],
    [
      { lines: [{ kind: 'pets', amount: -1 }] },
      `petFee must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}, not -1`,
    ],
    [{ lines: [{ kind: 5 }] }, 'kind must be text, not 5'],
  ])('[K1] %j', (change, message) => {
    expect(() => cardPrice({ ...quote, ...change } as Quote)).toThrow(new RangeError(message));
  });

  test('[K4] pets', () => {
    expect(() => cardNightlyPrice({ ...quote, party: { ...quote.party, pets: 1001 } })).toThrow(
      new RangeError('pets must be a whole number from 0 to 1000, not 1001'),
    );
  });
});
