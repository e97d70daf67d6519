import {
  parseTariff,
  type Quote,
  type StayRequest,
  type Tariff,
  type TariffData,
  type TariffError,
} from '../../src/index.ts';
import { price } from './english.ts';

export function quoteOf(tariff: Tariff, request: StayRequest): Quote {
  const got = price(tariff, request);
  if (!got.ok) throw new Error(`No price: ${JSON.stringify(got.violations)}`);
  return got.quote;
}

/** The reason for which a stay has no price, as `rule code field`, and its figures. */
export function refusalOf(tariff: Tariff, request: StayRequest): readonly unknown[] {
  const got = price(tariff, request);
  if (got.ok) throw new Error(`A price: ${got.quote.total}`);
  const [{ rule, code, field, params }] = got.violations;
  return [rule, code, field, ...Object.values(params)];
}

/** A tariff of one room for 4, of which 2 are included, at $100 a night, changed. */
export function tariffWith(change: Partial<TariffData> = {}): Tariff {
  return parseTariff({
    id: 'test',
    currency: 'CAD',
    rooms: { queen: { sleeps: 4, included: 2, pets: 5 } },
    nightly: [{ price: '100' }],
    ...change,
  });
}

/** The faults for which such a tariff is refused, each as `path code`. */
export function faultsOf(change: Partial<TariffData>): string[] {
  try {
    tariffWith(change);
    return [];
  } catch (error) {
    return (error as TariffError).faults.map(({ path, code }) => `${path} ${code}`);
  }
}

/** A stay of two adults from Sunday, 2027-07-04. */
export function stayOf(nights: number, change: Partial<StayRequest> = {}): StayRequest {
  const to = new Date(Date.UTC(2027, 6, 4 + nights)).toISOString().slice(0, 10);
  return { room: 'queen', from: '2027-07-04', to, party: { adults: 2 }, ...change };
}

/** The lines of a price in short: the kind of each and its amount in cents, as in `rooms 10000, gst 500`. */
export function amountsOf({ lines }: Pick<Quote, 'lines'>): string {
  return lines.map(({ kind, amount }) => `${kind} ${amount}`).join(', ');
}

/** A line of a price whose label is its kind, as in `Q3 gst`. */
export function lineOf(words: string, amount: number, more: object = {}): object {
  const [rule, kind] = words.split(' ');
  return { kind, rule, label: kind, amount, ...more };
}
