import { fc, test as property } from '@fast-check/vitest';
import {
  cancellationOutcome,
  closingCharge,
  type FolioAmount,
  folioTotals,
  isArticlePart,
  isTaxPart,
  partOfPrice,
} from '../src/booking.ts';
import { type Cents, cents, ENGLISH, parseTariff, price as priceOf, subtract } from '../src/index.ts';
import { Chance, randomRequest, randomTariff } from './support/random-cases.ts';

const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map(cents);
const entry = fc.record({ kind: fc.constantFrom('charge', 'payment', 'refund'), amount });
const price = fc.integer({ min: 1, max: 1_000_000 }).map(cents);

const charge = (owed: Cents): FolioAmount => ({ kind: 'charge', amount: owed });
const payment = (paid: Cents): FolioAmount => ({ kind: 'payment', amount: paid });
const refund = (back: Cents): FolioAmount => ({ kind: 'refund', amount: back });

describe('the folio', () => {
  test('[L2] an empty ledger comes to $0', () => {
    expect(folioTotals([])).toEqual({ total: 0, paid: 0, refunded: 0, balance: 0 });
  });

  test('[L2] a stay of $142, paid and then half refunded', () => {
    const charges = [charge(cents(12_900)), charge(cents(1_300))];
    expect(folioTotals([...charges, payment(cents(14_200)), refund(cents(7_100))])).toEqual({
      total: 14_200,
      paid: 14_200,
      refunded: 7_100,
      balance: 7_100,
    });
  });

  property.prop([fc.array(entry), fc.array(entry)])(
    '[L1] an added entry changes the sums by its own amount',
    (before, added) => {
      const [one, more, both] = [before, added, [...before, ...added]].map(folioTotals);
      for (const figure of ['total', 'paid', 'refunded', 'balance'] as const)
        expect(both?.[figure]).toBe((one?.[figure] ?? 0) + (more?.[figure] ?? 0));
    },
  );

  property.prop([fc.array(entry), amount])(
    '[L3] the closing charge brings the total to what is owed',
    (entries, owed) => {
      const closing = closingCharge(entries, owed);
      const closed = closing === undefined ? entries : [...entries, charge(closing)];
      expect(folioTotals(closed).total).toBe(owed);
      expect(closingCharge(closed, owed)).toBeUndefined();
    },
  );

  property.prop([price, price, fc.nat({ max: 100 }), fc.boolean()])(
    '[L3, X3] the balance of a stay that is cancelled and refunded is what is owed of the kept amount',
    (total, late, share, isLate) => {
      const before = cents(Math.floor((total * share) / 100));
      const rules = { timeZone: 'America/Edmonton', checkInHour: 15, checkOutHour: 11 };
      const checkIn = '2027-03-31' as never;
      const cancelledAt = Date.parse(isLate ? '2027-03-31T12:00Z' : '2027-03-01T12:00Z');
      const terms = { freeHours: 24, late };
      const request = { checkIn, cancelledAt, price: total, paid: before, terms };
      const { kept, refunded, owed } = cancellationOutcome(request, rules);
      const paid = [charge(total), payment(before)];
      const closing = closingCharge(paid, kept) ?? cents(0);
      const account = folioTotals([...paid, charge(closing), refund(refunded)]);
      expect(account).toEqual({ total: kept, paid: before, refunded, balance: owed });
    },
  );

  property.prop([price, price])(
    '[L5] an allowance that is refunded leaves the balance as it was',
    (total, asked) => {
      const allowance = cents(Math.min(total, asked));
      const paid = [charge(total), payment(total)];
      const given = folioTotals([...paid, charge(subtract(cents(0), allowance)), refund(allowance)]);
      expect(given).toEqual({ total: total - allowance, paid: total, refunded: allowance, balance: 0 });
    },
  );

  property.prop([price, price])('[L7] an article stays owed once the price is credited', (sold, article) => {
    const entries = [charge(sold), charge(article), payment(sold)];
    const closing = closingCharge(entries, article) ?? cents(0);
    expect(closing).toBe(sold === 0 ? 0 : -sold);
    expect(folioTotals([...entries, charge(closing), refund(sold)]).balance).toBe(article);
  });

  property.prop([price, price])('[L6] a price by hand is all that is owed', (quoted, byHand) => {
    const entries = [charge(quoted), payment(quoted)];
    const credit = closingCharge(entries, cents(0)) ?? cents(0);
    const { total, balance } = folioTotals([...entries, charge(credit), charge(byHand)]);
    expect([total, balance]).toEqual([byHand, byHand - quoted]);
  });
});

property.prop([fc.integer()])('[L9] each line of any price says what it is for, as its rule does', (seed) => {
  const chance = new Chance(seed);
  const data = randomTariff(chance);
  const priced = priceOf(parseTariff(data), randomRequest(chance, data), ENGLISH.price);
  if (!priced.ok) return;
  for (const line of priced.quote.lines) {
    // A tax that the stay does not pay has no figures.
    if (line.amount === 0 && line.share === undefined && line.tax === undefined) continue;
    const isExtra = ['Q2', 'F31', 'F35'].includes(line.rule);
    const isTax = ['Q3', 'F17', 'F27', 'F37'].includes(line.rule);
    expect([line.rule, partOfPrice(line)]).toEqual([line.rule, isTax ? 'tax' : isExtra ? 'extra' : 'room']);
  }
});

test.each([
  ['room', false, false],
  ['tax', true, false],
  ['article', false, true],
  ['article-tax', true, true],
  [null, false, false],
] as const)('[L9] %s: a tax %s, an article %s', (part, isTax, isArticle) => {
  expect([isTaxPart(part), isArticlePart(part)]).toEqual([isTax, isArticle]);
});
